using Ddz.Raw;

namespace Ddz
{
    /// <summary>The card ids of other programs.</summary>
    public enum Format : uint
    {
        /// <summary>
        /// 1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small
        /// joker, 54 big joker.
        /// </summary>
        Egret = Numbers.FORMAT_EGRET,

        /// <summary>
        /// 0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52
        /// small joker, 53 big joker.
        /// </summary>
        Botzone = Numbers.FORMAT_BOTZONE,

        /// <summary>
        /// 0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52
        /// small joker, 53 big joker.
        /// </summary>
        Openspiel = Numbers.FORMAT_OPENSPIEL,
    }
}
