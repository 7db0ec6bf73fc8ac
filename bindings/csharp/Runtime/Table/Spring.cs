using Ddz.Raw;

namespace Ddz
{
    /// <summary>Whether one side never came to play.</summary>
    public enum Spring : byte
    {
        /// <summary>Neither.</summary>
        None = Numbers.SPRING_NONE,

        /// <summary>春天: the landlord won and no farmer played.</summary>
        Landlord = Numbers.SPRING_LANDLORD,

        /// <summary>反春天: the farmers won and the landlord played once.</summary>
        Farmers = Numbers.SPRING_FARMERS,
    }
}
