namespace Ddz.Clients.Et
{
    /// <summary>
    /// A card as the client's messages carry it. Partial, so that a project may
    /// add what its own class had.
    /// </summary>
    public partial class Card
    {
        /// <summary>A card to be filled.</summary>
        public Card()
        {
        }

        /// <summary>A card.</summary>
        /// <param name="weight">Its rank.</param>
        /// <param name="suits">Its suit.</param>
        public Card(Weight weight, Suits suits)
        {
            CardWeight = (int)weight;
            CardSuits = (int)suits;
        }

        /// <summary>Its rank: a number of <see cref="Weight"/>.</summary>
        public int CardWeight { get; set; }

        /// <summary>Its suit: a number of <see cref="Suits"/>.</summary>
        public int CardSuits { get; set; }
    }
}
