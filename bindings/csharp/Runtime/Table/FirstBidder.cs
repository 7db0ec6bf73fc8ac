using Ddz.Raw;

namespace Ddz
{
    /// <summary>Who bids first.</summary>
    public enum FirstBidder : byte
    {
        /// <summary>first_seat, after a redeal too.</summary>
        Given = Numbers.FIRST_GIVEN,

        /// <summary>first_seat; the next seat after each redeal.</summary>
        Next = Numbers.FIRST_NEXT,

        /// <summary>
        /// Drawn from the seed for each deal; first_seat when the deck was given.
        /// </summary>
        Random = Numbers.FIRST_RANDOM,

        /// <summary>
        /// Who was dealt a card that lies face up, drawn from the seed; first_seat when the
        /// deck was given.
        /// </summary>
        FaceUp = Numbers.FIRST_FACE_UP,
    }
}
