-- Memory is flat over 100,000 rounds of everything: what Lua counts, and what the
-- system gave the process.
local check = require "check"
local ddz = require "ddz"

local ROUNDS = 100000
-- KiB that an interpreter may need for its own bookkeeping meanwhile.
local SLACK = 64
local SLACK_OF_PROCESS = 1024

local rules = ddz.rule_set.of(ddz.preset.HAPPY)
local flow = ddz.flow.of(ddz.flow_preset.CLASSIC)
local seed = ("\1"):rep(32)
local hand = ddz.cards.parse "3 4 5 6 7 7 7 9 9 K A 2 2"
local as_table = { hand:byte(1, -1) }
local on_table = ddz.rules.classify(rules, ddz.cards.parse "5 5 5 6 6")
local start = ddz.game.create(rules, flow, seed)
local packed = start:pack()
local bid = ddz.action.bid(0, 3)

local function round()
  ddz.cards.format(ddz.cards.sort(as_table, ddz.order.GROUPED), ddz.style.SUITED)
  ddz.rules.classify(rules, as_table)
  ddz.rules.readings(rules, hand)
  ddz.rules.beats(rules, on_table, hand)
  ddz.moves.list(rules, hand, on_table)
  ddz.hints.list(rules, hand, on_table)
  ddz.hand.split(rules, hand)
  rules:with { trio_plain = 0 }:switches()
  local game = ddz.game.unpack(packed)
  local record = ddz.record.begin(game)
  assert(game:act(bid))
  record = record .. ddz.record.append(game, bid)
  game:view(1)
  game:unseen(1)
  game:score()
  game:legal(0)
  assert(game:act(game:auto(0, ddz.auto.HINT)))
  assert(ddz.record.replay(record))
  -- Refusals and errors keep nothing, either.
  ddz.game.unpack "junk"
  game:act { kind = "junk" }
  pcall(ddz.rules.classify, rules)
  pcall(ddz.moves.list, rules, hand, "junk")
end

-- KiB that Lua counts after everything is swept up, and KiB of the process.
local function used()
  collectgarbage()
  collectgarbage()
  local pages = io.open "/proc/self/statm":read "*a":match "^%d+ (%d+)"
  return collectgarbage "count", tonumber(pages) * 4
end

for _ = 1, ROUNDS / 10 do
  round()
end
local lua, process = used()
for _ = 1, ROUNDS do
  round()
end
local lua_after, process_after = used()
print(string.format("Lua %.0f KiB, then %.0f; the process %d KiB, then %d", lua, lua_after, process,
  process_after))
check.is(lua_after - lua < SLACK, "Lua keeps " .. lua_after - lua .. " KiB")
check.is(process_after - process < SLACK_OF_PROCESS, "the process grew")
check.report()
