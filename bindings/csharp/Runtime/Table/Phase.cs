using Ddz.Raw;

namespace Ddz
{
    /// <summary>What a table waits for.</summary>
    public enum Phase : byte
    {
        /// <summary>Who shows his hand? Every seat answers, in any order.</summary>
        Show = Numbers.PHASE_SHOW,

        /// <summary>A bid or a pass.</summary>
        Bid = Numbers.PHASE_BID,

        /// <summary>A call or a pass.</summary>
        Call = Numbers.PHASE_CALL,

        /// <summary>A rob or a pass.</summary>
        Rob = Numbers.PHASE_ROB,

        /// <summary>Who doubles? The seats that may answer do so in any order.</summary>
        Double = Numbers.PHASE_DOUBLE,

        /// <summary>Does the landlord double against the farmers who doubled?</summary>
        Redouble = Numbers.PHASE_REDOUBLE,

        /// <summary>A play or a pass.</summary>
        Play = Numbers.PHASE_PLAY,

        /// <summary>Nothing: the deal is over.</summary>
        Over = Numbers.PHASE_OVER,
    }
}
