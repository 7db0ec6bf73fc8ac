-- What the rows with the common columns ask, by the name in their column `op`.
local check = require "check"
local ddz = require "ddz"
local tsv = require "tsv"

local ops = {}

local NONE = { kind = 0, rank = 0, length = 0, cards = 0 }

local function wanted(row, separator)
  return row.expected == "none" and {} or tsv.split(row.expected, separator)
end

local function sorted(list)
  table.sort(list)
  return list
end

local function has(list, item)
  for _, one in ipairs(list) do
    if one == item then
      return true
    end
  end
  return false
end

local function map(list, of)
  local out = {}
  for i, item in ipairs(list) do
    out[i] = of(item)
  end
  return out
end

local function letters_of(move)
  return tsv.letters(move.cards)
end

-- The play that `previous` speaks of; nil for a lead.
local function on_table(rules, row, at)
  if row.previous == "-" then
    return nil
  end
  local parts = tsv.split(row.previous, "@")
  for i, play in ipairs(ddz.rules.readings(rules, tsv.cards(parts[1]))) do
    if parts[2] == nil and i == 1 or parts[2] == tsv.reading(play) then
      return play
    end
  end
  error(at .. ": the table is no play")
end

-- Each move is made of the hand and beats the table as it says.
local function verify(rules, before, hand, moves, at)
  for _, move in ipairs(moves) do
    check.equal(ddz.rules.beats(rules, before, move.cards), move.play, at)
    for card in move.cards:gmatch "." do
      check.is(hand:find(card, 1, true), at .. ": a card that is not held")
    end
  end
end

local function found(rules, row, at)
  local before, hand = on_table(rules, row, at), tsv.cards(row.cards)
  local moves = ddz.moves.list(rules, hand, before)
  check.equal(ddz.moves.count(rules, hand, before), #moves, at .. ": count")
  check.is(#moves <= ddz.moves.max_for(rules, #hand), at .. ": more than there can be")
  verify(rules, before, hand, moves, at)
  return map(moves, letters_of)
end

local function hints(rules, row, at)
  local before, hand = on_table(rules, row, at), tsv.cards(row.cards)
  local list = ddz.hints.list(rules, hand, before)
  check.is(#list <= ddz.hints.max_for(rules), at .. ": more than there can be")
  verify(rules, before, hand, list, at)
  return list
end

local function offered(rules, row, at)
  return map(hints(rules, row, at), letters_of)
end

function ops.classify(rules, row, at)
  local cards = tsv.cards(row.cards)
  local as_table = { cards:byte(1, -1) }
  local status = row.expected:match "^error:(.*)$"
  if status then
    check.refused(ddz, tsv.status(status), at, ddz.rules.classify(rules, cards))
    check.refused(ddz, tsv.status(status), at, ddz.rules.classify(rules, as_table))
    check.refused(ddz, tsv.status(status), at, ddz.rules.readings(rules, cards))
    return
  end
  local readings = ddz.rules.readings(rules, cards)
  check.equal(map(readings, tsv.reading), wanted(row, "|"), at)
  check.is(#readings <= ddz.rules.readings_max_for(rules), at .. ": more than there can be")
  check.equal(ddz.rules.classify(rules, cards), readings[1] or NONE, at)
  check.equal(ddz.rules.classify(rules, as_table), readings[1] or NONE, at .. ": of a table")
  for _, play in ipairs(readings) do
    check.equal(play.cards, #cards, at .. ": cards")
  end
end

function ops.beats(rules, row, at)
  local play = ddz.rules.beats(rules, on_table(rules, row, at), tsv.cards(row.cards))
  local text = play.kind == ddz.kind.NONE and "none" or tsv.reading(play)
  check.equal(text, row.expected, at)
end

function ops.compare(rules, row, at)
  local first, following = tsv.cards(row.previous), tsv.cards(row.cards)
  local expected = row.expected == "yes"
  check.is(expected or row.expected == "no", at .. ": " .. row.expected)
  check.equal(ddz.rules.compare(rules, first, following), expected, at)
  local play = ddz.rules.classify(rules, first)
  if first == "" or play.kind ~= ddz.kind.NONE then
    local beats = ddz.rules.beats(rules, play, following).kind ~= ddz.kind.NONE
    check.equal(beats, expected, at .. ": beats")
  end
end

function ops.moves(rules, row, at)
  check.equal(sorted(found(rules, row, at)), sorted(wanted(row, " ")), at)
end

function ops.moves_has(rules, row, at)
  local moves = found(rules, row, at)
  for _, cards in ipairs(wanted(row, " ")) do
    check.is(has(moves, cards), at .. ": no " .. cards)
  end
end

function ops.moves_not(rules, row, at)
  local moves = found(rules, row, at)
  for _, cards in ipairs(wanted(row, " ")) do
    check.is(not has(moves, cards), at .. ": " .. cards)
  end
end

function ops.moves_count(rules, row, at)
  check.equal(#found(rules, row, at), tonumber(row.expected), at)
end

function ops.hint_set(rules, row, at)
  local texts = map(hints(rules, row, at), function(move)
    return tsv.reading(move.play)
  end)
  check.equal(sorted(texts), sorted(wanted(row, "|")), at)
end

function ops.hint_list(rules, row, at)
  check.equal(offered(rules, row, at), wanted(row, "|"), at)
end

function ops.hint_first(rules, row, at)
  check.is(has(wanted(row, "|"), offered(rules, row, at)[1]), at)
end

function ops.hint_first_not(rules, row, at)
  local first = offered(rules, row, at)[1]
  check.is(first and not has(wanted(row, "|"), first), at)
end

function ops.hint_has(rules, row, at)
  local list = offered(rules, row, at)
  for _, cards in ipairs(wanted(row, "|")) do
    check.is(has(list, cards), at .. ": no " .. cards)
  end
end

function ops.min_turns(rules, row, at)
  check.equal(ddz.hand.min_turns(rules, tsv.cards(row.cards)), tonumber(row.expected), at)
end

function ops.split(rules, row, at)
  local hand = tsv.cards(row.cards)
  local plays = ddz.hand.split(rules, hand)
  check.equal(map(plays, letters_of), wanted(row, "|"), at)
  check.equal(#plays, ddz.hand.min_turns(rules, hand), at .. ": turns")
end

function ops.sort_rank_desc(_, row, at)
  local sorted_cards = ddz.cards.sort(tsv.cards(row.cards), ddz.order.RANK_DESC)
  check.equal(sorted_cards, tsv.cards(row.expected), at)
end

function ops.ids_round_trip(_, row, at)
  for _, format in ipairs { "EGRET", "BOTZONE", "OPENSPIEL" } do
    local ids = {}
    for i = 1, tonumber(row.expected) do
      ids[i] = format == "EGRET" and i or i - 1
    end
    local cards = ddz.cards.from_ids(ddz.format[format], ids)
    check.is(ddz.cards.check(cards), at)
    check.equal({ ddz.cards.to_ids(ddz.format[format], cards):byte(1, -1) }, ids, at)
  end
end

return ops
