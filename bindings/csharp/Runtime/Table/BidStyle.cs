using Ddz.Raw;

namespace Ddz
{
    /// <summary>How the landlord is found.</summary>
    public enum BidStyle : byte
    {
        /// <summary>叫分: each seat once bids more than those before, or passes; 3 ends it.</summary>
        ScoreOnce = Numbers.BID_SCORE_ONCE,

        /// <summary>
        /// 叫分: until two pass in a row after a bid; 3 ends it; who passed may come back.
        /// </summary>
        ScoreUntilTwoPasses = Numbers.BID_SCORE_UNTIL_TWO_PASSES,

        /// <summary>
        /// 叫地主, 抢地主: the first to call, then the seats after him that have not declined may
        /// rob.
        /// </summary>
        CallRob = Numbers.BID_CALL_ROB,

        /// <summary>No auction: the first bidder is the landlord.</summary>
        None = Numbers.BID_NONE,
    }
}
