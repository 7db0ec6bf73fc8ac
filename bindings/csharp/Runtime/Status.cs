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

        /// <summary>The table's bytes are not a state that a deal can be in.</summary>
        Table = Numbers.ERR_TABLE,

        /// <summary>The bytes are not a packed table or a record of a version that this library reads.</summary>
        Format = Numbers.ERR_FORMAT,

        /// <summary>The bytes do not agree with their checksum.</summary>
        Checksum = Numbers.ERR_CHECKSUM,

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

        /// <summary>A switch of the flow is out of range.</summary>
        FlowRange = Numbers.ERR_FLOW_RANGE,

        /// <summary>RobBack is on without BidStyle.CallRob.</summary>
        FlowRobBack = Numbers.ERR_FLOW_ROB_BACK,

        /// <summary>RedealMax is on without AllPass.Redeal.</summary>
        FlowRedealMax = Numbers.ERR_FLOW_REDEAL_MAX,

        /// <summary>ShowerFirst or ShowerTakes is on without a show before the auction.</summary>
        FlowShower = Numbers.ERR_FLOW_SHOWER,

        /// <summary>The bottom is shown after a doubling that there is not.</summary>
        FlowBottom = Numbers.ERR_FLOW_BOTTOM,

        /// <summary>SuperDouble is on without doubling.</summary>
        FlowSuperDouble = Numbers.ERR_FLOW_SUPER_DOUBLE,

        /// <summary>A score may pass the range of 32 bits; a lower base or a cap helps.</summary>
        FlowOverflow = Numbers.ERR_FLOW_OVERFLOW,

        /// <summary>A reserved byte of the flow is not 0.</summary>
        FlowReserved = Numbers.ERR_FLOW_RESERVED,

        /// <summary>The deal is over.</summary>
        TurnOver = Numbers.ERR_TURN_OVER,

        /// <summary>The deal is not in a phase that knows this action.</summary>
        TurnPhase = Numbers.ERR_TURN_PHASE,

        /// <summary>It is not this seat's turn.</summary>
        TurnSeat = Numbers.ERR_TURN_SEAT,

        /// <summary>This seat has answered already.</summary>
        TurnDecided = Numbers.ERR_TURN_DECIDED,

        /// <summary>A field that this action does not use is not 0.</summary>
        TurnField = Numbers.ERR_TURN_FIELD,

        /// <summary>A bid is 1, 2 or 3.</summary>
        TurnBidRange = Numbers.ERR_TURN_BID_RANGE,

        /// <summary>The bid is not above the highest so far.</summary>
        TurnBidLow = Numbers.ERR_TURN_BID_LOW,

        /// <summary>The flow does not offer that doubling.</summary>
        TurnDouble = Numbers.ERR_TURN_DOUBLE,

        /// <summary>The hand cannot be shown at that moment, or lies open already.</summary>
        TurnShow = Numbers.ERR_TURN_SHOW,

        /// <summary>Who leads may not pass.</summary>
        TurnLead = Numbers.ERR_TURN_LEAD,

        /// <summary>A card is not in the seat's hand.</summary>
        TurnNotHeld = Numbers.ERR_TURN_NOT_HELD,

        /// <summary>The cards are not a play.</summary>
        TurnNotAPlay = Numbers.ERR_TURN_NOT_A_PLAY,

        /// <summary>The cards cannot be read as the play that was declared.</summary>
        TurnReading = Numbers.ERR_TURN_READING,

        /// <summary>The play does not beat the one on the table.</summary>
        TurnNotHigher = Numbers.ERR_TURN_NOT_HIGHER,

        /// <summary>The array is too small; the length that it needs has been given.</summary>
        Buffer = Numbers.ERR_BUFFER,

        /// <summary>A fault of the library itself; please report it.</summary>
        Internal = Numbers.ERR_INTERNAL,
    }
}
