using Ddz.Raw;

namespace Ddz
{
    /// <summary>How a deal goes, by name.</summary>
    public enum FlowPreset : uint
    {
        /// <summary>
        /// The official competition rules of 2016: one round of bids, hidden bottom, pairwise
        /// doubling.
        /// </summary>
        Standard = Numbers.FLOW_STANDARD,

        /// <summary>As Pagat describes the game: bids until two pass.</summary>
        Pagat = Numbers.FLOW_PAGAT,

        /// <summary>
        /// 欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double.
        /// </summary>
        Happy = Numbers.FLOW_HAPPY,

        /// <summary>
        /// The server of the ET/Unity client: call and rob, each worth two; the rocket counts
        /// four.
        /// </summary>
        Et = Numbers.FLOW_ET,

        /// <summary>
        /// The WHGame family: one round of bids, the rocket ends the trick, doubles multiply
        /// for all.
        /// </summary>
        Whgame = Numbers.FLOW_WHGAME,

        /// <summary>OpenSpiel: bids until two pass, nobody bids is a draw.</summary>
        Openspiel = Numbers.FLOW_OPENSPIEL,

        /// <summary>DouZero: no auction, no spring.</summary>
        Douzero = Numbers.FLOW_DOUZERO,

        /// <summary>
        /// The Cocos2d-x client: when nobody bids, the first seat is the landlord at three.
        /// </summary>
        Cocos = Numbers.FLOW_COCOS,

        /// <summary>
        /// The classic rules of the large platforms: one round of bids, no doubling.
        /// </summary>
        Classic = Numbers.FLOW_CLASSIC,
    }
}
