-- Counts checks, and says which failed.
local check = { made = 0, failed = 0 }

local SHOWN = 20

local function show(value)
  if type(value) == "string" then
    return string.format("%q", value)
  end
  if type(value) ~= "table" then
    return tostring(value)
  end
  local parts = {}
  for key, item in pairs(value) do
    parts[#parts + 1] = tostring(key) .. "=" .. show(item)
  end
  table.sort(parts)
  return "{" .. table.concat(parts, " ") .. "}"
end

-- The same value, or tables of the same things.
local function same(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then
    return a == b
  end
  for key, item in pairs(a) do
    if not same(item, b[key]) then
      return false
    end
  end
  for key in pairs(b) do
    if a[key] == nil then
      return false
    end
  end
  return true
end

function check.is(condition, what)
  check.made = check.made + 1
  if not condition then
    check.failed = check.failed + 1
    if check.failed <= SHOWN then
      print("FAILED " .. what)
    end
  end
end

function check.equal(got, wanted, what)
  local right = same(got, wanted)
  check.is(right, right or what .. ": " .. show(got) .. ", not " .. show(wanted))
end

-- A refusal: nil, the text of the status, its number.
function check.refused(ddz, status, what, ...)
  local answer, text, code = ...
  check.equal(answer, nil, what .. ": answer")
  check.equal(code, status, what .. ": code")
  check.equal(text, ddz.status_text(status), what .. ": text")
end

-- An error of Lua whose message has these words.
function check.raises(words, what, call, ...)
  local ok, message = pcall(call, ...)
  check.is(not ok, what .. ": no error")
  local said = tostring(message)
  check.is(said:find(words, 1, true) ~= nil, what .. ": " .. said)
end

-- For programs: the last line, and how it ends.
function check.report()
  print(string.format("%d checks, %d failed", check.made, check.failed))
  os.exit(check.failed == 0 and 0 or 1)
end

return check
