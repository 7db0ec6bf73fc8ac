---@meta
-- What the module has, for editors: games and their records.
-- ddz.lua, beside this file, says what is refused and what raises an error.

---@class ddz
local ddz = {}

---One deal: what a server keeps. `==` compares the states. It holds every hand and the
---seed.
---@class ddz.Game
---@field actions integer Actions accepted so far.
---@field phase ddz.phase
---@field landlord? integer nil before there is one.
---@field winner? integer Who got rid of all cards.
---@field on_table ddz.Play What must be beaten; kind NONE when a play leads.
---@field table_seat? integer Who put down the last play.
---@field first_seat integer As it was given.
---@field first_bidder integer Who bids first in this deal.
---@field face_up? integer The card that lies face up.
---@field redeals integer Deals before this one in which nobody bid.
---@field bid integer The landlord's; 0 before there is one.
---@field robs integer Robs of the auction, when it is over.
---@field first_revealer? integer The first who showed a hand before the auction.
---@field bombs integer Bombs played.
---@field rockets integer Rockets played: 0 or 1.
---@field shuttles integer Shuttles played that count as bombs.
local Game = {}

---Does what a seat wants, or says why not and changes nothing. Unless a play is declared,
---a lead is read as `classify` reads it and a follow as `beats` does.
---
---Refused as ENUM (seat, kind, value), CARD, DUPLICATE, TOO_MANY, TURN_….
---@param action ddz.Action
---@return true? done
---@return string? why
---@return ddz.status? status
function Game:act(action) end

---What a seat may do now besides playing cards, for which there is `moves`; a pass comes
---first. Empty when nothing is asked of it.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return ddz.Action[]? actions
---@return string? why
---@return ddz.status? status
function Game:legal(seat) end

---What a seat may play now; a pass is not listed.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return ddz.Move[]? moves
---@return string? why
---@return ddz.status? status
function Game:moves(seat) end

---What to do for a seat whose player is absent; `act` does it.
---
---Refused as ENUM, TURN_OVER, TURN_SEAT (nothing is asked of it).
---@param seat integer 0..2
---@param how ddz.auto
---@return ddz.Action? action
---@return string? why
---@return ddz.status? status
function Game:auto(seat, how) end

---What a seat may know.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return ddz.View? view
---@return string? why
---@return ddz.status? status
function Game:view(seat) end

---The card counter of a seat.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return ddz.Unseen? unseen
---@return string? why
---@return ddz.status? status
function Game:unseen(seat) end

---The score with its factors. It knows doubles that the seats may not know yet.
---@return ddz.Score score
function Game:score() end

---Whether a seat may act now; any number that is no seat may not.
---@param seat integer 0..2
---@return boolean may
function Game:is_waiting_for(seat) end

---Whether a seat's last action in this trick is a pass.
---@param seat integer 0..2
---@return boolean has
function Game:has_passed(seat) end

---The cards that a seat holds, from low to high.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return string? cards
---@return string? why
---@return ddz.status? status
function Game:hand_of(seat) end

---What a seat has put down, from low to high.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return string? cards
---@return string? why
---@return ddz.status? status
function Game:played_by(seat) end

---What a seat last put down in this trick, from low to high.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return string? cards
---@return string? why
---@return ddz.status? status
function Game:latest_by(seat) end

---Plays of a seat; passes do not count.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return integer? plays
---@return string? why
---@return ddz.status? status
function Game:plays_of(seat) end

---Whether, and when, a seat showed its hand.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return ddz.shown? shown
---@return string? why
---@return ddz.status? status
function Game:shown_by(seat) end

---How a seat doubled.
---
---Refused as ENUM.
---@param seat integer 0..2
---@return ddz.double? factor
---@return string? why
---@return ddz.status? status
function Game:doubled_by(seat) end

---The three cards that the landlord takes.
---@return string cards
function Game:bottom() end

---What was said in the auction of this deal, in order.
---@return ddz.said[] said
function Game:answers() end

---The rule set that it was made with.
---@return ddz.RuleSet rules
function Game:rules() end

---The flow that it was made with.
---@return ddz.Flow flow
function Game:flow() end

---32 bytes; nil when the deck was given.
---@return string? seed
function Game:seed() end

---A game in the same state that goes its own way from here.
---@return ddz.Game copy
function Game:clone() end

---Whether this is a state that a deal can be in.
---
---Refused as GAME.
---@return true? is_right
---@return string? why
---@return ddz.status? status
function Game:check() end

---The game as at most 512 bytes that mean the same for ever and everywhere.
---@return string bytes
function Game:pack() end

ddz.game = {}

---Makes a game whose decks come from a seed, and deals.
---
---Refused as LENGTH (of the seed), ENUM (the seat).
---@param rules ddz.RuleSet
---@param flow ddz.Flow
---@param seed ddz.Bytes 32 random bytes; who knows them knows every card
---@param first_seat? integer who bids first, unless the flow draws one; 0 by default
---@return ddz.Game? game
---@return string? why
---@return ddz.status? status
function ddz.game.create(rules, flow, seed, first_seat) end

---Makes a game with a given deck. It never redeals: where it would, the deal ends without
---a landlord.
---
---Refused as ENUM (the seat), LENGTH, CARD, DUPLICATE.
---@param rules ddz.RuleSet
---@param flow ddz.Flow
---@param deck ddz.Bytes 54 cards in the order in which they are dealt: 17 a seat, then the bottom
---@param first_seat? integer who bids first; 0 by default
---@return ddz.Game? game
---@return string? why
---@return ddz.status? status
function ddz.game.create_dealt(rules, flow, deck, first_seat) end

---Reads what `pack` wrote.
---
---Refused as LENGTH, FORMAT, CHECKSUM, RULES_…, FLOW_…, GAME.
---@param bytes string
---@return ddz.Game? game
---@return string? why
---@return ddz.status? status
function ddz.game.unpack(bytes) end

---A deal as bytes: how it began, then each action, put behind each other.
ddz.record = {}

---The beginning of a record: the game before its actions.
---@param game ddz.Game a new one, for a record of a whole deal
---@return string bytes
function ddz.record.begin(game) end

---The bytes of one action.
---
---Refused as ENUM, CARD, DUPLICATE, TOO_MANY, TURN_FIELD.
---@param game ddz.Game after it has accepted the action
---@param action ddz.Action
---@return string? bytes
---@return string? why
---@return ddz.status? status
function ddz.record.append(game, action) end

---The state after the actions of a record, and how many were played. A record that was
---changed is refused at the first action that is not what was played: its index, counted
---from 0, is the fourth value, which is nil where no action is to blame.
---
---Refused as LENGTH, FORMAT, CHECKSUM, RULES_…, FLOW_…, GAME, CARD, DUPLICATE, TOO_MANY,
---TURN_….
---@param record string
---@param count? integer how many to play, at most; all by default
---@return ddz.Game? game
---@return integer|string played how many, or why not
---@return ddz.status? status
---@return integer? index
function ddz.record.replay(record, count) end

---An action out of a record, without playing it.
---
---Refused as LENGTH (also when there are not so many), FORMAT, CHECKSUM, RULES_…, FLOW_…, GAME,
---CARD, DUPLICATE, TOO_MANY.
---@param record string
---@param index integer counted from 0
---@return ddz.Action? action
---@return string? why
---@return ddz.status? status
function ddz.record.action_at(record, index) end
