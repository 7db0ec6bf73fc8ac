namespace Ddz.Clients.U3d
{
    /// <summary>
    /// What a play is, in the client's words and numbers. One type is a card, or
    /// cards in sequence: how many ranks there are is <see cref="CardRule.m_num"/>.
    /// </summary>
    public enum CardType
    {
        /// <summary>Not a play.</summary>
        None = 0,

        /// <summary>A card; five and more, a straight.</summary>
        One = 1,

        /// <summary>A pair; three and more, pairs in sequence.</summary>
        Two = 2,

        /// <summary>A trio; two and more, a plane.</summary>
        Three = 3,

        /// <summary>A trio with a card; two and more, a plane with cards.</summary>
        ThreeWithOne = 4,

        /// <summary>A trio with a pair; two and more, a plane with pairs.</summary>
        ThreeWithTwo = 5,

        /// <summary>A bomb; two and more, a shuttle, which is an ordinary play.</summary>
        Four = 6,

        /// <summary>A quad with two cards; two and more, a shuttle with cards.</summary>
        FourWith2One = 7,

        /// <summary>A quad with two pairs; two and more, a shuttle with pairs.</summary>
        FourWith2Two = 8,

        /// <summary>Both jokers.</summary>
        Rocket = 9,
    }
}
