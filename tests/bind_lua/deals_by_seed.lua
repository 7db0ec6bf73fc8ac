-- Plays some deals and answers what they came to, always the same: for many states
-- of Lua at once.
local ddz = require "ddz"

local rules = ddz.rule_set.of(ddz.preset.HAPPY)
local flow = ddz.flow.of(ddz.flow_preset.HAPPY)
local ends = {}
for number = 1, 20 do
  local game = assert(ddz.game.create(rules, flow, string.char(number):rep(32)))
  while game.phase ~= ddz.phase.OVER do
    for seat = 0, 2 do
      if game:is_waiting_for(seat) then
        local legal, moves = game:legal(seat), game:moves(seat)
        local action = #moves > 0 and game:auto(seat, ddz.auto.HINT) or legal[#legal]
        ends[#ends + 1] = ddz.hand.min_turns(rules, game:view(seat).seats[seat + 1].hand)
        assert(game:act(action))
      end
    end
  end
  ends[#ends + 1] = game:pack()
end
return table.concat(ends, " ")
