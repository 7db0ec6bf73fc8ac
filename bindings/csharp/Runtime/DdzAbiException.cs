using System;

namespace Ddz
{
    /// <summary>
    /// The native library is of another ABI than these sources. The first call
    /// of any kind throws it, and so does every later one.
    /// </summary>
    public sealed class DdzAbiException : Exception
    {
        internal DdzAbiException(uint expected, uint found)
            : base(
                "The C# sources of ddz are for ABI " + expected + ", but the native library 'ddz'"
                + " that was loaded has ABI " + found
                + ". Take both from the same release; if you have replaced the file, start the"
                + " editor again, since it keeps a library loaded.")
        {
            Expected = expected;
            Found = found;
        }

        internal DdzAbiException(uint expected, Exception inner)
            : base(
                "The C# sources of ddz are for ABI " + expected + ", but the native library 'ddz'"
                + " that was loaded does not say which it has: "
                + inner.Message, inner)
        {
            Expected = expected;
        }

        /// <summary>The ABI number of these sources.</summary>
        public uint Expected { get; }

        /// <summary>The ABI number of the library; 0 when it gives none.</summary>
        public uint Found { get; }
    }
}
