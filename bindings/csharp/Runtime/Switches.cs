using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// The switches of a rule set, free to change. Minima are numbers; the others
    /// are 0 no, 1 yes, unless they say more. Take those of a preset
    /// (<see cref="RuleSet.Switches"/>), change what differs, and make a
    /// <see cref="RuleSet"/> of them, which is where they are checked.
    /// </summary>
    public partial struct Switches
    {
        internal ddz_rules Raw;
    }
}
