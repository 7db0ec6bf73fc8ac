using System;
using System.Collections.Generic;
using System.IO;
using NUnit.Framework;

namespace Ddz.Tests
{
    /// <summary>
    /// The repository that the package came from. Its vectors and ABI lists are
    /// not part of the package, so inside Unity a test that needs them is ignored;
    /// on the command line DDZ_REPOSITORY names the folder and must be right.
    /// </summary>
    internal static class Repository
    {
        internal static string[] Lines(string path)
        {
            return File.ReadAllLines(Path.Combine(Root(), path));
        }

        /// <summary>The names of the files of a folder.</summary>
        internal static List<string> Files(string folder, string pattern)
        {
            var names = new List<string>();
            foreach (string path in Directory.GetFiles(Path.Combine(Root(), folder), pattern))
            {
                names.Add(Path.GetFileName(path));
            }

            return names;
        }

        private static string Root()
        {
            string named = Environment.GetEnvironmentVariable("DDZ_REPOSITORY");
            if (string.IsNullOrEmpty(named))
            {
                Assert.Ignore("DDZ_REPOSITORY is not set, and the vectors are not in the package");
            }

            return named;
        }
    }
}
