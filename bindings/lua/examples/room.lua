-- room.lua [SEED]: a room of three players as a skynet server has it. The room and
-- each player is a service of its own. The room keeps the game, sends each seat
-- its view and what it may do, takes what comes back or refuses it, and acts for
-- whoever lets the clock run out. A player knows what was sent to it and no more.
local ddz = require "ddz"
local service = require "service"

-- Hundredths of a second to answer in.
local PATIENCE = 1500

local function say(...)
  print(string.format("%6.1f  ", service.now() / 100) .. string.format(...))
end

-- ---- a player ---------------------------------------------------------------------

-- Twos and jokers: what a landlord needs.
local function strength(hand)
  local points = 0
  for i = 1, #hand do
    points = points + (ddz.card.rank(hand:byte(i)) >= ddz.rank.TWO and 1 or 0)
  end
  return points
end

local function is_partner(view, seat)
  return seat and seat ~= view.seat and view.landlord ~= view.seat and view.landlord ~= seat
end

-- What to do, from the view and the list of what may be done besides playing.
local function decide(rules, view, legal)
  local hand = view.seats[view.seat + 1].hand
  if view.phase == ddz.phase.PLAY then
    local pass = legal[1]
    local hints = ddz.hints.list(rules, hand, view.on_table)
    if pass and (#hints == 0 or is_partner(view, view.table_seat)) then
      return pass
    end
    return ddz.action.play(view.seat, hints[1].cards, hints[1].play)
  end
  if view.phase == ddz.phase.BID and strength(hand) >= 3 then
    return legal[#legal]
  end
  return legal[1]
end

-- `thinks` says how long, by the how manieth answer it is; nil leaves the room.
local function player(thinks)
  return function()
    local rules, answers = nil, 0
    while true do
      local message, room = service.receive()
      if message.rules then
        rules = assert(ddz.rule_set.create(message.rules))
      elseif message.over then
        return
      elseif message.view and message.view.seats[message.view.seat + 1].is_waiting_for then
        answers = answers + 1
        local time = thinks(answers)
        if not time then
          return
        end
        service.sleep(time)
        local action = decide(rules, message.view, message.legal)
        -- So that an answer that comes late is not taken for another turn's.
        action.turn = message.view.actions + 1
        service.send(room, { action = action })
      end
    end
  end
end

-- ---- the room ---------------------------------------------------------------------

local function describe(action)
  if action.kind == ddz.action_kind.PLAY then
    local cards = ddz.cards.sort(action.cards, ddz.order.GROUPED)
    return ddz.cards.format(cards, ddz.style.RANKS)
  end
  local name = ddz.action_kind[action.kind]:lower()
  return action.value and name .. " " .. action.value or name
end

local function room(seed, players)
  local rules = ddz.rule_set.of(ddz.preset.STANDARD)
  local game = assert(ddz.game.create(rules, ddz.flow.of(ddz.flow_preset.STANDARD), seed))
  local record = { ddz.record.begin(game) }
  local missed, deadline = { [0] = 0, 0, 0 }, nil

  local function tell_all()
    for seat = 0, 2 do
      service.send(players[seat], { view = game:view(seat), legal = game:legal(seat) })
    end
    deadline = service.now() + PATIENCE
  end

  -- Does what a seat wants; nil and the reason where it may not.
  local function act(action, by)
    local phase = game.phase
    local done, why = game:act(action)
    if not done then
      return nil, why
    end
    record[#record + 1] = ddz.record.append(game, action)
    local role = game.landlord == action.seat and "landlord" or game.landlord and "farmer" or ""
    say("seat %d %-8s  %s%s", action.seat, role, describe(action), by or "")
    if game.phase ~= phase then
      say("                 ... %s", ddz.phase[game.phase]:lower())
    end
    tell_all()
    return true
  end

  local function take(message, name)
    local action = message.action
    if type(action) ~= "table" or action.kind == ddz.action_kind.TIMEOUT then
      return -- the clock is ours
    end
    for seat = 0, 2 do
      if players[seat] == name then
        -- Who acts is known from where it came, never from what it says.
        action.seat = seat
        local done, why = act(action)
        if not done then
          say("seat %d           refused: %s", seat, why)
        end
      end
    end
  end

  local function time_out()
    -- Several may be waited for, as in the doubling; who is asked only after they
    -- have answered has a clock of their own.
    local late = {}
    for seat = 0, 2 do
      if game:is_waiting_for(seat) then
        late[#late + 1] = seat
      end
    end
    for _, seat in ipairs(late) do
      missed[seat] = missed[seat] + 1
      -- Once is a pass; whoever stays away is played for.
      local how = missed[seat] == 1 and ddz.auto.TIMEOUT or ddz.auto.HINT
      assert(act(assert(game:auto(seat, how)), "  (away)"))
    end
  end

  for seat = 0, 2 do
    service.send(players[seat], { rules = rules:switches() })
  end
  tell_all()
  while game.phase ~= ddz.phase.OVER do
    local message, name = service.receive(math.max(0, deadline - service.now()))
    if message then
      take(message, name)
    else
      time_out()
    end
  end
  for seat = 0, 2 do
    service.send(players[seat], { over = true })
  end

  local score, points = game:score(), {}
  for i, seat in ipairs(score.seats) do
    points[i] = string.format("%+d", seat.points)
  end
  say("points: %s", table.concat(points, ", "))
  local replayed, played = assert(ddz.record.replay(table.concat(record)))
  local ends = replayed == game and "the same" or "otherwise"
  say("record: %d actions; played back it ends %s", played, ends)
end

-- ---- the evening --------------------------------------------------------------------

local number = tonumber(arg and arg[1]) or 1
local seed = string.char(number % 256):rep(32) -- for a show; a server takes ddz.deck.seed()
local names = { [0] = "quick", "slow", "gone" }

service.spawn("quick", player(function()
  return 80
end))
-- Every fourth answer comes after the clock has run out.
service.spawn("slow", player(function(nth)
  return nth % 4 == 0 and PATIENCE + 20 or 400
end))
-- Loses the connection.
service.spawn("gone", player(function(nth)
  return nth <= 4 and 150 or nil
end))
service.spawn("room", function()
  room(seed, names)
end)
service.run()
