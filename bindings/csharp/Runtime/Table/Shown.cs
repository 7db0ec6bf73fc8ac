using Ddz.Raw;

namespace Ddz
{
    /// <summary>When a hand was shown.</summary>
    public enum Shown : byte
    {
        /// <summary>Not shown, not declined.</summary>
        Undecided = Numbers.SHOW_UNDECIDED,

        /// <summary>Before the deal.</summary>
        Before = Numbers.SHOW_BEFORE,

        /// <summary>Early in the deal.</summary>
        Early = Numbers.SHOW_EARLY,

        /// <summary>Late in the deal.</summary>
        Late = Numbers.SHOW_LATE,

        /// <summary>By the landlord, before he leads.</summary>
        Landlord = Numbers.SHOW_LANDLORD,

        /// <summary>Declined before the auction.</summary>
        Declined = Numbers.SHOW_DECLINED,
    }
}
