namespace Ddz.Tests.Vectors
{
    /// <summary>The column `previous`: what lies on the table.</summary>
    internal static class Tables
    {
        /// <summary>A lead, cards in their default reading, or cards@reading.</summary>
        internal static Play Of(RuleSet rules, string cell)
        {
            if (cell == "-")
            {
                return Play.None;
            }

            string[] parts = cell.Split('@');
            byte[] cards = Notation.Cards(parts[0]);
            return parts.Length == 2
                ? Notation.Play(parts[1], cards.Length)
                : Rules.Classify(rules, cards);
        }
    }
}
