namespace Ddz.Clients.U3d
{
    /// <summary>A play as the client keeps and sends it.</summary>
    public class CardRule
    {
        /// <summary>What it is.</summary>
        public CardType m_type;

        /// <summary>The client's value of the lowest rank of the body.</summary>
        public int m_val;

        /// <summary>How many ranks the body has.</summary>
        public int m_num = 1;
    }
}
