using System.Threading;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// A rule set that has been checked. It never changes, so one may be shared
    /// by any number of threads; presets are made once and kept.
    /// </summary>
    public sealed class RuleSet
    {
        private static readonly RuleSet[] Presets = new RuleSet[(int)Preset.Botzone + 1];

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

        /// <summary>The official competition rules of 2016.</summary>
        public static RuleSet Standard
        {
            get { return Of(Preset.Standard); }
        }

        /// <summary>As Pagat describes the game.</summary>
        public static RuleSet Pagat
        {
            get { return Of(Preset.Pagat); }
        }

        /// <summary>欢乐斗地主, as its rules are retold.</summary>
        public static RuleSet Happy
        {
            get { return Of(Preset.Happy); }
        }

        /// <summary>The ET/Unity client: no wings on planes, no four with two.</summary>
        public static RuleSet Et
        {
            get { return Of(Preset.Et); }
        }

        /// <summary>The u3d client: shuttles allowed.</summary>
        public static RuleSet U3d
        {
            get { return Of(Preset.U3d); }
        }

        /// <summary>The Egret client: a quad may be two pairs.</summary>
        public static RuleSet Egret
        {
            get { return Of(Preset.Egret); }
        }

        /// <summary>The WHGame family (CGameLogic).</summary>
        public static RuleSet Whgame
        {
            get { return Of(Preset.Whgame); }
        }

        /// <summary>The Cocos2d-x client.</summary>
        public static RuleSet Cocos
        {
            get { return Of(Preset.Cocos); }
        }

        /// <summary>RLCard: the same plays as Standard.</summary>
        public static RuleSet Rlcard
        {
            get { return Of(Preset.Rlcard); }
        }

        /// <summary>DouZero, as its move generator has it.</summary>
        public static RuleSet Douzero
        {
            get { return Of(Preset.Douzero); }
        }

        /// <summary>OpenSpiel: no four with two.</summary>
        public static RuleSet Openspiel
        {
            get { return Of(Preset.Openspiel); }
        }

        /// <summary>Botzone FightTheLandlord2: shuttles allowed.</summary>
        public static RuleSet Botzone
        {
            get { return Of(Preset.Botzone); }
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
