using Ddz.Raw;

namespace Ddz
{
    /// <summary>The ranks from low to high; the number is the rank's index.</summary>
    public enum Rank : byte
    {
        /// <summary>3</summary>
        Three = Numbers.RANK_3,

        /// <summary>4</summary>
        Four = Numbers.RANK_4,

        /// <summary>5</summary>
        Five = Numbers.RANK_5,

        /// <summary>6</summary>
        Six = Numbers.RANK_6,

        /// <summary>7</summary>
        Seven = Numbers.RANK_7,

        /// <summary>8</summary>
        Eight = Numbers.RANK_8,

        /// <summary>9</summary>
        Nine = Numbers.RANK_9,

        /// <summary>10</summary>
        Ten = Numbers.RANK_10,

        /// <summary>J</summary>
        Jack = Numbers.RANK_J,

        /// <summary>Q</summary>
        Queen = Numbers.RANK_Q,

        /// <summary>K</summary>
        King = Numbers.RANK_K,

        /// <summary>A: the highest rank of a sequence.</summary>
        Ace = Numbers.RANK_A,

        /// <summary>2</summary>
        Two = Numbers.RANK_2,

        /// <summary>小王, written x</summary>
        SmallJoker = Numbers.RANK_SMALL_JOKER,

        /// <summary>大王, written X</summary>
        BigJoker = Numbers.RANK_BIG_JOKER,
    }
}
