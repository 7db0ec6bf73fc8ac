namespace Ddz.Clients.Et
{
    /// <summary>What a play is, in the client's words and numbers.</summary>
    public enum CardsType
    {
        /// <summary>Not a play; before a lead, an empty table.</summary>
        None,

        /// <summary>王炸: <see cref="PlayKind.Rocket"/>.</summary>
        JokerBoom,

        /// <summary>炸弹: <see cref="PlayKind.Bomb"/>.</summary>
        Boom,

        /// <summary>三张: <see cref="PlayKind.Trio"/>.</summary>
        OnlyThree,

        /// <summary>三带一: <see cref="PlayKind.TrioSingle"/>.</summary>
        ThreeAndOne,

        /// <summary>三带二: <see cref="PlayKind.TrioPair"/>.</summary>
        ThreeAndTwo,

        /// <summary>顺子: <see cref="PlayKind.Straight"/>.</summary>
        Straight,

        /// <summary>双顺: <see cref="PlayKind.PairStraight"/>.</summary>
        DoubleStraight,

        /// <summary>三顺: <see cref="PlayKind.Plane"/> of two trios or more.</summary>
        TripleStraight,

        /// <summary>对子: <see cref="PlayKind.Pair"/>.</summary>
        Double,

        /// <summary>单牌: <see cref="PlayKind.Single"/>.</summary>
        Single,
    }
}
