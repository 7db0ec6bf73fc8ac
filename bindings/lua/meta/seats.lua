---@meta
-- What the module has, for editors: what seats do and see, and what a deal is worth.
-- ddz.lua, beside this file, says what is refused and what raises an error.

---@class ddz
local ddz = {}

---What a seat does. It may have come from anywhere: what is wrong with it says the
---call that it is given to.
---@class ddz.Action
---@field seat integer Who acts: 0..2. A server sets it to the seat of the connection.
---@field kind ddz.action_kind
---@field value? integer BID: the points, 1..3. DOUBLE: a `ddz.double`. SHOW: a `ddz.shown`.
---@field cards? ddz.Bytes PLAY: 1 to 20 cards of the hand, in any order.
---@field declared? ddz.Play PLAY: the reading; nil leaves it to the rules.
---@field turn? integer The turn that is answered: `actions` of the view plus 1; nil is any.

---What a seat may know of one seat.
---@class ddz.SeatView
---@field is_waiting_for boolean May it act now?
---@field has_passed boolean Is its last action in this trick a pass?
---@field count integer How many cards it holds.
---@field plays integer Its plays; passes do not count.
---@field shown ddz.shown Whether, and when, it showed its hand.
---@field said ddz.said What it last said in the auction.
---@field doubled ddz.double Others' doubles are hidden until all have answered.
---@field hand string From low to high; empty while it is hidden.
---@field played string What it has put down.
---@field latest string What it last put down in this trick.

---What a seat may know: the only thing that a client should be sent.
---@class ddz.View
---@field seat integer Whose view it is.
---@field phase ddz.phase
---@field actions integer Actions accepted so far.
---@field multiplier integer What all multiply by so far: robs, shows, bombs, rocket, shuttles.
---@field on_table ddz.Play What must be beaten; kind NONE when a play leads.
---@field table_seat? integer Who put down the last play.
---@field landlord? integer nil before there is one.
---@field winner? integer Who got rid of all cards.
---@field first_bidder integer Who bids first in this deal.
---@field face_up? integer The card that lies face up.
---@field redeals integer Deals before this one in which nobody bid.
---@field bid integer The highest bid so far; the landlord's once there is one.
---@field robs integer Robs so far.
---@field bombs integer Bombs played.
---@field rockets integer Rockets played: 0 or 1.
---@field shuttles integer Shuttles played that count as bombs.
---@field bottom string The three cards that the landlord took; empty while they are hidden.
---@field seats ddz.SeatView[] Of seat s at s + 1.

---What a seat wins.
---@class ddz.SeatScore
---@field points integer 0 before the end; the sum of all is 0.
---@field double_factor integer A farmer's, with the landlord's part in it; 1 for the landlord.
---@field multiplier integer A farmer's; for the landlord the sum of both.

---The score with its factors, before the end those of the moment. A farmer's points are
---base * bid * multiplier.
---@class ddz.Score
---@field base integer
---@field bid integer The landlord's; 0 when there is no landlord.
---@field rob_factor integer
---@field show_factor integer
---@field bomb_factor integer
---@field rocket_factor integer
---@field shuttle_factor integer
---@field spring_factor integer
---@field spring ddz.spring
---@field landlord? integer
---@field winner? integer
---@field is_over boolean
---@field seats ddz.SeatScore[] Of seat s at s + 1.

---The card counter (记牌器) of a seat: counts by rank, that of rank r at r + 1.
---@class ddz.Unseen
---@field unseen integer[] Seen nowhere: not its own, not played, not shown, not in an open bottom.
---@field out integer[] Held by others or in the bottom: all but its own and those played.
---@field bottom integer[] Of the open bottom what the landlord still holds.

---The makers of actions; whether one is allowed says `Game:act`.
ddz.action = {}

---Passes: no bid, no call, no rob, no doubling, no show, no play.
---@param seat integer 0..2
---@return ddz.Action action
function ddz.action.pass(seat) end

---Bids (叫分).
---@param seat integer 0..2
---@param points integer 1..3
---@return ddz.Action action
function ddz.action.bid(seat, points) end

---叫地主
---@param seat integer 0..2
---@return ddz.Action action
function ddz.action.call(seat) end

---抢地主
---@param seat integer 0..2
---@return ddz.Action action
function ddz.action.rob(seat) end

---加倍
---@param seat integer 0..2
---@param factor ddz.double TWO or FOUR
---@return ddz.Action action
function ddz.action.double(seat, factor) end

---Shows the hand (明牌).
---@param seat integer 0..2
---@param when ddz.shown BEFORE, EARLY, LATE or LANDLORD
---@return ddz.Action action
function ddz.action.show(seat, when) end

---Plays cards.
---@param seat integer 0..2
---@param cards ddz.Bytes 1 to 20 cards of the hand, in any order
---@param declared? ddz.Play one of their readings; nil leaves it to the rules
---@return ddz.Action action
function ddz.action.play(seat, cards, declared) end

---The clock ran out: passes, or leads the lowest card where there is no passing.
---@param seat integer 0..2
---@return ddz.Action action
function ddz.action.timeout(seat) end
