using Ddz.Raw;

namespace Ddz
{
    /// <summary>What a play is.</summary>
    public enum PlayKind : byte
    {
        /// <summary>A pass, or not a play.</summary>
        None = Numbers.KIND_NONE,

        /// <summary>单张: one card.</summary>
        Single = Numbers.KIND_SINGLE,

        /// <summary>对子: two of a rank; the two jokers are a rocket.</summary>
        Pair = Numbers.KIND_PAIR,

        /// <summary>三张: three of a rank.</summary>
        Trio = Numbers.KIND_TRIO,

        /// <summary>三带一: a trio with one card of another rank.</summary>
        TrioSingle = Numbers.KIND_TRIO_SINGLE,

        /// <summary>三带一对: a trio with a pair.</summary>
        TrioPair = Numbers.KIND_TRIO_PAIR,

        /// <summary>顺子: singles in sequence, 3 to A.</summary>
        Straight = Numbers.KIND_STRAIGHT,

        /// <summary>连对: pairs in sequence, 3 to A.</summary>
        PairStraight = Numbers.KIND_PAIR_STRAIGHT,

        /// <summary>飞机: trios in sequence, 3 to A.</summary>
        Plane = Numbers.KIND_PLANE,

        /// <summary>飞机带单: a plane with one card a trio.</summary>
        PlaneSingles = Numbers.KIND_PLANE_SINGLES,

        /// <summary>飞机带对: a plane with one pair a trio.</summary>
        PlanePairs = Numbers.KIND_PLANE_PAIRS,

        /// <summary>四带二: a quad with two cards; not a bomb.</summary>
        FourSingles = Numbers.KIND_FOUR_SINGLES,

        /// <summary>四带两对: a quad with two pairs; not a bomb.</summary>
        FourPairs = Numbers.KIND_FOUR_PAIRS,

        /// <summary>航天飞机: quads in sequence, 3 to A.</summary>
        Shuttle = Numbers.KIND_SHUTTLE,

        /// <summary>航天飞机带小翼: a shuttle with two cards a quad.</summary>
        ShuttleSingles = Numbers.KIND_SHUTTLE_SINGLES,

        /// <summary>航天飞机带大翼: a shuttle with two pairs a quad.</summary>
        ShuttlePairs = Numbers.KIND_SHUTTLE_PAIRS,

        /// <summary>炸弹: four of a rank; beats all but higher bombs and the rocket.</summary>
        Bomb = Numbers.KIND_BOMB,

        /// <summary>火箭: both jokers; beats everything.</summary>
        Rocket = Numbers.KIND_ROCKET,
    }
}
