using System.Collections.Generic;
using System.Threading.Tasks;

namespace Ddz.Clients.Et
{
    /// <summary>
    /// The client's CardHelper over the library: its names and signatures, the
    /// answers that it means to give. The rules are <see cref="RuleSet.Et"/>; cards
    /// may come in any order. docs/clients.md lists where its own code answered
    /// otherwise.
    /// </summary>
    public static class CardHelper
    {
        /// <summary>What the cards are, and whether they are a play at all.</summary>
        /// <param name="cards">0 to 20 cards; null is none.</param>
        /// <param name="type">What they are; None when the answer is false.</param>
        /// <returns>False too for cards that no deck has, or has once.</returns>
        public static bool PopEnable(Card[] cards, out CardsType type)
        {
            type = Translation.TypeOf(Classify(cards).Kind);
            return type != CardsType.None;
        }

        /// <summary>
        /// Whether the cards may be put on those of the table. The client has no
        /// such call: its callers compare types and weights, which lets a longer
        /// straight beat a shorter one.
        /// </summary>
        /// <param name="cards">0 to 20 cards; null is none.</param>
        /// <param name="deskCards">The cards on the table; none is a lead.</param>
        /// <param name="type">What the cards are then; None when the answer is false.</param>
        /// <returns>False too when the cards on the table are no play.</returns>
        public static bool PopEnable(Card[] cards, Card[] deskCards, out CardsType type)
        {
            type = CardsType.None;
            Play table = Classify(deskCards);
            if (table.IsNone && deskCards != null && deskCards.Length > 0)
            {
                return false;
            }

            Play play;
            Rules.TryBeats(RuleSet.Et, table, Translation.Bytes(cards), out play);
            type = Translation.TypeOf(play.Kind);
            return type != CardsType.None;
        }

        /// <summary>Whether this is one card.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsSingle(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Single;
        }

        /// <summary>Whether this is a pair; two jokers are none.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsDouble(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Pair;
        }

        /// <summary>Whether this is a straight of five cards or more.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsStraight(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Straight;
        }

        /// <summary>Whether these are three pairs in sequence or more.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsDoubleStraight(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.PairStraight;
        }

        /// <summary>Whether these are two trios in sequence or more.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsTripleStraight(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Plane;
        }

        /// <summary>Whether this is one trio and nothing else.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsOnlyThree(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Trio;
        }

        /// <summary>Whether this is a trio with one card.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsThreeAndOne(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.TrioSingle;
        }

        /// <summary>Whether this is a trio with a pair.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsThreeAndTwo(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.TrioPair;
        }

        /// <summary>Whether this is a bomb.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsBoom(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Bomb;
        }

        /// <summary>Whether these are the two jokers.</summary>
        /// <param name="cards">Cards in any order; null is none.</param>
        public static bool IsJokerBoom(Card[] cards)
        {
            return Classify(cards).Kind == PlayKind.Rocket;
        }

        /// <summary>
        /// What a hand may put on the table, each choice once. The first one is the
        /// one to play: what costs least, bombs and the rocket last
        /// (docs/hints.md); the client has them first, and draws kickers by chance.
        /// Each entry lies as the client has it: larger groups first, then high to
        /// low, kickers last.
        /// </summary>
        /// <param name="cards">The hand, 0 to 20 cards in any order.</param>
        /// <param name="deskCardsCache">The cards on the table.</param>
        /// <param name="type">
        /// What these are; None is a lead. When they are something else there is
        /// nothing to answer, and the list is empty.
        /// </param>
        /// <returns>
        /// The cards are those of the list that was given. The task has ended
        /// already: nothing here waits.
        /// </returns>
        public static Task<List<Card[]>> GetPrompt(
            List<Card> cards, DeskCardsCacheComponent deskCardsCache, CardsType type)
        {
            var prompts = new List<Card[]>();
            Play table = type == CardsType.None
                ? Play.None
                : Classify(deskCardsCache == null ? null : deskCardsCache.GetAll());
            if (Translation.TypeOf(table.Kind) == type)
            {
                Prompt(cards, table, prompts);
            }

            return Task.FromResult(prompts);
        }

        /// <summary>
        /// The number by which the client orders plays of one type and length: a
        /// trio with its kicker weighs as the three cards of the trio, wherever
        /// they lie and whatever their suits.
        /// </summary>
        /// <param name="cards">The cards; null is none.</param>
        /// <param name="rule">What they are.</param>
        /// <returns>0 for a trio with a kicker that is none.</returns>
        public static int GetWeight(Card[] cards, CardsType rule)
        {
            if (cards == null)
            {
                return 0;
            }

            switch (rule)
            {
                case CardsType.JokerBoom:
                    return int.MaxValue;
                case CardsType.Boom:
                    return Product(cards) + int.MaxValue / 2;
                case CardsType.ThreeAndOne:
                case CardsType.ThreeAndTwo:
                    Play play = Classify(cards);
                    return Translation.TypeOf(play.Kind) == rule ? 3 * (int)play.Rank : 0;
                default:
                    return Sum(cards);
            }
        }

        /// <summary>Sorts cards: high to low, the suits upward inside a rank.</summary>
        /// <param name="cards">Any cards.</param>
        public static void SortCards(List<Card> cards)
        {
            cards.Sort(CompareCards);
        }

        private static Play Classify(Card[] cards)
        {
            Play play;
            Rules.TryClassify(RuleSet.Et, Translation.Bytes(cards), out play);
            return play;
        }

        private static void Prompt(List<Card> cards, Play table, List<Card[]> prompts)
        {
            byte[] hand = Translation.Bytes(cards);
            var hints = new Move[Hints.Max];
            int found;
            Hints.TryList(RuleSet.Et, hand, table, hints, out found);
            for (int n = 0; n < found; n++)
            {
                byte[] bytes = hints[n].ToArray();
                Cards.Sort(bytes, Order.Grouped);
                var prompt = new Card[bytes.Length];
                for (int i = 0; i < bytes.Length; i++)
                {
                    prompt[i] = cards[System.Array.IndexOf(hand, bytes[i])];
                }

                prompts.Add(prompt);
            }
        }

        private static int Sum(Card[] cards)
        {
            int sum = 0;
            foreach (Card card in cards)
            {
                sum += card.CardWeight;
            }

            return sum;
        }

        private static int Product(Card[] cards)
        {
            int product = 1;
            foreach (Card card in cards)
            {
                product *= card.CardWeight;
            }

            return product;
        }

        private static int CompareCards(Card left, Card right)
        {
            int byWeight = right.CardWeight.CompareTo(left.CardWeight);
            return byWeight != 0 ? byWeight : left.CardSuits.CompareTo(right.CardSuits);
        }
    }
}
