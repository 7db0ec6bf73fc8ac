using Ddz.Raw;

namespace Ddz
{
    /// <summary>Who may take the landlord's place back after a rob.</summary>
    public enum RobBack : byte
    {
        /// <summary>Nobody.</summary>
        None = Numbers.ROB_BACK_NONE,

        /// <summary>The caller, once.</summary>
        Caller = Numbers.ROB_BACK_CALLER,

        /// <summary>The caller, once, if he was the first seat asked.</summary>
        First = Numbers.ROB_BACK_FIRST,
    }
}
