using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// The switches of a flow, free to change. Those that are numbers are 0 no, 1
    /// yes, unless they say more. Take those of a preset
    /// (<see cref="Flow.Switches"/>), change what differs, and make a
    /// <see cref="Flow"/> of them, which is where they are checked.
    /// </summary>
    public partial struct FlowSwitches
    {
        internal ddz_flow Raw;
    }
}
