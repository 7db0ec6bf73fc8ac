using System.Text;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>The native library itself: its versions and the texts of its statuses.</summary>
    public static unsafe class Library
    {
        /// <summary>The version that these sources belong to.</summary>
        public const string SourceVersion = Numbers.VERSION_TEXT;

        /// <summary>
        /// The ABI number that these sources need. Every first call compares it
        /// with <see cref="AbiVersion"/> and throws
        /// <see cref="DdzAbiException"/> when they differ.
        /// </summary>
        public const uint SourceAbiVersion = Numbers.ABI_VERSION;

        /// <summary>The ABI number of the library that was loaded.</summary>
        public static uint AbiVersion
        {
            get { return Door.LoadedAbiVersion(); }
        }

        /// <summary>The version of the library that was loaded, as 0x00MMmmpp.</summary>
        public static uint VersionNumber
        {
            get
            {
                Door.Open();
                return NativeMethods.ddz_version_number();
            }
        }

        /// <summary>The version of the library that was loaded, as text.</summary>
        public static string VersionText
        {
            get
            {
                Door.Open();
                return Text(NativeMethods.ddz_version_text());
            }
        }

        /// <summary>What a status means, in English.</summary>
        /// <param name="status">Any number; one that is no status has a text too.</param>
        public static string StatusText(Status status)
        {
            return StatusText(status, Language.English);
        }

        /// <summary>What a status means.</summary>
        /// <param name="status">Any number; one that is no status has a text too.</param>
        /// <param name="language">Any other number is English.</param>
        public static string StatusText(Status status, Language language)
        {
            Door.Open();
            return Text(NativeMethods.ddz_status_text((int)status, (uint)language));
        }

        /// <summary>The name of a kind of play.</summary>
        /// <param name="kind">Any number; one that is no kind has a text too.</param>
        /// <param name="language">Any other number is English.</param>
        public static string KindText(PlayKind kind, Language language)
        {
            Door.Open();
            return Text(NativeMethods.ddz_kind_text((uint)kind, (uint)language));
        }

        /// <summary>
        /// Copies a text of the library. It stays the library's: as a string
        /// return type the runtime would free it.
        /// </summary>
        private static string Text(byte* text)
        {
            int length = 0;
            while (text[length] != 0)
            {
                length++;
            }

            return Encoding.UTF8.GetString(text, length);
        }
    }
}
