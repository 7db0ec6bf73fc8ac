namespace Ddz.Clients.U3d
{
    /// <summary>The client's types in the library's kinds, and back.</summary>
    internal static class Kinds
    {
        private static readonly Row[] Rows =
        {
            new Row(CardType.One, PlayKind.Single, PlayKind.Straight, 1),
            new Row(CardType.Two, PlayKind.Pair, PlayKind.PairStraight, 2),
            new Row(CardType.Three, PlayKind.Trio, PlayKind.Plane, 3),
            new Row(CardType.ThreeWithOne, PlayKind.TrioSingle, PlayKind.PlaneSingles, 4),
            new Row(CardType.ThreeWithTwo, PlayKind.TrioPair, PlayKind.PlanePairs, 5),
            new Row(CardType.Four, PlayKind.Bomb, PlayKind.Shuttle, 4),
            new Row(CardType.FourWith2One, PlayKind.FourSingles, PlayKind.ShuttleSingles, 6),
            new Row(CardType.FourWith2Two, PlayKind.FourPairs, PlayKind.ShuttlePairs, 8),
        };

        internal static bool HasWings(CardType type)
        {
            return type == CardType.ThreeWithOne || type == CardType.ThreeWithTwo
                || type == CardType.FourWith2One || type == CardType.FourWith2Two;
        }

        internal static CardType TypeOf(PlayKind kind)
        {
            foreach (Row row in Rows)
            {
                if (row.Alone == kind || row.InSequence == kind)
                {
                    return row.Type;
                }
            }

            return kind == PlayKind.Rocket ? CardType.Rocket : CardType.None;
        }

        /// <summary>The client keeps the lowest rank of a body, the library the highest.</summary>
        internal static int LowestRank(Play play)
        {
            return play.Kind == PlayKind.Rocket
                ? (int)Rank.SmallJoker
                : (int)play.Rank - (play.Length - 1);
        }

        /// <summary>
        /// The play that the client's three numbers describe. Whether there is such
        /// a play is for the library to say.
        /// </summary>
        internal static bool TryPlay(CardType type, int lowestRank, int num, out Play play)
        {
            play = Play.None;
            if (num < 1 || num > Cards.HandMax)
            {
                return false;
            }

            if (type == CardType.Rocket)
            {
                play = new Play(PlayKind.Rocket, Rank.BigJoker, 1, 2);
                return true;
            }

            foreach (Row row in Rows)
            {
                if (row.Type == type)
                {
                    play = new Play(
                        num == 1 ? row.Alone : row.InSequence,
                        (Rank)(lowestRank + num - 1),
                        (byte)num,
                        (byte)(num * row.Cards));
                    return true;
                }
            }

            return false;
        }

        private struct Row
        {
            internal readonly CardType Type;
            internal readonly PlayKind Alone;
            internal readonly PlayKind InSequence;

            /// <summary>Cards for each rank of the body, wings included.</summary>
            internal readonly int Cards;

            internal Row(CardType type, PlayKind alone, PlayKind inSequence, int cards)
            {
                Type = type;
                Alone = alone;
                InSequence = inSequence;
                Cards = cards;
            }
        }
    }
}
