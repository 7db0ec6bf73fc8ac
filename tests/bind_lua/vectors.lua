-- vectors.lua FOLDER: every file of vectors, through the module.
local check = require "check"
local ddz = require "ddz"
local tsv = require "tsv"
tsv.folder = arg[1]
local deals = require "deals"
local ops = require "ops"
local sets = require "sets"

local files = {}

-- The files with the common columns.
for _, name in ipairs {
  "reports", "ambiguous", "kinds", "compare", "engines", "clients_s0", "clients_s1",
  "clients_s2", "clients_s3", "clients_s4", "moves", "hints", "min_turns", "cards",
} do
  local file = name .. ".tsv"
  files[#files + 1] = { name = file, run = function()
    local runs = 0
    for _, row in ipairs((tsv.rows(file))) do
      local op = assert(ops[row.op], row.at .. ": nobody knows " .. row.op)
      for _, set in ipairs(sets.named(row)) do
        op(sets.by_name[set], row, row.at .. " under " .. set)
        runs = runs + 1
      end
    end
    return runs
  end }
end

local function file(name, run)
  files[#files + 1] = { name = name, run = run }
end

file("presets.tsv", function()
  local rows = tsv.rows "presets.tsv"
  for _, row in ipairs(rows) do
    local rules = ddz.rule_set.of(tonumber(row.number))
    check.equal(rules:switches(), sets.switches_of(row), row.at)
    check.equal(ddz.preset[row.name:upper()], tonumber(row.number), row.at)
  end
  check.refused(ddz, ddz.status.ENUM, "a preset too many", ddz.rule_set.of(#rows))
  return #rows
end)

file("switches.tsv", function()
  local rows = tsv.rows "switches.tsv"
  for _, row in ipairs(rows) do
    local switches = sets.by_name[row.base]:switches()
    if row.changes ~= "-" then
      for _, change in ipairs(tsv.split(row.changes, ",")) do
        local name, value = change:match "^([^=]+)=(.*)$"
        assert(switches[name] or name:find "^reserved", row.at .. ": no switch " .. name)
        switches[name] = tonumber(value)
      end
    end
    local expected = tsv.status(row.expected)
    if expected == ddz.status.OK then
      check.equal(ddz.rule_set.create(switches):switches(), switches, row.at)
      check.equal(ddz.rule_set.check(switches), true, row.at)
    else
      check.refused(ddz, expected, row.at, ddz.rule_set.create(switches))
      check.refused(ddz, expected, row.at, ddz.rule_set.check(switches))
    end
  end
  return #rows
end)

file("text.tsv", function()
  local rows = tsv.rows "text.tsv"
  for _, row in ipairs(rows) do
    local text = tsv.quoted(row.text)
    local status = row.expected:match "^error:(.*)$"
    if status then
      check.refused(ddz, tsv.status(status), row.at, ddz.cards.parse(text))
    else
      check.equal(ddz.cards.parse(text), tsv.cards(row.expected), row.at)
    end
  end
  return #rows
end)

file("decks.tsv", function()
  local runs = 0
  for _, row in ipairs((tsv.rows "decks.tsv")) do
    if row.redeal == "0" then
      check.equal(ddz.deck.shuffle(tsv.hex(row.seed)), tsv.hex(row.deck), row.at)
      runs = runs + 1
    end
  end
  return runs
end)

file("flows.tsv", function()
  local rows = tsv.rows "flows.tsv"
  for _, row in ipairs(rows) do
    local switches = sets.switches_of(row)
    switches.kinds_off, switches.base = nil, 1
    check.equal(ddz.flow.of(tonumber(row.number)):switches(), switches, row.at)
    check.equal(ddz.flow_preset[row.name:upper()], tonumber(row.number), row.at)
  end
  check.refused(ddz, ddz.status.ENUM, "a flow too many", ddz.flow.of(#rows))
  return #rows
end)

file("flow_switches.tsv", function()
  local rows = tsv.rows "flow_switches.tsv"
  for _, row in ipairs(rows) do
    local switches = deals.flow_switches(row.base, row.changes)
    local expected = tsv.status(row.expected)
    if expected == ddz.status.OK then
      check.equal(ddz.flow.create(switches):switches(), switches, row.at)
      check.equal(ddz.flow.check(switches), true, row.at)
    else
      check.refused(ddz, expected, row.at, ddz.flow.create(switches))
      check.refused(ddz, expected, row.at, ddz.flow.check(switches))
    end
  end
  return #rows
end)

file("deals.tsv", function()
  local rows = tsv.rows "deals.tsv"
  for _, row in ipairs(rows) do
    local game = deals.game_of(row)
    local answer, record = deals.play_out(game, row)
    check.equal(answer, tsv.status(row.answer), row.at)
    for _, fact in ipairs(row.expected == "-" and {} or tsv.split(row.expected, " ")) do
      local name, value = fact:match "^([^=]+)=(.*)$"
      local of = assert(deals.FACTS[name], row.at .. ": no fact " .. name)
      check.equal(tostring(of(game)), value, row.at .. ": " .. name)
    end
    check.equal(game:check(), true, row.at)
    check.is(ddz.game.unpack(game:pack()) == game, row.at .. ": packed")
    local replayed, played = ddz.record.replay(record)
    check.is(replayed == game and played == game.actions, row.at .. ": replayed")
  end
  return #rows
end)

file("forms.tsv", function()
  local rows = tsv.rows "forms.tsv"
  for _, row in ipairs(rows) do
    local game = deals.game_of(row)
    local answer, record = deals.play_out(game, row)
    check.equal(answer, ddz.status.OK, row.at)
    check.equal(game:pack(), tsv.hex(row.packed), row.at .. ": packed")
    check.equal(record, tsv.hex(row.record), row.at .. ": record")
    check.is(ddz.game.unpack(tsv.hex(row.packed)) == game, row.at .. ": unpacked")
    check.is(ddz.record.replay(tsv.hex(row.record)) == game, row.at .. ": replayed")
  end
  return #rows
end)

for _, one in ipairs(files) do
  local runs = one.run()
  print(string.format("%-18s %6d runs", one.name, runs))
  check.is(runs > 0, one.name .. " was not run")
end
check.report()
