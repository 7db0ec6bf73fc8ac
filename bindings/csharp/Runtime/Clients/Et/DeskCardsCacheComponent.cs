using System.Collections.Generic;

namespace Ddz.Clients.Et
{
    /// <summary>
    /// The cards on the table, as far as <see cref="CardHelper"/> and its callers
    /// need them. Partial, so that a project may make a component of it.
    /// </summary>
    public partial class DeskCardsCacheComponent
    {
        private readonly List<Card> library = new List<Card>();

        /// <summary>What the cards are; whoever puts them down sets it.</summary>
        public CardsType Rule { get; set; }

        /// <summary>How many cards.</summary>
        public int CardsCount
        {
            get { return library.Count; }
        }

        /// <summary>The cards, in the order in which they were put down.</summary>
        public Card[] GetAll()
        {
            return library.ToArray();
        }

        /// <summary>Their weight, by <see cref="CardHelper.GetWeight"/>.</summary>
        public int GetTotalWeight()
        {
            return CardHelper.GetWeight(GetAll(), Rule);
        }

        /// <summary>Puts a card down.</summary>
        /// <param name="card">A card.</param>
        public void AddCard(Card card)
        {
            library.Add(card);
        }

        /// <summary>Takes the cards away: the next play is a lead.</summary>
        public void Clear()
        {
            library.Clear();
            Rule = CardsType.None;
        }
    }
}
