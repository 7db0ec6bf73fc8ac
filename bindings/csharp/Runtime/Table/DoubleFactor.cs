using Ddz.Raw;

namespace Ddz
{
    /// <summary>The factors of doubling. (In C and Rust it is Double, which C# has for a number.)</summary>
    public enum DoubleFactor : byte
    {
        /// <summary>Not asked, not answered, or not to be known yet.</summary>
        Undecided = Numbers.DOUBLE_UNDECIDED,

        /// <summary>Declined.</summary>
        No = Numbers.DOUBLE_NO,

        /// <summary>加倍.</summary>
        Two = Numbers.DOUBLE_TWO,

        /// <summary>超级加倍, where the flow has SuperDouble.</summary>
        Four = Numbers.DOUBLE_FOUR,
    }
}
