namespace Ddz.Clients.Et
{
    /// <summary>The client's suits, in its order.</summary>
    public enum Suits
    {
        /// <summary>梅花</summary>
        Club,

        /// <summary>方块</summary>
        Diamond,

        /// <summary>红桃</summary>
        Heart,

        /// <summary>黑桃</summary>
        Spade,

        /// <summary>A joker.</summary>
        None,
    }
}
