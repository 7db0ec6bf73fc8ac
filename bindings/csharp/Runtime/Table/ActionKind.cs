using Ddz.Raw;

namespace Ddz
{
    /// <summary>What a seat does.</summary>
    public enum ActionKind : byte
    {
        /// <summary>Passes: no bid, no call, no rob, no doubling, no show, no play.</summary>
        Pass = Numbers.ACTION_PASS,

        /// <summary>Bids value, 1..3.</summary>
        Bid = Numbers.ACTION_BID,

        /// <summary>叫地主.</summary>
        Call = Numbers.ACTION_CALL,

        /// <summary>抢地主.</summary>
        Rob = Numbers.ACTION_ROB,

        /// <summary>Doubles by value, 2 or 4.</summary>
        Double = Numbers.ACTION_DOUBLE,

        /// <summary>Shows the hand; value is a <see cref="Shown"/>, when.</summary>
        Show = Numbers.ACTION_SHOW,

        /// <summary>Plays cards, in the reading play if that is not all 0.</summary>
        Play = Numbers.ACTION_PLAY,

        /// <summary>
        /// The clock ran out: passes, or leads the lowest card where there is no passing.
        /// </summary>
        Timeout = Numbers.ACTION_TIMEOUT,
    }
}
