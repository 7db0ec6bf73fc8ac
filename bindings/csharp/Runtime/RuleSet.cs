using System.Threading;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// A rule set that has been checked. It never changes, so one may be shared
    /// by any number of threads; presets are made once and kept.
    /// </summary>
    public sealed partial class RuleSet
    {
        internal readonly ddz_rules Raw;

        /// <summary>Makes a rule set of switches.</summary>
        /// <param name="switches">Those of a preset, changed as you like.</param>
        /// <exception cref="DdzException">Rules…: the first contradiction.</exception>
        public RuleSet(Switches switches)
        {
            Door.Require(Check(ref switches.Raw));
            Raw = switches.Raw;
        }

        private RuleSet(ddz_rules raw)
        {
            Raw = raw;
        }

        /// <summary>A copy of the switches, to look at or to change.</summary>
        public Switches Switches
        {
            get { return new Switches { Raw = Raw }; }
        }

        /// <summary>The rule set of a name.</summary>
        /// <param name="preset">One of the named ones.</param>
        /// <exception cref="DdzException">Enum: there is no such preset.</exception>
        public static RuleSet Of(Preset preset)
        {
            RuleSet rules;
            Door.Require(TryOf(preset, out rules));
            return rules;
        }

        /// <summary>The rule set of a name, if there is one.</summary>
        /// <param name="preset">Any number.</param>
        /// <param name="rules">The rule set; null on an error.</param>
        /// <returns>Ok, Enum.</returns>
        public static unsafe Status TryOf(Preset preset, out RuleSet rules)
        {
            bool kept = (uint)preset < (uint)Presets.Length;
            rules = kept ? Volatile.Read(ref Presets[(int)preset]) : null;
            if (rules != null)
            {
                return Status.Ok;
            }

            Door.Open();
            var raw = new ddz_rules { struct_size = (uint)sizeof(ddz_rules) };
            var status = (Status)NativeMethods.ddz_rules_preset((uint)preset, &raw);
            if (status == Status.Ok)
            {
                rules = new RuleSet(raw);
                if (kept)
                {
                    Volatile.Write(ref Presets[(int)preset], rules);
                }
            }

            return status;
        }

        /// <summary>Makes a rule set of switches, if they are one.</summary>
        /// <param name="switches">Those of a preset, changed as you like.</param>
        /// <param name="rules">The rule set; null on an error.</param>
        /// <returns>Ok, or the first of the Rules… statuses that applies.</returns>
        public static Status TryCreate(Switches switches, out RuleSet rules)
        {
            Status status = Check(ref switches.Raw);
            rules = status == Status.Ok ? new RuleSet(switches.Raw) : null;
            return status;
        }

        private static unsafe Status Check(ref ddz_rules raw)
        {
            Door.Open();
            raw.struct_size = (uint)sizeof(ddz_rules);
            fixed (ddz_rules* rules = &raw)
            {
                return (Status)NativeMethods.ddz_rules_check(rules);
            }
        }
    }
}
