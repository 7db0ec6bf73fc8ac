namespace Ddz.Clients.Et
{
    /// <summary>The client's ranks; the numbers are those of <see cref="Rank"/>.</summary>
    public enum Weight
    {
        /// <summary>3</summary>
        Three = Rank.Three,

        /// <summary>4</summary>
        Four = Rank.Four,

        /// <summary>5</summary>
        Five = Rank.Five,

        /// <summary>6</summary>
        Six = Rank.Six,

        /// <summary>7</summary>
        Seven = Rank.Seven,

        /// <summary>8</summary>
        Eight = Rank.Eight,

        /// <summary>9</summary>
        Nine = Rank.Nine,

        /// <summary>10</summary>
        Ten = Rank.Ten,

        /// <summary>J</summary>
        Jack = Rank.Jack,

        /// <summary>Q</summary>
        Queen = Rank.Queen,

        /// <summary>K</summary>
        King = Rank.King,

        /// <summary>A</summary>
        One = Rank.Ace,

        /// <summary>2</summary>
        Two = Rank.Two,

        /// <summary>小王</summary>
        SJoker = Rank.SmallJoker,

        /// <summary>大王</summary>
        LJoker = Rank.BigJoker,
    }
}
