// A view as plain data, for a message to a client.

import { PlayJson, playJson } from "../play";
import { Phase } from "../generated/enums";
import { DoubleFactor, Said, Shown } from "../generated/enums";
import { View } from "./view";

/** What a view says about one seat: `count` is what `View` calls `countOf`, and so
 * on. */
export interface SeatJson {
  isWaitingFor: boolean;
  hasPassed: boolean;
  /** How many cards it holds. */
  count: number;
  /** Its plays; passes do not count. */
  plays: number;
  shown: Shown;
  said: Said;
  doubled: DoubleFactor;
  /** Its cards; none while they are hidden. */
  hand: number[];
  /** What it has put down. */
  played: number[];
  /** What it last put down in this trick. */
  latest: number[];
}

/** A view as `JSON.stringify` writes it; the names are those of `View`. */
export interface ViewJson {
  seat: number;
  phase: Phase;
  actions: number;
  multiplier: number;
  /** For `Play.fromJSON`. */
  onTable: PlayJson;
  tableSeat: number | null;
  landlord: number | null;
  winner: number | null;
  firstBidder: number;
  faceUp: number | null;
  redeals: number;
  bid: number;
  robs: number;
  bombs: number;
  rockets: number;
  shuttles: number;
  bottom: number[];
  seats: SeatJson[];
}

export function viewJson(view: View): ViewJson {
  return {
    seat: view.seat,
    phase: view.phase,
    actions: view.actions,
    multiplier: view.multiplier,
    onTable: playJson(view.onTable),
    tableSeat: view.tableSeat,
    landlord: view.landlord,
    winner: view.winner,
    firstBidder: view.firstBidder,
    faceUp: view.faceUp,
    redeals: view.redeals,
    bid: view.bid,
    robs: view.robs,
    bombs: view.bombs,
    rockets: view.rockets,
    shuttles: view.shuttles,
    bottom: plain(view.bottom()),
    seats: [0, 1, 2].map((seat) => ({
      isWaitingFor: view.isWaitingFor(seat),
      hasPassed: view.hasPassed(seat),
      count: view.countOf(seat),
      plays: view.playsOf(seat),
      shown: view.shownBy(seat),
      said: view.saidBy(seat),
      doubled: view.doubledBy(seat),
      hand: plain(view.handOf(seat)),
      played: plain(view.playedBy(seat)),
      latest: plain(view.latestBy(seat)),
    })),
  };
}

/** A typed array would be written as an object. */
function plain(cards: Uint8Array): number[] {
  return Array.prototype.slice.call(cards);
}
