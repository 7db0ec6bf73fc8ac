using System;
using System.Globalization;

namespace Ddz.Tests
{
    /// <summary>
    /// A number behind all that an enum names, which the library must refuse. It is
    /// not written out, since a later version may name it.
    /// </summary>
    internal static class Unnamed
    {
        internal static T Of<T>()
            where T : struct
        {
            long largest = 0;
            foreach (object value in Enum.GetValues(typeof(T)))
            {
                largest = Math.Max(
                    largest, Convert.ToInt64(value, CultureInfo.InvariantCulture));
            }

            return (T)Enum.ToObject(typeof(T), largest + 1);
        }
    }
}
