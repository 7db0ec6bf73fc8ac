-- Every function with arguments by chance: it answers, refuses or raises, and
-- what it was given is as it was. For the sanitizers above all.
local check = require "check"
local ddz = require "ddz"

local CALLS = tonumber(arg[1])

local rules = ddz.rule_set.of(ddz.preset.HAPPY)
local flow = ddz.flow.of(ddz.flow_preset.HAPPY)
local seed = ("\1"):rep(32)
local deck = ddz.deck.shuffle(seed)
local game = ddz.game.create(rules, flow, seed)
local other = ddz.game.create_dealt(rules, flow, deck)

local LONG = {}
for i = 1, 200 do
  LONG[i] = i
end

local THINGS = {
  false, true, 0, 1, 2, 3, 5, 14, 255, 256, -1, 0.5, 2 ^ 31, 2 ^ 32, 2 ^ 53, 1e300, 0 / 0, "", "3",
  "3344", "\3", "\3\19", seed, deck, deck:sub(1, 20), deck .. deck, ("x"):rep(100000), {}, { 3 },
  { 3, 3 }, { 3, "x" }, { {} }, LONG, { kind = 5, rank = 2, length = 1, cards = 5 }, { kind = {} },
  { seat = 0, kind = 1 }, { seat = 0, kind = 7, cards = deck:sub(1, 5) },
  { seat = 0, kind = 7, cards = LONG, declared = { kind = 1, rank = 1 } }, { cards = LONG },
  { four_singles = 1 }, { [game] = game }, rules:switches(), flow:switches(), rules, flow, game,
  other, io.stdout, print, coroutine.create(function() end), game:pack(), ddz.record.begin(game),
}

local OURS = { rules, flow, game }

local calls = {}
local function add(name, call)
  if type(call) == "function" then
    calls[#calls + 1] = { name = name, call = call }
  end
end
for room, functions in pairs(ddz) do
  add(room, functions)
  if type(functions) == "table" then
    for name, call in pairs(functions) do
      add(room .. "." .. name, call)
    end
  end
end
for _, name in ipairs { "clone", "check", "act", "legal", "moves", "auto", "view", "score", "unseen",
  "pack", "is_waiting_for", "has_passed", "plays_of", "shown_by", "doubled_by", "hand_of",
  "played_by", "latest_by", "bottom", "answers", "rules", "flow", "seed" } do
  add("a game's " .. name, game[name])
end
for _, name in ipairs { "with", "switches" } do
  add("a rule set's " .. name, rules[name])
  add("a flow's " .. name, flow[name])
end
check.is(#calls > 70, "only " .. #calls .. " functions")

math.randomseed(20)
local answered, refused, raised = 0, 0, 0
local function thing()
  local i = math.random(0, #THINGS)
  return THINGS[i]
end
for i = 1, CALLS do
  local one = calls[math.random(#calls)]
  -- Most calls want one of our objects first.
  local first = math.random(2) == 1 and OURS[math.random(#OURS)] or thing()
  local ok, answer, _, code = pcall(one.call, first, thing(), thing(), thing())
  if not ok then
    raised = raised + 1
    check.is(type(answer) == "string", one.name .. ": raises no text")
  elseif answer == nil and code then
    refused = refused + 1
    check.is(ddz.status[code], one.name .. ": no status " .. tostring(code))
  else
    answered = answered + 1
  end
  if i % 1000 == 0 then
    check.equal(game:check(), true, "the game")
  end
end
print(string.format("%d answered, %d refused, %d raised", answered, refused, raised))
check.is(answered > CALLS / 50 and refused > CALLS / 50 and raised > CALLS / 50, "one-sided")
check.is(rules == ddz.rule_set.of(ddz.preset.HAPPY), "the rules")
check.is(flow == ddz.flow.of(ddz.flow_preset.HAPPY), "the flow")
check.report()
