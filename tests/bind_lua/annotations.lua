-- annotations.lua FOLDER: what editors are told is what the module has, no more and
-- no less.
local check = require "check"
local ddz = require "ddz"

local FOLDER = arg[1]
local load_text = loadstring or load

-- What a file declares: its table `ddz`, and a table for each of its classes.
local function declared(name, classes)
  local file = assert(io.open(FOLDER .. "/" .. name .. ".lua"))
  local text = file:read "*a":gsub("\nreturn ddz\n$", "\n")
  file:close()
  local found = { assert(load_text(text .. "\nreturn ddz, " .. table.concat(classes, ", ")))() }
  -- The fields of a class are the lines below its name.
  local fields, class = {}, nil
  for line in text:gmatch "[^\n]*" do
    local field = line:match "^%-%-%-@field ([%w_]+)"
    if field then
      fields[class][field] = true
    elseif line:find "^%-%-%-@class ddz%." then
      class = line:match "^%-%-%-@class ddz%.(%w+)"
      fields[class] = {}
    end
  end
  return found, fields
end

local told, classes, fields = {}, {}, {}
for name, locals in pairs {
  ddz = { "nil" },
  names = { "nil" },
  plays = { "RuleSet", "Flow" },
  game = { "Game" },
  seats = { "nil" },
} do
  local found, of = declared(name, locals)
  for key, value in pairs(found[1]) do
    check.is(told[key] == nil, key .. " is told twice")
    told[key] = value
  end
  for i, class in ipairs(locals) do
    classes[class] = found[i + 1]
  end
  for class, list in pairs(of) do
    fields[class] = list
  end
end

-- The names of a table, with what kind of thing each is.
local function shape(of)
  local names = {}
  for name, value in pairs(of) do
    names[name] = type(value)
  end
  return names
end

check.equal(shape(told), shape(ddz), "ddz")
for room, has in pairs(ddz) do
  if type(has) == "table" then
    check.equal(shape(told[room] or {}), shape(has), "ddz." .. room)
    for name, value in pairs(has) do
      if type(value) == "number" then
        check.equal(told[room][name], value, room .. "." .. name)
      end
    end
  elseif type(has) == "number" then
    check.equal(told[room], has, room)
  end
end

-- Methods and fields of objects. A game's __index knows the names of both.
local rules = ddz.rule_set.of(ddz.preset.STANDARD)
local flow = ddz.flow.of(ddz.flow_preset.STANDARD)
check.equal(shape(classes.RuleSet), shape(getmetatable(rules).__index), "RuleSet")
check.equal(shape(classes.Flow), shape(getmetatable(flow).__index), "Flow")
local game = ddz.game.create(rules, flow, ("\1"):rep(32))
-- Lua 5.1 and LuaJIT do not show what a C function keeps; the others do it for all.
local _, known = debug.getupvalue(getmetatable(game).__index, 1)
for name, value in pairs(known or {}) do
  local told_here = type(value) == "function" and classes.Game or fields.Game
  check.is(told_here[name], "a game's " .. name .. " is not told")
end
check.is(known or _VERSION == "Lua 5.1", "what a game has is not known")
for name in pairs(classes.Game) do
  local ok, value = pcall(function()
    return game[name]
  end)
  check.is(ok and type(value) == "function", "there is no Game:" .. name)
end
for name in pairs(fields.Game) do
  local ok, value = pcall(function()
    return game[name]
  end)
  check.is(ok and type(value) ~= "function", "there is no field " .. name .. " of a game")
end

-- Plain tables, taken together over a whole deal, since a field may be nil.
local seen = {
  View = {}, SeatView = {}, Score = {}, SeatScore = {}, Unseen = {}, Action = {}, Play = {}, Move = {},
}
local function see(class, of)
  for name in pairs(of) do
    seen[class][name] = true
  end
end
local function see_all()
  local view, score = game:view(0), game:score()
  see("View", view)
  see("SeatView", view.seats[1])
  see("Score", score)
  see("SeatScore", score.seats[1])
  see("Unseen", game:unseen(0))
  see("Play", view.on_table)
end
while game.phase ~= ddz.phase.OVER do
  see_all()
  for seat = 0, 2 do
    if game:is_waiting_for(seat) then
      local legal = game:legal(seat)
      -- The highest bid, then doubles, then hints.
      local plays = game.phase == ddz.phase.PLAY
      local action = plays and game:auto(seat, ddz.auto.HINT) or legal[#legal]
      see("Action", action)
      for _, move in ipairs(game:moves(seat)) do
        see("Move", move)
      end
      assert(game:act(action))
    end
  end
end
see_all()
-- No flow of this deal has them, and nobody has to say the turn.
seen.View.face_up = true
seen.Action.turn = true
for class, names in pairs(seen) do
  check.equal(fields[class], names, class)
end
for class, of in pairs { Switches = rules, FlowSwitches = flow } do
  local names = {}
  for name in pairs(of:switches()) do
    names[name] = true
  end
  check.equal(fields[class], names, class)
end

check.report()
