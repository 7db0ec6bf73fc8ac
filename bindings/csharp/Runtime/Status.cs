using Ddz.Raw;

namespace Ddz
{
    /// <summary>
    /// What a call answers; Ok, or why it could not do its work. "Not a legal
    /// play" is an answer (<see cref="PlayKind.None"/>), not a status.
    /// </summary>
    public enum Status
    {
        /// <summary>The call did its work.</summary>
        Ok = Numbers.OK,

        /// <summary>An argument is null that may not be.</summary>
        Null = Numbers.ERR_NULL,

        /// <summary>A length is out of range, or an offset and a count leave their array.</summary>
        Length = Numbers.ERR_LENGTH,

        /// <summary>An argument is not one of the named constants.</summary>
        Enum = Numbers.ERR_ENUM,

        /// <summary>The size of a struct is not what the library knows.</summary>
        StructSize = Numbers.ERR_STRUCT_SIZE,

        /// <summary>The text does not name cards.</summary>
        Text = Numbers.ERR_TEXT,

        /// <summary>The play on the table is not one that the rule set can produce.</summary>
        Play = Numbers.ERR_PLAY,

        /// <summary>A byte or an id is not a card.</summary>
        Card = Numbers.ERR_CARD,

        /// <summary>The same card stands there twice.</summary>
        Duplicate = Numbers.ERR_DUPLICATE,

        /// <summary>There are more cards than the call takes.</summary>
        TooMany = Numbers.ERR_TOO_MANY,

        /// <summary>A switch of the rule set is out of range.</summary>
        RulesRange = Numbers.ERR_RULES_RANGE,

        /// <summary>FourRocket is on without FourSingles.</summary>
        RulesFourRocket = Numbers.ERR_RULES_FOUR_ROCKET,

        /// <summary>WingPairsQuad is on without PlanePairs.</summary>
        RulesWingPairsQuad = Numbers.ERR_RULES_WING_PAIRS_QUAD,

        /// <summary>WingAdjacentTrio is on with WingRepeat below 3.</summary>
        RulesWingAdjacentTrio = Numbers.ERR_RULES_WING_ADJACENT_TRIO,

        /// <summary>ShuttleSingles or ShuttlePairs is on without Shuttle.</summary>
        RulesShuttleWings = Numbers.ERR_RULES_SHUTTLE_WINGS,

        /// <summary>WingRocket is on with neither PlaneSingles nor ShuttleSingles.</summary>
        RulesWingRocket = Numbers.ERR_RULES_WING_ROCKET,

        /// <summary>A reserved byte of the rule set is not 0.</summary>
        RulesReserved = Numbers.ERR_RULES_RESERVED,

        /// <summary>The array is too small; the length that it needs has been given.</summary>
        Buffer = Numbers.ERR_BUFFER,

        /// <summary>A fault of the library itself; please report it.</summary>
        Internal = Numbers.ERR_INTERNAL,
    }
}
