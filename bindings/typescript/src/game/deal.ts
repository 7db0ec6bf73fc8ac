// How a game is made: of a seed, or of a deck that is given.

import { isSeed, SEED_LEN } from "../deck";
import { GAME_SIZE } from "../generated/layout";
import * as n from "../generated/numbers";
import { RuleSet } from "../rule-set";
import { Flow } from "./flow";
import { loadedGame } from "./places";
import { seatNumber } from "./seats";
import { GameState } from "./state";

/** Makes a game in `out` and answers a status. */
export function deal(
  rules: RuleSet,
  flow: Flow,
  bytes: ArrayLike<number>,
  firstSeat: number,
  dealt: boolean,
  out: GameState,
): number {
  const places = loadedGame();
  const { calls, module } = places;
  if (!rules || !flow || !bytes || !out) {
    return n.ERR_NULL;
  }
  if (dealt ? bytes.length !== n.DECK_LEN : !isSeed(bytes)) {
    return n.ERR_LENGTH;
  }
  const rulesAt = module.putRules(rules);
  const flowAt = places.put(places.flowAt, flow.raw);
  const bytesAt = module.cardsAt;
  if (module.putCards(bytes) !== (dealt ? n.DECK_LEN : SEED_LEN)) {
    return n.ERR_LENGTH;
  }
  const stateAt = places.sized(places.stateAt, GAME_SIZE);
  const seat = seatNumber(firstSeat);
  const status = dealt
    ? calls.ddz_game_new_dealt(rulesAt, flowAt, bytesAt, n.DECK_LEN, seat, stateAt)
    : calls.ddz_game_new(rulesAt, flowAt, bytesAt, seat, stateAt);
  if (status === n.OK) {
    places.take(stateAt, out.raw);
  }
  return status;
}
