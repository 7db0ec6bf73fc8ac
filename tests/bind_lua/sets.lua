-- The rule sets that rows name, made of the switches that the files have.
local ddz = require "ddz"
local tsv = require "tsv"

local sets = {}

local NO_SWITCHES = { at = true, name = true, number = true, source = true }

-- The switches of a row; `kinds_off` has no column.
function sets.switches_of(row)
  local switches = { kinds_off = 0 }
  for name, value in pairs(row) do
    if not NO_SWITCHES[name] then
      switches[name] = tonumber(value)
    end
  end
  return switches
end

sets.presets = {}
sets.by_name = {}

for _, file in ipairs { "presets.tsv", "rule_sets.tsv" } do
  for _, row in ipairs((tsv.rows(file))) do
    sets.by_name[row.name] = assert(ddz.rule_set.create(sets.switches_of(row)))
    if file == "presets.tsv" then
      sets.presets[#sets.presets + 1] = row.name
    end
  end
end

-- The names in the column `rules`, `*` being every preset.
function sets.named(row)
  local names = {}
  for _, name in ipairs(tsv.split(row.rules, ",")) do
    if name == "*" then
      for _, preset in ipairs(sets.presets) do
        names[#names + 1] = preset
      end
    else
      assert(name == "-" or sets.by_name[name], row.at .. ": no rule set " .. name)
      names[#names + 1] = name
    end
  end
  return names
end

return sets
