-- declarations.lua LIBRARY LEDGERS: the declarations for LuaJIT's FFI say what the
-- library is, and calls through them work.
local check = require "check"
local ffi = require "ffi"
local bit = require "bit"
ffi.cdef(require "ddz_cdef")
local C = ffi.load(arg[1])

local function lines(name)
  local found = {}
  for line in io.lines(arg[2] .. "/" .. name) do
    if line:sub(1, 1) ~= "#" then
      local cells = {}
      for cell in line:gmatch "[^\t]+" do
        cells[#cells + 1] = cell
      end
      found[#found + 1] = cells
    end
  end
  return found
end

for _, cells in ipairs(lines "layout.txt") do
  local struct, field = cells[1]:match "^(%S+)%.(%S+)$"
  if struct then
    -- There are no holes, so where each begins says how large the one before is.
    check.equal(ffi.offsetof(struct, field), tonumber(cells[2]), cells[1])
  else
    check.equal(ffi.sizeof(cells[1]), tonumber(cells[2]), cells[1])
    check.equal(ffi.alignof(cells[1]), tonumber(cells[3]), cells[1] .. ": alignment")
  end
end
for _, cells in ipairs(lines "symbols.txt") do
  check.is(pcall(function()
    return C[cells[1]]
  end), cells[1] .. " is not declared")
end
for _, cells in ipairs(lines "status.txt") do
  check.equal(C[cells[2]], tonumber(cells[1]), cells[2])
  check.equal(ffi.string(C.ddz_status_text(tonumber(cells[1]), 0)), cells[3], cells[2])
end

local rules = ffi.new("ddz_rules", { struct_size = ffi.sizeof "ddz_rules" })
check.equal(C.ddz_rules_preset(C.DDZ_PRESET_STANDARD, rules), 0, "a preset")
local cards, play = ffi.new("uint8_t[?]", 5, { 0x05, 0x15, 0x25, 0x06, 0x16 }), ffi.new "ddz_play"
check.equal(C.ddz_play_classify(rules, cards, 5, play), 0, "classify")
check.equal(play.kind, C.DDZ_KIND_TRIO_PAIR, "the kind")
check.equal(bit.band(play.rank, 15), C.DDZ_RANK_5, "the rank")
check.report()
