-- Reads the vector files; tests/vectors/README.md explains the columns.
local ddz = require "ddz"

local tsv = { folder = "tests/vectors" }

local RANKS = "3456789TJQKA2xX"

function tsv.split(text, separator)
  local parts, from = {}, 1
  while true do
    local at = text:find(separator, from, true)
    parts[#parts + 1] = text:sub(from, (at or 0) - 1)
    if not at then
      return parts
    end
    from = at + #separator
  end
end

-- The rows of a file by the names of the columns, and `at`.
function tsv.rows(file)
  local rows, names, number = {}, nil, 0
  for line in io.lines(tsv.folder .. "/" .. file) do
    number = number + 1
    if line ~= "" and line:sub(1, 1) ~= "#" then
      local cells = tsv.split(line, "\t")
      if not names then
        names = cells
      else
        assert(#cells == #names, file .. ":" .. number .. ": columns")
        local row = { at = file .. ":" .. number }
        for i, name in ipairs(names) do
          row[name] = cells[i]
        end
        rows[#rows + 1] = row
      end
    end
  end
  assert(#rows > 0, file .. " has no rows")
  return rows, names
end

-- `0x` and two digits a byte.
function tsv.hex(cell)
  local digits = assert(cell:match "^0x(%x*)$", cell)
  return (digits:gsub("%x%x", function(byte)
    return string.char(tonumber(byte, 16))
  end))
end

function tsv.rank_of(letter)
  return assert(RANKS:find(letter, 1, true), "no rank " .. letter) - 1
end

-- The bytes of a card cell, counted out here and not by the library.
function tsv.cards(cell)
  if cell == "-" then
    return ""
  end
  if cell:sub(1, 2) == "0x" then
    return tsv.hex(cell)
  end
  local given, bytes = {}, {}
  for letter in cell:gmatch "." do
    local rank = tsv.rank_of(letter)
    local nth = given[rank] or 0
    given[rank] = nth + 1
    local face = rank >= 11 and rank - 10 or rank + 3
    local byte = rank >= 13 and 0x4E + rank - 13 or (nth % 4) * 16 + face
    bytes[#bytes + 1] = string.char(byte)
  end
  return table.concat(bytes)
end

-- Card bytes as rank letters in ascending order.
function tsv.letters(cards)
  local ranks = {}
  for i = 1, #cards do
    ranks[i] = ddz.card.rank(cards:byte(i))
  end
  table.sort(ranks)
  for i, rank in ipairs(ranks) do
    ranks[i] = RANKS:sub(rank + 1, rank + 1)
  end
  return table.concat(ranks)
end

-- A play as the vectors write it.
function tsv.reading(play)
  local rank = RANKS:sub(play.rank + 1, play.rank + 1)
  return ddz.kind[play.kind]:lower() .. ":" .. rank .. "/" .. play.length
end

function tsv.status(name)
  return ddz.status[name:upper()]
end

local function utf8_of(code)
  if code < 0x80 then
    return string.char(code)
  end
  local tail = string.char(0x80 + code % 64)
  code = math.floor(code / 64)
  if code < 0x20 then
    return string.char(0xC0 + code) .. tail
  end
  tail = string.char(0x80 + code % 64) .. tail
  code = math.floor(code / 64)
  if code < 0x10 then
    return string.char(0xE0 + code) .. tail
  end
  return string.char(0xF0 + math.floor(code / 64), 0x80 + code % 64) .. tail
end

local ESCAPES = { t = "\t", n = "\n", r = "\r", ["\\"] = "\\", ['"'] = '"' }

-- Text in quotes with its escapes; not all of it is UTF-8.
function tsv.quoted(cell)
  local inside, times = cell:match '^"(.*)"%*(%d+)$'
  inside = inside or cell:match '^"(.*)"$'
  assert(inside, "no text: " .. cell)
  local out, at = {}, 1
  while at <= #inside do
    local letter = inside:sub(at, at)
    if letter ~= "\\" then
      out[#out + 1], at = letter, at + 1
    else
      local byte = inside:match("^x(%x%x)", at + 1)
      local code = inside:match("^u{(%x+)}", at + 1)
      if byte then
        out[#out + 1], at = string.char(tonumber(byte, 16)), at + 4
      elseif code then
        out[#out + 1], at = utf8_of(tonumber(code, 16)), at + 4 + #code
      else
        out[#out + 1] = assert(ESCAPES[inside:sub(at + 1, at + 1)], "no such escape")
        at = at + 2
      end
    end
  end
  return table.concat(out):rep(tonumber(times or 1))
end

return tsv
