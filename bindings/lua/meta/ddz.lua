---@meta ddz
-- What the module has, for editors: texts, cards, the deck. Rule sets, plays and moves
-- are in plays.lua, games in game.lua, what seats do and see in seats.lua, the names of
-- numbers in names.lua.
--
-- A call answers nil, a sentence and the status where the library refuses what
-- stands inside a string or a table; it raises an error where an argument has
-- another type than here.

---@class ddz
local ddz = {}

---Bytes: a string, or a list of numbers 0..255. Calls answer strings.
---@alias ddz.Bytes string|integer[]

---One reading of a set of cards. All 0 is no play: a pass, or a lead where the play
---on the table is asked for. Keep it: the same cards may have another reading.
---@class ddz.Play
---@field kind ddz.kind
---@field rank ddz.rank The highest rank of the body.
---@field length integer Ranks in the body; 1 for every kind that is not a sequence.
---@field cards integer How many cards, wings included.

---A play with the cards that make it.
---@class ddz.Move
---@field play ddz.Play
---@field cards string Taken from the hand: body first, then wings.

---Suits; they never matter to the rules.
---@enum ddz.suit
ddz.suit = { DIAMOND = 0, CLUB = 1, HEART = 2, SPADE = 3 }

-- ---- versions and texts -----------------------------------------------------------

---The version of the library: `0.1.0`.
---@return string version
function ddz.version_text() end

---The version of the library as 0x00MMmmpp.
---@return integer version
function ddz.version_number() end

---The number that changes only when something breaks. The module does not load
---with a library of another one than it was compiled for.
---@return integer number
function ddz.abi_version() end

---What a status means.
---@param status ddz.status of any other number a text that says so
---@param language? ddz.language English by default
---@return string text
function ddz.status_text(status, language) end

---The name of a kind of play.
---@param kind ddz.kind of any other number a text that says so
---@param language? ddz.language English by default
---@return string text
function ddz.kind_text(kind, language) end

-- ---- one card -----------------------------------------------------------------------

---A card is a byte: the suit in the high half, the face in the low one (A 1, 2 … 9,
---10, J 11, Q 12, K 13).
ddz.card = {
  SMALL_JOKER = 0x4E,
  BIG_JOKER = 0x4F,
}

---The card of a rank and a suit.
---
---Refused as ENUM.
---@param rank ddz.rank
---@param suit? ddz.suit of a joker it is not looked at
---@return integer? card
---@return string? why
---@return ddz.status? status
function ddz.card.of(rank, suit) end

---The rank of a card.
---
---Refused as CARD.
---@param card integer
---@return ddz.rank? rank
---@return string? why
---@return ddz.status? status
function ddz.card.rank(card) end

---The suit of a card; nil, and nothing else, for a joker.
---
---Refused as CARD.
---@param card integer
---@return ddz.suit? suit
---@return string? why
---@return ddz.status? status
function ddz.card.suit(card) end

-- ---- cards --------------------------------------------------------------------------

---Sets of up to 54 cards.
ddz.cards = {}

---Whether the bytes are cards, each there once.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param cards ddz.Bytes in any order
---@return true? is_right
---@return string? why
---@return ddz.status? status
function ddz.cards.check(cards) end

---The cards sorted. Every order is total.
---
---Refused as ENUM, CARD, DUPLICATE, TOO_MANY.
---@param cards ddz.Bytes in any order
---@param order ddz.order
---@return string? sorted
---@return string? why
---@return ddz.status? status
function ddz.cards.sort(cards, order) end

---Reads cards from what a person types: `334455`, `10 10 10 3`, `♠3 ♥3`, `大王`.
---
---Refused as LENGTH, TEXT, TOO_MANY, DUPLICATE.
---@param text string UTF-8, 0 to 4096 bytes
---@return string? cards
---@return string? why
---@return ddz.status? status
function ddz.cards.parse(text) end

---Writes cards as text that `parse` reads back; ranks alone drop the suits.
---
---Refused as ENUM, CARD, DUPLICATE, TOO_MANY.
---@param cards ddz.Bytes in the order in which they are written
---@param style ddz.style
---@return string? text
---@return string? why
---@return ddz.status? status
function ddz.cards.format(cards, style) end

---Turns the ids of another program into cards, in their order.
---
---Refused as ENUM, CARD, DUPLICATE, TOO_MANY.
---@param format ddz.format
---@param ids ddz.Bytes
---@return string? cards
---@return string? why
---@return ddz.status? status
function ddz.cards.from_ids(format, ids) end

---Turns cards into the ids of another program, in their order.
---
---Refused as ENUM, CARD, DUPLICATE, TOO_MANY.
---@param format ddz.format
---@param cards ddz.Bytes
---@return string? ids
---@return string? why
---@return ddz.status? status
function ddz.cards.to_ids(format, cards) end

---Makes cards from ranks: the first of a rank is the diamond, then club, heart, spade.
---
---Refused as CARD, DUPLICATE, TOO_MANY.
---@param ranks ddz.Bytes 0, the 3, to 14, the big joker
---@return string? cards
---@return string? why
---@return ddz.status? status
function ddz.cards.from_ranks(ranks) end

---Turns a client's own ids into cards, in their order.
---
---Refused as LENGTH, CARD, DUPLICATE, TOO_MANY.
---@param map ddz.Bytes 54 ids: that of the i-th card of the deck in ascending order of the byte
---@param ids ddz.Bytes
---@return string? cards
---@return string? why
---@return ddz.status? status
function ddz.cards.from_map(map, ids) end

---Turns cards into a client's own ids, in their order.
---
---Refused as LENGTH, CARD, DUPLICATE, TOO_MANY.
---@param map ddz.Bytes 54 ids: that of the i-th card of the deck in ascending order of the byte
---@param cards ddz.Bytes
---@return string? ids
---@return string? why
---@return ddz.status? status
function ddz.cards.to_map(map, cards) end

-- ---- the deck ------------------------------------------------------------------------

ddz.deck = {}

---32 bytes of the system that nobody can guess; nil and a sentence where it gives none.
---@return string? seed
---@return string? why
function ddz.deck.seed() end

---A deck of 54 cards: the same for a seed on every platform, for ever.
---
---Refused as LENGTH.
---@param seed ddz.Bytes 32 bytes; who knows them knows the deck
---@return string? deck
---@return string? why
---@return ddz.status? status
function ddz.deck.shuffle(seed) end

return ddz
