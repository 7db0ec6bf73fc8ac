// How a table is made: of a seed, or of a deck that is given.

import { isSeed, SEED_LEN } from "../deck";
import { TABLE_SIZE } from "../generated/layout";
import * as n from "../generated/numbers";
import { RuleSet } from "../rule-set";
import { Flow } from "./flow";
import { loadedTable } from "./places";
import { seatNumber } from "./seats";
import { TableState } from "./state";

/** Makes a table in `out` and answers a status. */
export function deal(
  rules: RuleSet,
  flow: Flow,
  bytes: ArrayLike<number>,
  firstSeat: number,
  dealt: boolean,
  out: TableState,
): number {
  const places = loadedTable();
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
  const stateAt = places.sized(places.stateAt, TABLE_SIZE);
  const seat = seatNumber(firstSeat);
  const status = dealt
    ? calls.ddz_table_new_dealt(rulesAt, flowAt, bytesAt, seat, stateAt)
    : calls.ddz_table_new(rulesAt, flowAt, bytesAt, seat, stateAt);
  if (status === n.OK) {
    places.take(stateAt, out.raw);
  }
  return status;
}
