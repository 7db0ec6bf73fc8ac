-- Every call with what it takes, with what is refused, and with what is a fault
-- of the program.
local check = require "check"
local ddz = require "ddz"

local equal, refused, raises = check.equal, check.refused, check.raises
local status = ddz.status

local standard = ddz.rule_set.of(ddz.preset.STANDARD)
local classic = ddz.flow.of(ddz.flow_preset.CLASSIC)
local SEED = ("\7"):rep(32)
-- Numbers that no constant, seat, card or count has.
local NO_NUMBERS = { -1, 0.5, 2 ^ 32, 2 ^ 60, 1e300, -1e300, 1 / 0, -1 / 0, 0 / 0, 4711 }

local function parse(text)
  return assert(ddz.cards.parse(text))
end

-- ---- versions, texts, names ---------------------------------------------------

equal(ddz.abi_version(), ddz.ABI_VERSION, "ABI")
check.is(ddz.version_text():find "^%d+%.%d+%.%d+$", "version")
check.is(ddz.version_number() < 2 ^ 24, "version number")
equal(ddz.status_text(status.CARD), "A byte or an id is not a card.", "a text")
equal(ddz.status_text(0), "Success.", "OK")
local in_chinese = ddz.status_text(status.CARD, ddz.language.CHINESE)
check.is(in_chinese ~= ddz.status_text(status.CARD), "in Chinese")
for _, number in ipairs(NO_NUMBERS) do
  equal(ddz.status_text(number), ddz.status_text(1), "no status")
  equal(ddz.kind_text(number), ddz.kind_text(255), "no kind")
end
equal(ddz.kind_text(ddz.kind.ROCKET, ddz.language.CHINESE), "火箭", "a kind in Chinese")
equal(ddz.kind_text(ddz.kind.ROCKET, ddz.language.ENGLISH), "rocket", "a kind in English")

equal(ddz.kind.TRIO_PAIR, 5, "a number by its name")
equal(ddz.kind[5], "TRIO_PAIR", "a name by its number")
equal(ddz.status[-201], "DUPLICATE", "the name of a status")
equal(ddz.kind[200], nil, "a number that a later version may have")
raises("ddz.kind has no 'TRIPLE'", "a wrong name", function()
  return ddz.kind.TRIPLE
end)
equal(ddz.suit.SPADE, 3, "a suit")
local count = 0
for name, number in pairs(ddz.phase) do
  equal(ddz.phase[number], name, "both ways")
  count = count + 1
end
equal(count, 8, "phases")

-- ---- cards ----------------------------------------------------------------------

local deck = ddz.deck.shuffle(SEED)
equal(#deck, ddz.DECK_LEN, "a deck")
for i = 1, #deck do
  local card = deck:byte(i)
  equal(ddz.card.of(ddz.card.rank(card), (ddz.card.suit(card))), card, "a card from its parts")
end
equal(ddz.card.of(ddz.rank.BIG_JOKER), ddz.card.BIG_JOKER, "a joker")
equal({ ddz.card.suit(ddz.card.SMALL_JOKER) }, {}, "the suit of a joker")
refused(ddz, status.CARD, "no card", ddz.card.rank(0x0E))
refused(ddz, status.CARD, "no card", ddz.card.suit(0x50))
refused(ddz, status.ENUM, "no rank", ddz.card.of(15, 0))
refused(ddz, status.ENUM, "no suit", ddz.card.of(0, 4))
refused(ddz, status.ENUM, "no suit", ddz.card.of(0))

equal(ddz.cards.check "", true, "no cards")
equal(ddz.cards.check {}, true, "no cards in a table")
equal(ddz.cards.check { 0x03, 0x13 }, true, "cards in a table")
refused(ddz, status.CARD, "a byte", ddz.cards.check "\0")
refused(ddz, status.DUPLICATE, "twice", ddz.cards.check { 3, 3 })
refused(ddz, status.TOO_MANY, "55 in a string", ddz.cards.check(deck .. "\3"))
local many = { deck:byte(1, -1) }
equal(ddz.cards.check(many), true, "54 in a table")
many[55] = 3
refused(ddz, status.TOO_MANY, "55 in a table", ddz.cards.check(many))
for _, junk in ipairs { "3", true, {}, 3.5, -1, 256, 2 ^ 32 + 3, 0 / 0, print } do
  refused(ddz, status.CARD, "no byte in a table", ddz.cards.check { 3, junk })
end

equal(ddz.cards.sort(parse "3 X 5 5", ddz.order.GROUPED), "\21\5\79\3", "grouped")
equal(ddz.cards.sort({ 0x13, 0x03 }, ddz.order.RANK_ASC), "\3\19", "sorted")
refused(ddz, status.ENUM, "no order", ddz.cards.sort("\3", 3))
equal(ddz.cards.format(parse "10 10 x X", ddz.style.RANKS), "TTxX", "ranks")
equal(ddz.cards.format({ 0x33 }, ddz.style.CHINESE), "黑桃3", "Chinese")
refused(ddz, status.ENUM, "no style", ddz.cards.format("\3", 3))
refused(ddz, status.TEXT, "no cards", ddz.cards.parse "hello")
equal(ddz.cards.from_ranks { 0, 0, 14 }, "\3\19\79", "from ranks")
refused(ddz, status.CARD, "no rank", ddz.cards.from_ranks { 15 })
for _, number in ipairs(NO_NUMBERS) do
  refused(ddz, status.ENUM, "no order", ddz.cards.sort("\3", number))
  refused(ddz, status.ENUM, "no style", ddz.cards.format("\3", number))
  refused(ddz, status.ENUM, "no format", ddz.cards.from_ids(number, { 1 }))
  refused(ddz, status.ENUM, "no format", ddz.cards.to_ids(number, { 3 }))
end
-- Ids 200 to 253 for the cards in ascending order of the byte, the last one 255.
local map, ascending = {}, { deck:byte(1, -1) }
table.sort(ascending)
for i = 1, 54 do
  map[i] = i < 54 and 199 + i or 255
end
equal({ ddz.cards.to_map(map, ascending):byte(1, -1) }, map, "to a map")
equal(ddz.cards.from_map(map, { 255, 200 }), "\79\1", "from a map")
refused(ddz, status.CARD, "no byte, though 255 is an id", ddz.cards.from_map(map, { 256 }))
refused(ddz, status.CARD, "an id that it has not", ddz.cards.from_map(map, { 1 }))
refused(ddz, status.LENGTH, "a short map", ddz.cards.from_map({ 1 }, { 1 }))
refused(ddz, status.LENGTH, "a short map", ddz.cards.to_map("", ""))
refused(ddz, status.TOO_MANY, "55 ids", ddz.cards.from_map(map, deck .. "\3"))
map[2] = map[1]
refused(ddz, status.DUPLICATE, "an id twice", ddz.cards.to_map(map, { 3 }))
map[2] = false
refused(ddz, status.CARD, "a map of junk", ddz.cards.to_map(map, { 3 }))

local a, b = ddz.deck.seed(), ddz.deck.seed()
check.is(#a == 32 and #b == 32 and a ~= b, "seeds")
equal(ddz.deck.shuffle { SEED:byte(1, -1) }, deck, "a seed in a table")
refused(ddz, status.LENGTH, "a short seed", ddz.deck.shuffle "seed")
local junk = { SEED:byte(1, -1) }
junk[9] = "7"
refused(ddz, status.LENGTH, "a seed of junk", ddz.deck.shuffle(junk))

-- ---- rule sets and flows -----------------------------------------------------------

for _, number in ipairs(NO_NUMBERS) do
  refused(ddz, status.ENUM, "no preset", ddz.rule_set.of(number))
  refused(ddz, status.ENUM, "no flow", ddz.flow.of(number))
  refused(ddz, status.RULES_RANGE, "a switch", standard:with { trio_plain = number })
  refused(ddz, status.FLOW_RANGE, "a switch", classic:with { rob_factor = number })
end
local changed = standard:with { four_singles = ddz.four_singles.OFF, trio_plain = 0 }
equal(changed:switches().trio_plain, 0, "changed")
equal(standard:switches().trio_plain, 1, "the old one is as it was")
check.is(standard == ddz.rule_set.of(0) and standard ~= changed, "equality")
equal(ddz.rule_set.create(changed:switches()), changed, "made of its switches")
refused(ddz, status.RULES_RESERVED, "a wrong name", standard:with { trio = 1 })
refused(ddz, status.RULES_RESERVED, "a wrong key", standard:with { 1 })
refused(ddz, status.RULES_RANGE, "a switch that is missing", ddz.rule_set.create {})
refused(ddz, status.RULES_KINDS, "no word", standard:with { kinds_off = -1 })
refused(ddz, status.RULES_RANGE, "a word", standard:with { trio_plain = "1" })
refused(ddz, status.FLOW_RESERVED, "a wrong name", classic:with { rob = 1 })
refused(ddz, status.FLOW_RANGE, "no word", classic:with { base = -1 })
refused(ddz, status.FLOW_RANGE, "a switch that is missing", ddz.flow.check {})
equal(classic:with({ base = 10 }):switches().base, 10, "a flow changed")
check.is(classic == ddz.flow.of(ddz.flow_preset.CLASSIC), "equal flows")

-- ---- plays --------------------------------------------------------------------------

local NONE = { kind = 0, rank = 0, length = 0, cards = 0 }
local five = ddz.rules.classify(standard, parse "55566")
local hand = parse "3 4 5 6 7 7 7 9 9 K A 2 2"
equal(five, { kind = ddz.kind.TRIO_PAIR, rank = ddz.rank.FIVE, length = 1, cards = 5 }, "a play")
equal(ddz.rules.classify(standard, "\3\4"), NONE, "not a play")
equal(#ddz.moves.list(standard, hand, five), 2, "moves")
equal(#ddz.moves.list(standard, hand), ddz.moves.count(standard, hand, nil), "leads")
local long = parse "333444555666777 89TJQ"
check.is(ddz.moves.count(standard, long) > 64, "more than there is room for on the stack")
equal(#ddz.moves.list(standard, long, NONE), ddz.moves.count(standard, long), "a long list")
equal(ddz.hints.list(standard, parse "3 4", five), {}, "only a pass is left")
for _, no_play in ipairs { {}, { kind = 5 }, { rank = 0, length = 0, cards = 0 }, { kind = 5, rank = "2", length = 1, cards = 5 },
  { kind = 5, rank = 2, length = 1, cards = 6 } } do
  refused(ddz, status.PLAY, "no play", ddz.rules.beats(standard, no_play, hand))
  refused(ddz, status.PLAY, "no play", ddz.moves.list(standard, hand, no_play))
  refused(ddz, status.PLAY, "no play", ddz.moves.count(standard, hand, no_play))
  refused(ddz, status.PLAY, "no play", ddz.hints.list(standard, hand, no_play))
end
refused(ddz, status.TOO_MANY, "21 cards", ddz.moves.list(standard, deck:sub(1, 21)))
refused(ddz, status.TOO_MANY, "21 cards", ddz.hand.split(standard, deck:sub(1, 21)))
refused(ddz, status.TOO_MANY, "21 cards", ddz.moves.max_for(standard, 21))
equal(ddz.moves.max_for(standard, 20), ddz.MOVES_MAX, "the longest list")
equal(ddz.hints.max_for(standard), ddz.HINTS_MAX, "the most hints")
equal(ddz.rules.readings_max_for(standard), ddz.READINGS_MAX, "the most readings")
refused(ddz, status.CARD, "a byte", ddz.rules.compare(standard, "\3", "\0"))
refused(ddz, status.DUPLICATE, "twice", ddz.hand.min_turns(standard, "\3\3"))

-- ---- faults of the program ------------------------------------------------------------

local game = ddz.game.create(standard, classic, SEED)
raises("bad argument #1", "no rules", ddz.rules.classify, nil, "\3")
raises("bad argument #1", "another kind of object", ddz.rules.classify, classic, "\3")
raises("string of bytes or table of numbers", "no cards", ddz.rules.classify, standard)
raises("string of bytes or table of numbers", "no cards", ddz.cards.check, 3)
raises("bad argument #3", "a table that is none", ddz.hints.list, standard, hand, "play")
raises("number expected", "no number", ddz.rule_set.of, "STANDARD")
raises("table expected", "no action", game.act, game, "pass")
raises("string expected", "no bytes", ddz.game.unpack, {})
raises("a game has no 'phse'", "a wrong name", function()
  return game.phse
end)
for room, functions in pairs(ddz) do
  -- The rooms have names of small letters and hold functions.
  if type(functions) == "table" and getmetatable(functions) == nil then
    for name, call in pairs(functions) do
      local full = room .. "." .. name
      if type(call) == "function" and full ~= "deck.seed" then
        raises("bad argument #", full .. " without anything", call)
        raises("bad argument #", full .. " of junk", call, print, print, print, print)
      end
    end
  end
end

check.report()
