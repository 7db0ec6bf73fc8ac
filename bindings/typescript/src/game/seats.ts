// Seats: 0, 1 and 2, in playing order; a byte that is none says "nobody".

import { isByte } from "../door";
import { SEATS_MAX, SEAT_NONE } from "../generated/numbers";

/** The seat of a byte; null for nobody. */
export function seatOf(byte: number): number | null {
  return byte === SEAT_NONE ? null : byte;
}

/** A number that is no seat stays none on its way into a call, where -1, 0.5
 * and 2 ** 32 would become another. */
export function seatNumber(seat: number): number {
  return isSeat(seat) ? seat : SEAT_NONE;
}

/** The seat itself; throws when there is no such seat. */
export function checkedSeat(seat: number): number {
  if (!isSeat(seat)) {
    throw new RangeError("ddz: a seat is 0, 1 or 2");
  }
  return seat;
}

/** Has a set of seats this one? Any other number is in no set. */
export function hasSeat(set: number, seat: number): boolean {
  return isSeat(seat) && ((set >> seat) & 1) !== 0;
}

function isSeat(seat: number): boolean {
  return isByte(seat) && seat < SEATS_MAX;
}
