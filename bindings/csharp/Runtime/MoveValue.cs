using System.Runtime.InteropServices;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>A move of a position, and who wins behind it.</summary>
    /// <remarks>It lies in memory as ddz_solve_value does.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct MoveValue
    {
#pragma warning disable 0649 // Nothing here assigns it: the library writes it.
        private ddz_solve_value raw;
#pragma warning restore 0649

        /// <summary>What the seat to move may do; a move of no cards is a pass.</summary>
        public Move Move
        {
            get
            {
                ddz_move turn = raw.turn;
                return *(Move*)&turn;
            }
        }

        /// <summary>Who wins behind it.</summary>
        public Side Winner
        {
            get { return (Side)raw.winner; }
        }
    }
}
