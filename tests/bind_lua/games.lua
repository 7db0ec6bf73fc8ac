-- Games: what they say, what seats see, what is refused, records.
local check = require "check"
local ddz = require "ddz"

local equal, refused, raises = check.equal, check.refused, check.raises
local status, action = ddz.status, ddz.action

local rules = ddz.rule_set.of(ddz.preset.STANDARD)
local flow = ddz.flow.of(ddz.flow_preset.CLASSIC)
local SEED = ("\7"):rep(32)
local NO_NUMBERS = { -1, 3, 0.5, 2 ^ 32, 0 / 0, 255 }

-- ---- how one is made ------------------------------------------------------------

local game = ddz.game.create(rules, flow, SEED, 1)
local deck = ddz.deck.shuffle(SEED)
check.is(game == ddz.game.create(rules, flow, { SEED:byte(1, -1) }, 1), "a seed in a table")
check.is(game ~= ddz.game.create(rules, flow, SEED), "another first seat")
refused(ddz, status.LENGTH, "a short seed", ddz.game.create(rules, flow, "seed"))
refused(ddz, status.LENGTH, "a short deck", ddz.game.create_dealt(rules, flow, deck:sub(2)))
local twice = deck:gsub("\3", "\4")
refused(ddz, status.DUPLICATE, "a card twice", ddz.game.create_dealt(rules, flow, twice))
for _, seat in ipairs(NO_NUMBERS) do
  refused(ddz, status.ENUM, "no seat", ddz.game.create(rules, flow, SEED, seat))
  refused(ddz, status.ENUM, "no seat", ddz.game.create_dealt(rules, flow, deck, seat))
end

-- ---- what it says -----------------------------------------------------------------

equal(game.phase, ddz.phase.BID, "phase")
equal(game.landlord, nil, "no landlord yet")
equal(game.first_seat, 1, "first seat")
equal(game:seed(), SEED, "the seed")
equal(ddz.game.create_dealt(rules, flow, deck):seed(), nil, "no seed")
check.is(game:rules() == rules and game:flow() == flow, "rules and flow")
equal(game:hand_of(0), ddz.cards.sort(deck:sub(1, 17), ddz.order.RANK_ASC), "the first hand")
equal(game:bottom(), ddz.cards.sort(deck:sub(52), ddz.order.RANK_ASC), "the bottom")
check.is(game:is_waiting_for(1) and not game:is_waiting_for(0), "whose turn")
check.is(not game:is_waiting_for(3) and not game:is_waiting_for(-1), "nobody's turn")
for _, seat in ipairs(NO_NUMBERS) do
  for _, name in ipairs { "hand_of", "played_by", "latest_by", "plays_of", "shown_by", "doubled_by",
    "view", "unseen", "legal", "moves" } do
    refused(ddz, status.ENUM, name .. " of no seat", game[name](game, seat))
  end
  refused(ddz, status.ENUM, "auto of no seat", game:auto(seat, ddz.auto.HINT))
end
refused(ddz, status.ENUM, "no way to act", game:auto(1, 99))
refused(ddz, status.TURN_SEAT, "nothing is asked of it", game:auto(0, ddz.auto.HINT))

-- ---- what a seat does ---------------------------------------------------------------

equal(game:legal(0), {}, "nothing is asked of it")
equal(game:legal(1), {
  { seat = 1, kind = ddz.action_kind.PASS },
  { seat = 1, kind = ddz.action_kind.BID, value = 1 },
  { seat = 1, kind = ddz.action_kind.BID, value = 2 },
  { seat = 1, kind = ddz.action_kind.BID, value = 3 },
}, "what may be done")
local before = game:clone()
refused(ddz, status.TURN_SEAT, "not its turn", game:act(action.bid(0, 1)))
refused(ddz, status.TURN_BID_RANGE, "a bid of four", game:act(action.bid(1, 4)))
refused(ddz, status.TURN_BID_RANGE, "a bid of -1", game:act(action.bid(1, -1)))
refused(ddz, status.TURN_PHASE, "a call", game:act(action.call(1)))
refused(ddz, status.ENUM, "no double", game:act(action.double(1, 3)))
-- What came over a network can be anything.
local function answer(fields)
  fields.seat = 1
  return game:act(fields)
end
local PASS, PLAY = ddz.action_kind.PASS, ddz.action_kind.PLAY
refused(ddz, status.ENUM, "nothing", game:act {})
refused(ddz, status.ENUM, "no kind", answer { kind = "BID" })
refused(ddz, status.ENUM, "no seat", game:act { seat = "1", kind = PASS })
refused(ddz, status.TURN_FIELD, "a value", answer { kind = PASS, value = true })
refused(ddz, status.CARD, "no cards", answer { kind = PLAY, cards = 3 })
refused(ddz, status.TOO_MANY, "21 cards", answer { kind = PLAY, cards = deck:sub(1, 21) })
refused(ddz, status.TOO_MANY, "300 cards", answer { kind = PLAY, cards = ("\3"):rep(300) })
refused(ddz, status.ENUM, "no reading", answer { kind = PLAY, cards = "\3", declared = 5 })
refused(ddz, status.TURN_STALE, "early", answer { kind = PASS, turn = game.actions + 2 })
refused(ddz, status.TURN_STALE, "no turn", answer { kind = PASS, turn = "1" })
check.is(game == before, "nothing has changed")
local bid = action.bid(1, 3)
bid.turn = game.actions + 1
equal(game:act(bid), true, "a bid that says its turn")
equal({ game.landlord, game.bid, game:answers() }, { 1, 3, { ddz.said.BID_3 } }, "a landlord")
equal(before.landlord, nil, "a clone goes its own way")
refused(ddz, status.TURN_STALE, "late", game:act(bid))
refused(ddz, status.TURN_LEAD, "the leader may not pass", game:act(action.pass(1)))

local lead = game:moves(1)[1]
equal(game:act(action.play(1, { lead.cards:byte(1, -1) }, lead.play)), true, "a play")
equal(game:latest_by(1), lead.cards, "the latest play")
equal(game.on_table, lead.play, "on the table")
equal({ game.table_seat, game:plays_of(1) }, { 1, 1 }, "whose it is")

-- ---- what a seat sees -----------------------------------------------------------------

local view = game:view(0)
equal({ view.seat, view.landlord, view.bid, view.actions }, { 0, 1, 3, 2 }, "a view")
equal(view.on_table, lead.play, "on the table")
equal(view.seats[1].hand, game:hand_of(0), "its own hand")
equal({ view.seats[2].hand, view.seats[2].count }, { "", 19 }, "a hidden hand")
equal(view.seats[2].latest, lead.cards, "the latest play")
equal(#view.bottom, 3, "the bottom is open")
equal(view.winner, nil, "no winner")
equal({ view.seats[3].is_waiting_for, view.seats[1].is_waiting_for }, { true, false }, "whose turn")
local unseen, sum = game:unseen(0), 0
for rank = ddz.rank.THREE, ddz.rank.BIG_JOKER do
  sum = sum + unseen.unseen[rank + 1]
end
equal(sum + 17 + 1 + 3, 54 + (view.bottom:find(lead.cards, 1, true) and 1 or 0), "the card counter")
equal({ #unseen.unseen, #unseen.out, #unseen.bottom }, { 15, 15, 15 }, "a number for each rank")

-- ---- to the end, and back ---------------------------------------------------------------

local record = { ddz.record.begin(before), ddz.record.append(game:clone(), action.bid(1, 3)) }
game = before
record = { ddz.record.begin(game) }
local function act(what)
  assert(game:act(what))
  record[#record + 1] = ddz.record.append(game, what)
end
act(action.bid(1, 3))
while game.phase ~= ddz.phase.OVER do
  local seat = 0
  while not game:is_waiting_for(seat) do
    seat = seat + 1
  end
  act(game:auto(seat, ddz.auto.HINT))
end
local score = game:score()
check.is(score.is_over and score.winner == game.winner, "the end")
equal(score.seats[1].points + score.seats[2].points + score.seats[3].points, 0, "the sum")
refused(ddz, status.TURN_OVER, "it is over", game:auto(0, ddz.auto.HINT))
refused(ddz, status.TURN_OVER, "it is over", game:act(action.timeout(0)))
check.is(#game:view(0).seats[2].hand == game:view(0).seats[2].count, "all hands are open")

local whole = table.concat(record)
local replayed, played = ddz.record.replay(whole)
check.is(replayed == game and played == game.actions, "played back")
replayed, played = ddz.record.replay(whole, 1)
check.is(played == 1 and replayed.landlord == 1, "the first action played back")
equal(ddz.record.action_at(whole, 0), action.bid(1, 3), "an action of it")
refused(ddz, status.LENGTH, "no such action", ddz.record.action_at(whole, game.actions))
refused(ddz, status.LENGTH, "no number of an action", ddz.record.action_at(whole, -1))
refused(ddz, status.LENGTH, "no count", ddz.record.replay(whole, -1))
refused(ddz, status.FORMAT, "no record", ddz.record.replay(("no record"):rep(9)))
local at = #record[1] + #record[2] + 1
local broken = whole:sub(1, at - 1) .. string.char((whole:byte(at) + 1) % 256) .. whole:sub(at + 1)
local none, text, code, index = ddz.record.replay(broken)
equal({ none == nil, text, index }, { true, ddz.status_text(code), 1 }, "which action is wrong")
equal(select("#", ddz.record.replay "short"), 3, "no action is wrong")

local packed = game:pack()
check.is(ddz.game.unpack(packed) == game, "packed")
local changed = packed:sub(1, -2) .. string.char((packed:byte(-1) + 1) % 256)
refused(ddz, status.CHECKSUM, "changed", ddz.game.unpack(changed))
refused(ddz, status.LENGTH, "too long", ddz.game.unpack(("x"):rep(ddz.PACKED_MAX + 1)))

-- ---- in a coroutine -----------------------------------------------------------------------

local seat = coroutine.wrap(function(board)
  while true do
    board = coroutine.yield(assert(board:auto(0, ddz.auto.TIMEOUT)))
  end
end)
equal(seat(ddz.game.create(rules, flow, SEED)).kind, ddz.action_kind.PASS, "in a coroutine")
raises("bad argument", "no game", game.act, {}, {})

check.report()
