-- Services as skynet has them, as small as can be: each is a coroutine with a
-- mailbox, they share nothing but messages, and the clock jumps to when somebody
-- next waits for it. In skynet these are skynet.newservice, skynet.send,
-- skynet.dispatch, skynet.timeout, skynet.now.
local service = {}

local services, order, running = {}, {}, nil
local clock = 0

-- Hundredths of a second since the beginning.
function service.now()
  return clock
end

function service.spawn(name, body)
  services[name] = { mailbox = {}, thread = coroutine.create(body), due = 0 }
  order[#order + 1] = name
end

function service.send(to, message)
  local mailbox = services[to].mailbox
  mailbox[#mailbox + 1] = { from = running, message = message }
end

-- The next message and who sent it; nil when none came in so many hundredths.
function service.receive(patience)
  return coroutine.yield(clock + (patience or math.huge), true)
end

function service.sleep(hundredths)
  coroutine.yield(clock + hundredths, false)
end

local function resume(name, message, from)
  local one = services[name]
  running = name
  local ok, due, listens = coroutine.resume(one.thread, message, from)
  assert(ok, due)
  if coroutine.status(one.thread) == "dead" then
    one.due, one.listens = math.huge, false
  else
    one.due, one.listens = due, listens
  end
end

-- Delivers what can be delivered; says whether there was anything.
local function deliver()
  for _, name in ipairs(order) do
    local one = services[name]
    if one.listens and #one.mailbox > 0 then
      local letter = table.remove(one.mailbox, 1)
      resume(name, letter.message, letter.from)
      return true
    end
  end
  return false
end

-- Runs them all, until nobody waits for anything any more.
function service.run()
  while true do
    if not deliver() then
      local first
      for _, name in ipairs(order) do
        if services[name].due < (first and services[first].due or math.huge) then
          first = name
        end
      end
      if not first then
        return
      end
      clock = math.max(clock, services[first].due)
      resume(first)
    end
  end
end

return service
