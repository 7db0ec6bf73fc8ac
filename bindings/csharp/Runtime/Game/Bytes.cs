namespace Ddz
{
    /// <summary>Structs of the library compared as what they are: bytes without gaps.</summary>
    internal static unsafe class Bytes
    {
        internal static bool Equal(void* one, void* other, int count)
        {
            for (int i = 0; i < count; i++)
            {
                if (((byte*)one)[i] != ((byte*)other)[i])
                {
                    return false;
                }
            }

            return true;
        }

        internal static int Hash(void* one, int count)
        {
            int hash = 17;
            for (int i = 0; i < count; i++)
            {
                hash = unchecked(hash * 31 + ((byte*)one)[i]);
            }

            return hash;
        }
    }
}
