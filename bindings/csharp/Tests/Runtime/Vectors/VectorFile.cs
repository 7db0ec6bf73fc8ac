using System.Collections.Generic;
using NUnit.Framework;

namespace Ddz.Tests.Vectors
{
    /// <summary>
    /// A file of tests/vectors: lines of cells. Its README explains the columns.
    /// </summary>
    internal sealed class VectorFile
    {
        /// <summary>The files with the common columns.</summary>
        internal static readonly string[] Common =
        {
            "reports.tsv", "ambiguous.tsv", "kinds.tsv", "compare.tsv", "engines.tsv",
            "clients_s0.tsv", "clients_s1.tsv", "clients_s2.tsv", "clients_s3.tsv",
            "clients_s4.tsv", "moves.tsv", "hints.tsv", "min_turns.tsv", "cards.tsv",
        };

        private readonly string name;
        private readonly string[] columns;
        private readonly List<Row> rows = new List<Row>();

        private VectorFile(string name)
        {
            this.name = name;
            string[] lines = Repository.Lines("tests/vectors/" + name);
            for (int i = 0; i < lines.Length; i++)
            {
                if (lines[i].Length == 0 || lines[i][0] == '#')
                {
                    continue;
                }

                string[] cells = lines[i].Split('\t');
                if (columns == null)
                {
                    columns = cells;
                    continue;
                }

                Assert.That(cells.Length, Is.EqualTo(columns.Length), name + ":" + (i + 1));
                rows.Add(new Row(this, i + 1, cells));
            }
        }

        internal static List<Row> Read(string name)
        {
            return new VectorFile(name).rows;
        }

        /// <summary>Every row with the common columns whose op is this one.</summary>
        internal static IEnumerable<Row> WithOp(string op)
        {
            foreach (string file in Common)
            {
                foreach (Row row in Read(file))
                {
                    if (row["op"] == op)
                    {
                        yield return row;
                    }
                }
            }
        }

        /// <summary>One case.</summary>
        internal sealed class Row
        {
            private readonly VectorFile file;
            private readonly int line;
            private readonly string[] cells;

            internal Row(VectorFile file, int line, string[] cells)
            {
                this.file = file;
                this.line = line;
                this.cells = cells;
            }

            /// <summary>Where it stands, and what it is about.</summary>
            internal string Where
            {
                get { return file.name + ":" + line + " " + cells[0]; }
            }

            internal string[] Columns
            {
                get { return file.columns; }
            }

            /// <summary>A cell by the name of its column.</summary>
            internal string this[string column]
            {
                get
                {
                    int at = System.Array.IndexOf(file.columns, column);
                    Assert.That(at, Is.GreaterThanOrEqualTo(0), file.name + ": no column " + column);
                    return cells[at];
                }
            }
        }
    }
}
