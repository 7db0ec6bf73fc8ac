using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// The switches of a rule set, free to change. Minima are numbers; the others
    /// are 0 no, 1 yes, unless they say more. Take those of a preset
    /// (<see cref="RuleSet.Switches"/>), change what differs, and make a
    /// <see cref="RuleSet"/> of them, which is where they are checked.
    /// </summary>
    public struct Switches
    {
        internal ddz_rules Raw;

        /// <summary>Cards in a straight, at least: 2..12.</summary>
        public byte StraightMin
        {
            get { return Raw.straight_min; }
            set { Raw.straight_min = value; }
        }

        /// <summary>Pairs in a pair straight, at least: 2..10.</summary>
        public byte PairStraightMin
        {
            get { return Raw.pair_straight_min; }
            set { Raw.pair_straight_min = value; }
        }

        /// <summary>Trios in a plane, with or without wings, at least: 2..6.</summary>
        public byte PlaneMin
        {
            get { return Raw.plane_min; }
            set { Raw.plane_min = value; }
        }

        /// <summary>Quads in a shuttle, with or without wings, at least: 2..5.</summary>
        public byte ShuttleMin
        {
            get { return Raw.shuttle_min; }
            set { Raw.shuttle_min = value; }
        }

        /// <summary>A trio alone.</summary>
        public byte TrioPlain
        {
            get { return Raw.trio_plain; }
            set { Raw.trio_plain = value; }
        }

        /// <summary>A trio with one card.</summary>
        public byte TrioSingle
        {
            get { return Raw.trio_single; }
            set { Raw.trio_single = value; }
        }

        /// <summary>A trio with a pair.</summary>
        public byte TrioPair
        {
            get { return Raw.trio_pair; }
            set { Raw.trio_pair = value; }
        }

        /// <summary>A plane with single cards.</summary>
        public byte PlaneSingles
        {
            get { return Raw.plane_singles; }
            set { Raw.plane_singles = value; }
        }

        /// <summary>A plane with pairs.</summary>
        public byte PlanePairs
        {
            get { return Raw.plane_pairs; }
            set { Raw.plane_pairs = value; }
        }

        /// <summary>How many single wings of a plane may share a rank: 1..4.</summary>
        public byte WingRepeat
        {
            get { return Raw.wing_repeat; }
            set { Raw.wing_repeat = value; }
        }

        /// <summary>Three or four equal single wings next to the body; a 2 is never next to an A.</summary>
        public byte WingAdjacentTrio
        {
            get { return Raw.wing_adjacent_trio; }
            set { Raw.wing_adjacent_trio = value; }
        }

        /// <summary>Both jokers among single wings.</summary>
        public byte WingRocket
        {
            get { return Raw.wing_rocket; }
            set { Raw.wing_rocket = value; }
        }

        /// <summary>A quad as two pair wings.</summary>
        public byte WingPairsQuad
        {
            get { return Raw.wing_pairs_quad; }
            set { Raw.wing_pairs_quad = value; }
        }

        /// <summary>A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well.</summary>
        public byte FourSingles
        {
            get { return Raw.four_singles; }
            set { Raw.four_singles = value; }
        }

        /// <summary>Both jokers as these two cards.</summary>
        public byte FourRocket
        {
            get { return Raw.four_rocket; }
            set { Raw.four_rocket = value; }
        }

        /// <summary>A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well.</summary>
        public byte FourPairs
        {
            get { return Raw.four_pairs; }
            set { Raw.four_pairs = value; }
        }

        /// <summary>Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs.</summary>
        public byte Shuttle
        {
            get { return Raw.shuttle; }
            set { Raw.shuttle = value; }
        }

        /// <summary>A shuttle with two cards a quad, all of different ranks.</summary>
        public byte ShuttleSingles
        {
            get { return Raw.shuttle_singles; }
            set { Raw.shuttle_singles = value; }
        }

        /// <summary>A shuttle with two pairs a quad, all of different ranks.</summary>
        public byte ShuttlePairs
        {
            get { return Raw.shuttle_pairs; }
            set { Raw.shuttle_pairs = value; }
        }
    }
}
