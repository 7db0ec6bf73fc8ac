using Ddz.Raw;

namespace Ddz
{
    /// <summary>What a seat last said in the auction.</summary>
    public enum Said : byte
    {
        /// <summary>It was not asked yet.</summary>
        Nothing = Numbers.SAID_NOTHING,

        /// <summary>One.</summary>
        Bid1 = Numbers.SAID_BID_1,

        /// <summary>Two.</summary>
        Bid2 = Numbers.SAID_BID_2,

        /// <summary>Three.</summary>
        Bid3 = Numbers.SAID_BID_3,

        /// <summary>Pass.</summary>
        Pass = Numbers.SAID_PASS,

        /// <summary>叫地主.</summary>
        Call = Numbers.SAID_CALL,

        /// <summary>抢地主.</summary>
        Rob = Numbers.SAID_ROB,
    }
}
