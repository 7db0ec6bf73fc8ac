-- How deals.tsv writes flows, decks and actions, and how its deals are played.
local check = require "check"
local ddz = require "ddz"
local sets = require "sets"
local tsv = require "tsv"

local deals = {}

local LETTERS = "3456789TJQKA2xX"

-- Switches of a flow by its name, some set anew. A reserved byte is a name that
-- no switch has, which a value other than 0 needs.
function deals.flow_switches(flow, changes)
  local switches = ddz.flow.of(ddz.flow_preset[flow:upper()]):switches()
  if changes ~= "-" then
    for _, change in ipairs(tsv.split(changes, ",")) do
      local name, value = change:match "^([^=]+)=(.*)$"
      assert(switches[name] or name:find "^reserved", "no switch " .. name)
      switches[name] = tonumber(value)
    end
  end
  return switches
end

-- The 54 cards, by rank and then suit.
local ASCENDING = {}
for letter in LETTERS:gmatch "." do
  local cards = tsv.cards(letter:rep(letter:lower() == "x" and 1 or 4))
  for card in cards:gmatch "." do
    ASCENDING[#ASCENDING + 1] = { card = card, letter = letter }
  end
end

-- A deck from seat 0/seat 1/seat 2/bottom, one of them * for all that is left.
local function deck_of(hands)
  local used, piles = {}, tsv.split(hands, "/")
  local rest
  for i, pile in ipairs(piles) do
    if pile == "*" then
      rest = i
    else
      piles[i] = pile:gsub(".", function(letter)
        for _, one in ipairs(ASCENDING) do
          if one.letter == letter and not used[one.card] then
            used[one.card] = true
            return one.card
          end
        end
      end)
    end
  end
  if rest then
    piles[rest] = ""
    for _, one in ipairs(ASCENDING) do
      if not used[one.card] then
        piles[rest] = piles[rest] .. one.card
      end
    end
  end
  return table.concat(piles)
end

-- The game of a row before anything is done at it.
function deals.game_of(row)
  local flow = assert(ddz.flow.create(deals.flow_switches(row.flow, row.switches)))
  local rules, first = sets.by_name[row.rules], tonumber(row.first)
  local seed = row.hands:match "^seed:(%d+)$"
  if seed then
    return assert(ddz.game.create(rules, flow, string.char(tonumber(seed)):rep(32), first))
  end
  return assert(ddz.game.create_dealt(rules, flow, deck_of(row.hands), first))
end

-- Cards of a hand by rank, the lowest suits first; a rank that it does not hold
-- is any card of that rank.
local function pick(hand, letters)
  local picked = ""
  for letter in letters:gmatch "." do
    local found
    for _, one in ipairs(ASCENDING) do
      if one.letter == letter and not picked:find(one.card, 1, true) then
        if hand:find(one.card, 1, true) then
          found = one.card
          break
        end
        found = found or one.card
      end
    end
    picked = picked .. found
  end
  return picked
end

local PLAIN = { ["-"] = "pass", t = "timeout", c = "call", r = "rob" }
local VALUED = { b = "bid", d = "double", s = "show" }

-- One action, as tests/vectors/README.md says.
function deals.action_of(game, token)
  local seat, what = tonumber(token:sub(1, 1)), token:sub(3)
  local first = what:sub(1, 1)
  if PLAIN[first] then
    return ddz.action[PLAIN[first]](seat)
  end
  if VALUED[first] then
    return ddz.action[VALUED[first]](seat, tonumber(what:sub(2)))
  end
  local letters, reading = what:match "^([^@]+)@?(.*)$"
  local hand = game:view(seat).seats[seat + 1].hand
  check.equal(hand, game:hand_of(seat), "the hand of a seat")
  local cards = pick(hand, letters)
  if reading == "" then
    return ddz.action.play(seat, cards)
  end
  local kind, rank, length = reading:match "^([%w_]+):(.)/(%d+)$"
  return ddz.action.play(seat, cards, {
    kind = ddz.kind[kind:upper()],
    rank = tsv.rank_of(rank),
    length = tonumber(length),
    cards = #cards,
  })
end

-- Lets the seats act; answers the record and what the last action was answered.
-- A refused one changes nothing.
function deals.play_out(game, row)
  local record = { ddz.record.begin(game) }
  local answer, accepted = ddz.status.OK, 0
  for _, token in ipairs(row.actions == "-" and {} or tsv.split(row.actions, " ")) do
    check.equal(answer, ddz.status.OK, row.at .. " before " .. token)
    local before = game:clone()
    local action = deals.action_of(game, token)
    local done, text, code = game:act(action)
    if done then
      record[#record + 1] = ddz.record.append(game, action)
      check.is(game ~= before, row.at .. ": " .. token .. " changed nothing")
      accepted = accepted + 1
    else
      answer = code
      check.refused(ddz, code, row.at, done, text, code)
      check.is(game == before, row.at .. ": " .. token .. " was refused and changed something")
    end
  end
  check.equal(game.actions, accepted, row.at .. ": actions")
  return answer, table.concat(record)
end

local function of_seats(list, name)
  return list[1][name] .. "," .. list[2][name] .. "," .. list[3][name]
end

local function factor(name)
  return function(game)
    return game:score()[name]
  end
end

-- What holds of a game, by the names of the column `expected`.
deals.FACTS = {
  phase = function(game)
    return ddz.phase[game.phase]:lower()
  end,
  waiting = function(game)
    local sum = 0
    for seat = 0, 2 do
      sum = sum + (game:is_waiting_for(seat) and 2 ^ seat or 0)
    end
    return string.format("%d", sum)
  end,
  landlord = function(game)
    return game.landlord or "none"
  end,
  winner = function(game)
    return game.winner or "none"
  end,
  bid = factor "bid",
  robs = factor "rob_factor",
  shows = factor "show_factor",
  bombs = factor "bomb_factor",
  rocket = factor "rocket_factor",
  shuttles = factor "shuttle_factor",
  spring = function(game)
    return ddz.spring[game:score().spring]:lower()
  end,
  doubles = function(game)
    return of_seats(game:score().seats, "double_factor")
  end,
  multipliers = function(game)
    return of_seats(game:score().seats, "multiplier")
  end,
  points = function(game)
    return of_seats(game:score().seats, "points")
  end,
  redeals = function(game)
    return game.redeals
  end,
  first = function(game)
    return game.first_bidder
  end,
  bottom0 = function(game)
    return #game:view(0).bottom
  end,
  bottom1 = function(game)
    return #game:view(1).bottom
  end,
  counts = function(game)
    return of_seats(game:view(0).seats, "count")
  end,
  table = function(game)
    local play = game.on_table
    return play.kind == ddz.kind.NONE and "none" or tsv.reading(play)
  end,
}

return deals
