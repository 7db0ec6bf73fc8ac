using System.Threading;
using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// The options of bidding, doubling, dealing and scoring. They have been checked
    /// and never change, so one flow may be shared by any number of threads.
    /// </summary>
    public sealed partial class Flow
    {
        internal readonly ddz_flow Raw;

        /// <summary>Makes a flow of switches.</summary>
        /// <param name="switches">Those of a preset, changed as you like.</param>
        /// <exception cref="DdzException">Flow…: the first contradiction.</exception>
        public Flow(FlowSwitches switches)
        {
            Door.Require(Check(ref switches.Raw));
            Raw = switches.Raw;
        }

        private Flow(ddz_flow raw)
        {
            Raw = raw;
        }

        /// <summary>A copy of the switches, to look at or to change.</summary>
        public FlowSwitches Switches
        {
            get { return new FlowSwitches { Raw = Raw }; }
        }

        /// <summary>The flow of a name.</summary>
        /// <param name="preset">One of the named ones.</param>
        /// <exception cref="DdzException">Enum: there is no such preset.</exception>
        public static Flow Of(FlowPreset preset)
        {
            Flow flow;
            Door.Require(TryOf(preset, out flow));
            return flow;
        }

        /// <summary>The flow of a name, if there is one.</summary>
        /// <param name="preset">Any number.</param>
        /// <param name="flow">The flow; null on an error.</param>
        /// <returns>Ok, Enum.</returns>
        public static unsafe Status TryOf(FlowPreset preset, out Flow flow)
        {
            bool kept = (uint)preset < (uint)Presets.Length;
            flow = kept ? Volatile.Read(ref Presets[(int)preset]) : null;
            if (flow != null)
            {
                return Status.Ok;
            }

            Door.Open();
            var raw = new ddz_flow { struct_size = (uint)sizeof(ddz_flow) };
            var status = (Status)NativeMethods.ddz_flow_preset((uint)preset, &raw);
            if (status == Status.Ok)
            {
                flow = new Flow(raw);
                if (kept)
                {
                    Volatile.Write(ref Presets[(int)preset], flow);
                }
            }

            return status;
        }

        /// <summary>Makes a flow of switches, if they are one.</summary>
        /// <param name="switches">Those of a preset, changed as you like.</param>
        /// <param name="flow">The flow; null on an error.</param>
        /// <returns>Ok, or the first of the Flow… statuses that applies.</returns>
        public static Status TryCreate(FlowSwitches switches, out Flow flow)
        {
            Status status = Check(ref switches.Raw);
            flow = status == Status.Ok ? new Flow(switches.Raw) : null;
            return status;
        }

        private static unsafe Status Check(ref ddz_flow raw)
        {
            Door.Open();
            raw.struct_size = (uint)sizeof(ddz_flow);
            fixed (ddz_flow* flow = &raw)
            {
                return (Status)NativeMethods.ddz_flow_check(flow);
            }
        }
    }
}
