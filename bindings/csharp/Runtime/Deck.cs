using System.Security.Cryptography;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>The deck of 54 cards.</summary>
    public static unsafe class Deck
    {
        /// <summary>Cards in the deck: 54.</summary>
        public const int Length = (int)Numbers.DECK_LEN;

        /// <summary>Bytes of a seed: 32.</summary>
        public const int SeedLength = 32;

        /// <summary>
        /// A seed that nobody can guess, from the system's source of random bytes. (Not
        /// System.Random, whose few seeds can be tried one after the other.)
        /// </summary>
        /// <returns>32 bytes.</returns>
        public static byte[] Seed()
        {
            var seed = new byte[SeedLength];
            using (RandomNumberGenerator source = RandomNumberGenerator.Create())
            {
                source.GetBytes(seed);
            }

            return seed;
        }

        /// <summary>
        /// Shuffles a deck: the same for a seed on every platform, in every
        /// version, for ever.
        /// </summary>
        /// <param name="seed">32 bytes that nobody can guess, as Seed makes them; who knows
        /// them knows the deck.</param>
        /// <returns>54 card bytes.</returns>
        /// <exception cref="DdzException">The statuses of TryShuffle.</exception>
        public static byte[] Shuffle(byte[] seed)
        {
            var deck = new byte[Length];
            Door.Require(TryShuffle(seed, deck));
            return deck;
        }

        /// <summary>Shuffles a deck into an array.</summary>
        /// <param name="seed">32 bytes.</param>
        /// <param name="deck">54 bytes, which are overwritten.</param>
        /// <returns>Ok, Null, Length (not 32, not 54).</returns>
        public static Status TryShuffle(byte[] seed, byte[] deck)
        {
            if (seed != null && seed.Length != SeedLength || deck != null && deck.Length != Length)
            {
                return Status.Length;
            }

            Door.Open();
            fixed (byte* seed32 = seed)
            fixed (byte* out54 = deck)
            {
                return (Status)NativeMethods.ddz_deck_shuffle(seed32, out54);
            }
        }
    }
}
