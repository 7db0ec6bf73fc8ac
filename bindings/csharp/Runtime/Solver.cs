using System;
using System.Text;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// Who wins a position whose hands all lie open, by which move and by which line
    /// (docs/solve.md). The position is a line of text as docs/position.md has it.
    /// </summary>
    /// <remarks>
    /// All that is known lies in one array, so a solver is given up by forgetting it.
    /// <see cref="Think"/> works in slices, one a frame for example: neither the
    /// answers nor <see cref="Nodes"/> depend on them.
    /// </remarks>
    public sealed unsafe class Solver
    {
        /// <summary>Bytes of memory, at least.</summary>
        public const int MemoryMin = (int)Numbers.SOLVE_MEMORY_MIN;

        /// <summary>Moves of a line, at most.</summary>
        public const int LineMax = (int)Numbers.SOLVE_LINE_MAX;

        /// <summary>Bytes of memory that are enough for most positions.</summary>
        public const int MemoryDefault = 1 << 20;

        private readonly byte[] memory;
        private ddz_solved solved;

        /// <summary>Asks, with memory that is enough for most positions.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="position">A line such as "3KK/455 0 0 -".</param>
        /// <param name="goal">What is asked.</param>
        /// <exception cref="DdzException">See the other constructor.</exception>
        public Solver(RuleSet rules, string position, Goal goal)
            : this(rules, position, goal, new byte[MemoryDefault])
        {
        }

        /// <summary>Asks.</summary>
        /// <param name="rules">The rule set.</param>
        /// <param name="position">A line such as "3KK/455 0 0 -".</param>
        /// <param name="goal">What is asked.</param>
        /// <param name="memory">
        /// <see cref="MemoryMin"/> bytes or more, which belong to the solver from now
        /// on. More make large positions faster and never change an answer.
        /// </param>
        /// <exception cref="DdzException">
        /// Null, Enum, Length, Text, Play, SolveMemory, SolveOver, or what is wrong
        /// with the position.
        /// </exception>
        public Solver(RuleSet rules, string position, Goal goal, byte[] memory)
        {
            Door.Open();
            Door.Require(
                rules == null || position == null || memory == null ? Status.Null : Status.Ok);
            this.memory = memory;
            ddz_rules rawRules = rules.Raw;
            var raw = new ddz_position { struct_size = (uint)sizeof(ddz_position) };
            byte[] utf8 = Encoding.UTF8.GetBytes(position);
            fixed (byte* text = utf8)
            {
                Door.Require((Status)NativeMethods.ddz_position_parse(
                    &rawRules, text, (uint)utf8.Length, &raw));
            }

            fixed (byte* pinned = memory)
            {
                byte none;
                byte* given = pinned == null ? &none : pinned;
                Door.Require((Status)NativeMethods.ddz_solve_begin(
                    &rawRules, &raw, (uint)goal, given, (uint)memory.Length));
            }

            Look();
        }

        /// <summary>Who wins; Unknown so far.</summary>
        public Side Winner
        {
            get { return (Side)solved.winner; }
        }

        /// <summary>Whether all is answered that was asked.</summary>
        public bool IsDone
        {
            get { return solved.done != 0; }
        }

        /// <summary>
        /// What the seat to move should do, a move of no cards being a pass: with
        /// Goal.Line the first move of the line, else a move that wins. Null while it
        /// is not known, and for a side that loses where no line was asked.
        /// </summary>
        public Move? Best
        {
            get
            {
                ddz_move best = solved.best;
                return solved.has_best == 0 ? (Move?)null : *(Move*)&best;
            }
        }

        /// <summary>
        /// With Goal.Line, how many plays the side that wins still needs; 0 while that
        /// is not known.
        /// </summary>
        public int Plays
        {
            get { return solved.plays; }
        }

        /// <summary>Positions that have been looked at.</summary>
        public long Nodes
        {
            get { return ((long)solved.nodes_high << 32) | solved.nodes; }
        }

        /// <summary>Looks at so many more positions, at most.</summary>
        /// <param name="nodes">Some hundred are a slice of a frame.</param>
        /// <returns>Whether all is answered.</returns>
        /// <exception cref="DdzException">
        /// SolveUnprepared: somebody has written to the memory.
        /// </exception>
        public bool Think(int nodes)
        {
            byte done;
            fixed (byte* given = memory)
            {
                Door.Require((Status)NativeMethods.ddz_solve_think(
                    given, (uint)memory.Length, (uint)Math.Max(nodes, 0), &done));
            }

            Look();
            return done != 0;
        }

        /// <summary>The moves to the end, a move of no cards being a pass.</summary>
        /// <exception cref="DdzException">
        /// SolveGoal (no line was asked), SolveUnknown (so far), SolveUnprepared.
        /// </exception>
        public Move[] Line()
        {
            var moves = new Move[LineMax];
            uint found;
            fixed (byte* given = memory)
            fixed (Move* output = moves)
            {
                Door.Require((Status)NativeMethods.ddz_solve_line(
                    given, (uint)memory.Length, (ddz_move*)output, LineMax, &found));
            }

            Array.Resize(ref moves, (int)found);
            return moves;
        }

        /// <summary>Every move of the seat to move, a pass last, and who wins behind it.</summary>
        /// <exception cref="DdzException">
        /// SolveGoal (Goal.All was not asked), SolveUnknown (so far), SolveUnprepared.
        /// </exception>
        public MoveValue[] All()
        {
            var values = new MoveValue[Moves.Max + 1];
            uint found;
            fixed (byte* given = memory)
            fixed (MoveValue* output = values)
            {
                Door.Require((Status)NativeMethods.ddz_solve_all(
                    given,
                    (uint)memory.Length,
                    (ddz_solve_value*)output,
                    (uint)values.Length,
                    &found));
            }

            Array.Resize(ref values, (int)found);
            return values;
        }

        private void Look()
        {
            var found = new ddz_solved { struct_size = (uint)sizeof(ddz_solved) };
            fixed (byte* given = memory)
            {
                Door.Require((Status)NativeMethods.ddz_solve_best(
                    given, (uint)memory.Length, &found));
            }

            solved = found;
        }
    }
}
