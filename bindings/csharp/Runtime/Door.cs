using System;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>What every call does before it enters the native library.</summary>
    internal static class Door
    {
        private static bool open;

        /// <summary>
        /// Compares the ABI numbers, once. A static constructor would hide the
        /// sentence in a TypeInitializationException.
        /// </summary>
        internal static void Open()
        {
            if (!open)
            {
                CheckAbi();
                open = true;
            }
        }

        internal static uint LoadedAbiVersion()
        {
            try
            {
                return NativeMethods.ddz_abi_version();
            }
            catch (DllNotFoundException e)
            {
                throw new DllNotFoundException(
                    "The native library 'ddz' (libddz.so, ddz.dll, libddz.dylib) was not found or"
                    + " could not be loaded; in Unity it belongs in a Plugins folder and is enabled"
                    + " for this platform: " + e.Message,
                    e);
            }
            catch (EntryPointNotFoundException e)
            {
                throw new DdzAbiException(Numbers.ABI_VERSION, e);
            }
        }

        /// <summary>Whether a part of an array is one; a null array has no parts but (0, n).</summary>
        /// <remarks>The library itself says that null with a count is one null too many.</remarks>
        internal static bool Holds(Array array, int offset, int count)
        {
            int length = array == null ? count : array.Length;
            return offset >= 0 && count >= 0 && offset <= length - count
                && (array != null || offset == 0);
        }

        /// <summary>The length of an array that may be null.</summary>
        internal static int Length(Array array)
        {
            return array == null ? 0 : array.Length;
        }

        internal static void Require(Status status)
        {
            if (status != Status.Ok)
            {
                throw new DdzException(status);
            }
        }

        private static void CheckAbi()
        {
            uint found = LoadedAbiVersion();
            if (found != Numbers.ABI_VERSION)
            {
                throw new DdzAbiException(Numbers.ABI_VERSION, found);
            }
        }
    }
}
