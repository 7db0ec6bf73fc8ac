---@meta
-- What the module has, for editors: rule sets, flows, plays, moves, hints, hands.
-- ddz.lua, beside this file, says what is refused and what raises an error.

---@class ddz
local ddz = {}

-- ---- rule sets ------------------------------------------------------------

---Which plays there are. It never changes; `==` compares the switches.
---@class ddz.RuleSet
local RuleSet = {}

---A copy with some switches changed. A name that is no switch is refused as a
---switch of a later version: RULES_RESERVED.
---
---Refused as RULES_….
---@param changes ddz.Switches some switches
---@return ddz.RuleSet? changed
---@return string? why
---@return ddz.status? status
function RuleSet:with(changes) end

---A table of all switches, which can be sent.
---@return ddz.Switches switches
function RuleSet:switches() end

ddz.rule_set = {}

---A rule set by name.
---
---Refused as ENUM.
---@param preset ddz.preset
---@return ddz.RuleSet? rule_set
---@return string? why
---@return ddz.status? status
function ddz.rule_set.of(preset) end

---A rule set of these switches.
---
---Refused as RULES_….
---@param switches ddz.Switches all of them
---@return ddz.RuleSet? rule_set
---@return string? why
---@return ddz.status? status
function ddz.rule_set.create(switches) end

---Whether these switches are a rule set.
---
---Refused as RULES_….
---@param switches ddz.Switches all of them
---@return true? is_right
---@return string? why
---@return ddz.status? status
function ddz.rule_set.check(switches) end

-- ---- flows ------------------------------------------------------------

---How a deal goes from house to house. It never changes; `==` compares the switches.
---@class ddz.Flow
local Flow = {}

---A copy with some switches changed. A name that is no switch is refused as a
---switch of a later version: FLOW_RESERVED.
---
---Refused as FLOW_….
---@param changes ddz.FlowSwitches some switches
---@return ddz.Flow? changed
---@return string? why
---@return ddz.status? status
function Flow:with(changes) end

---A table of all switches, which can be sent.
---@return ddz.FlowSwitches switches
function Flow:switches() end

ddz.flow = {}

---A flow by name.
---
---Refused as ENUM.
---@param preset ddz.flow_preset
---@return ddz.Flow? flow
---@return string? why
---@return ddz.status? status
function ddz.flow.of(preset) end

---A flow of these switches.
---
---Refused as FLOW_….
---@param switches ddz.FlowSwitches all of them
---@return ddz.Flow? flow
---@return string? why
---@return ddz.status? status
function ddz.flow.create(switches) end

---Whether these switches are a flow.
---
---Refused as FLOW_….
---@param switches ddz.FlowSwitches all of them
---@return true? is_right
---@return string? why
---@return ddz.status? status
function ddz.flow.check(switches) end

-- ---- plays -----------------------------------------------------------------------------

---Questions about 0 to 20 cards.
ddz.rules = {}

---Names a play, in the default reading: rocket, bomb, shuttle, plane without wings,
---then the longest body, then the highest. Kind NONE when the cards are none.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param cards ddz.Bytes in any order
---@return ddz.Play? play
---@return string? why
---@return ddz.status? status
function ddz.rules.classify(rules, cards) end

---Every reading of the cards, the default one first; none when they are no play.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param cards ddz.Bytes in any order
---@return ddz.Play[]? readings
---@return string? why
---@return ddz.status? status
function ddz.rules.readings(rules, cards) end

---The most readings that any cards have under these rules.
---@param rules ddz.RuleSet
---@return integer most
function ddz.rules.readings_max_for(rules) end

---The reading with which the cards beat the table; kind NONE when none does. Cards
---that are a bomb are taken as that and nothing else.
---
---Refused as PLAY, CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param on_table ddz.Play? what must be beaten; nil, or kind NONE, is a lead
---@param cards ddz.Bytes in any order
---@return ddz.Play? play
---@return string? why
---@return ddz.status? status
function ddz.rules.beats(rules, on_table, cards) end

---May `next` be played on `first`, taken in its default reading? For those who keep no
---play; `beats` is the better question.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param first ddz.Bytes on the table; none is a lead
---@param next ddz.Bytes in any order
---@return boolean? may
---@return string? why
---@return ddz.status? status
function ddz.rules.compare(rules, first, next) end

-- ---- moves, hints, hands ------------------------------------------------------------------

ddz.moves = {}

---Every distinct choice of ranks that may be played, a pass apart. The order is for ever:
---by kind, length, rank, then the wings from low to high.
---
---Refused as PLAY, CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param hand ddz.Bytes 0 to 20 cards, in any order
---@param on_table? ddz.Play what must be beaten; nil, or kind NONE, is a lead
---@return ddz.Move[]? moves
---@return string? why
---@return ddz.status? status
function ddz.moves.list(rules, hand, on_table) end

---How many there are, without making them.
---
---Refused as PLAY, CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param hand ddz.Bytes 0 to 20 cards, in any order
---@param on_table? ddz.Play what must be beaten; nil, or kind NONE, is a lead
---@return integer? count
---@return string? why
---@return ddz.status? status
function ddz.moves.count(rules, hand, on_table) end

---The longest list of moves that a hand of that size has under these rules.
---
---Refused as TOO_MANY.
---@param rules ddz.RuleSet
---@param hand_len integer 0..20
---@return integer? most
---@return string? why
---@return ddz.status? status
function ddz.moves.max_for(rules, hand_len) end

ddz.hints = {}

---What a player is offered (提示), best first; none when only a pass is left.
---
---Refused as PLAY, CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param hand ddz.Bytes 0 to 20 cards, in any order
---@param on_table? ddz.Play what must be beaten; nil, or kind NONE, is a lead
---@return ddz.Move[]? hints
---@return string? why
---@return ddz.status? status
function ddz.hints.list(rules, hand, on_table) end

---The longest list of hints that a hand has under these rules.
---@param rules ddz.RuleSet
---@return integer most
function ddz.hints.max_for(rules) end

ddz.hand = {}

---The fewest plays that empty a hand when nobody answers (拆牌): 0..20.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param hand ddz.Bytes 0 to 20 cards, in any order
---@return integer? turns
---@return string? why
---@return ddz.status? status
function ddz.hand.min_turns(rules, hand) end

---One way to empty it with that many plays (理牌), always the same for the same cards.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param rules ddz.RuleSet
---@param hand ddz.Bytes 0 to 20 cards, in any order
---@return ddz.Move[]? plays
---@return string? why
---@return ddz.status? status
function ddz.hand.split(rules, hand) end
