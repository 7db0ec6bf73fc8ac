namespace Ddz
{
    /// <summary>
    /// The suits from low to high; the number is the high nibble of the card
    /// byte. Suits never matter to the rules.
    /// </summary>
    public enum Suit : byte
    {
        /// <summary>方块</summary>
        Diamond = 0,

        /// <summary>梅花</summary>
        Club = 1,

        /// <summary>红桃</summary>
        Heart = 2,

        /// <summary>黑桃</summary>
        Spade = 3,
    }
}
