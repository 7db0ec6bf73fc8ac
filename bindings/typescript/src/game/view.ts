// What one seat may know.

import * as at from "../generated/layout";
import { CARDS_MAX, SEAT_NONE } from "../generated/numbers";
import { Play } from "../play";
import { RuleSet } from "../rule-set";
import { Flow } from "./flow";
import { Phase } from "../generated/enums";
import { DoubleFactor, Said, Shown } from "../generated/enums";
import { checkedSeat, hasSeat, seatOf } from "./seats";
import { Struct } from "./struct";
import { viewJson, ViewJson } from "./view-json";

/**
 * What one seat may know: the only thing that a client should be sent. Nothing
 * in it depends on hidden cards or on the seed. A game fills it; a new one says
 * nothing. Cards are sorted by rank, low to high.
 */
export class View {
  /** @internal The `ddz_view`. */
  readonly raw = new Struct(at.VIEW_SIZE);

  constructor() {
    const { bytes } = this.raw;
    bytes[at.VIEW_LANDLORD_AT] = SEAT_NONE;
    bytes[at.VIEW_WINNER_AT] = SEAT_NONE;
    bytes[at.VIEW_TABLE_SEAT_AT] = SEAT_NONE;
  }

  /** Whose view it is. */
  get seat(): number {
    return this.raw.bytes[at.VIEW_SEAT_AT];
  }

  /** What the game waits for. */
  get phase(): Phase {
    return this.raw.bytes[at.VIEW_PHASE_AT];
  }

  /** Actions accepted so far. */
  get actions(): number {
    return this.raw.words[at.VIEW_ACTIONS_AT >> 2];
  }

  /** What all multiply by so far: robs, shows, bombs, rocket, shuttles. */
  get multiplier(): number {
    return this.raw.words[at.VIEW_MULTIPLIER_AT >> 2];
  }

  /** What must be beaten, as a copy; kind `None` when a play leads. */
  get onTable(): Play {
    return this.readOnTable(new Play());
  }

  /** Writes what must be beaten into `out`. */
  readOnTable(out: Play): Play {
    const { bytes } = this.raw;
    out.kind = bytes[at.VIEW_TABLE_AT + at.PLAY_KIND_AT];
    out.rank = bytes[at.VIEW_TABLE_AT + at.PLAY_RANK_AT];
    out.length = bytes[at.VIEW_TABLE_AT + at.PLAY_LENGTH_AT];
    out.cards = bytes[at.VIEW_TABLE_AT + at.PLAY_CARDS_AT];
    return out;
  }

  /** Who put down the last play; null when there is none. */
  get tableSeat(): number | null {
    return seatOf(this.raw.bytes[at.VIEW_TABLE_SEAT_AT]);
  }

  /** The landlord's seat; null before there is one. */
  get landlord(): number | null {
    return seatOf(this.raw.bytes[at.VIEW_LANDLORD_AT]);
  }

  /** Who got rid of all cards; null before that, and for a void deal. */
  get winner(): number | null {
    return seatOf(this.raw.bytes[at.VIEW_WINNER_AT]);
  }

  /** Who bids first in this deal. */
  get firstBidder(): number {
    return this.raw.bytes[at.VIEW_FIRST_BIDDER_AT];
  }

  /** The card that lies face up; null when none does. */
  get faceUp(): number | null {
    return this.raw.bytes[at.VIEW_FACE_UP_AT] || null;
  }

  /** Deals before this one in which nobody bid. */
  get redeals(): number {
    return this.raw.bytes[at.VIEW_REDEALS_AT];
  }

  /** The highest bid so far; the landlord's once there is one. */
  get bid(): number {
    return this.raw.bytes[at.VIEW_BID_AT];
  }

  /** Robs so far. */
  get robs(): number {
    return this.raw.bytes[at.VIEW_ROBS_AT];
  }

  /** Bombs played. */
  get bombs(): number {
    return this.raw.bytes[at.VIEW_BOMBS_AT];
  }

  /** Rockets played: 0 or 1. */
  get rockets(): number {
    return this.raw.bytes[at.VIEW_ROCKETS_AT];
  }

  /** Shuttles played that count as bombs. */
  get shuttles(): number {
    return this.raw.bytes[at.VIEW_SHUTTLES_AT];
  }

  /** Whether a seat may act now. */
  isWaitingFor(seat: number): boolean {
    return hasSeat(this.raw.bytes[at.VIEW_WAITING_AT], checkedSeat(seat));
  }

  /** Whether a seat's last action in this trick is a pass. */
  hasPassed(seat: number): boolean {
    return hasSeat(this.raw.bytes[at.VIEW_PASSED_AT], checkedSeat(seat));
  }

  /** How many cards a seat holds. */
  countOf(seat: number): number {
    return this.ofSeat(at.VIEW_COUNTS_AT, seat);
  }

  /** Plays of a seat; passes do not count. */
  playsOf(seat: number): number {
    return this.ofSeat(at.VIEW_PLAYS_AT, seat);
  }

  /** Whether, and when, a seat showed its hand. */
  shownBy(seat: number): Shown {
    return this.ofSeat(at.VIEW_SHOWN_AT, seat);
  }

  /** What a seat last said in the auction. */
  saidBy(seat: number): Said {
    return this.ofSeat(at.VIEW_SAID_AT, seat);
  }

  /** How a seat doubled; others' doubles are hidden until all have answered. */
  doubledBy(seat: number): DoubleFactor {
    return this.ofSeat(at.VIEW_DOUBLES_AT, seat);
  }

  /** The three cards that the landlord took; empty while they are hidden. */
  bottom(): Uint8Array {
    return this.copy(at.VIEW_BOTTOM_AT, this.raw.bytes[at.VIEW_BOTTOM_LEN_AT]);
  }

  /** A hand that this seat sees: its own, one that was shown, and every one when
   * the deal has been won. Empty while it is hidden. */
  handOf(seat: number): Uint8Array {
    const from = at.VIEW_CARDS_AT + CARDS_MAX * checkedSeat(seat);
    return this.copy(from, this.raw.bytes[from] === 0 ? 0 : this.countOf(seat));
  }

  /** What a seat has put down. */
  playedBy(seat: number): Uint8Array {
    const count = this.ofSeat(at.VIEW_PLAYED_COUNTS_AT, seat);
    return this.copy(at.VIEW_PLAYED_AT + CARDS_MAX * seat, count);
  }

  /** What a seat last put down in this trick. */
  latestBy(seat: number): Uint8Array {
    const count = this.ofSeat(at.VIEW_LATEST_COUNTS_AT, seat);
    return this.copy(at.VIEW_LATEST_AT + CARDS_MAX * seat, count);
  }

  /** A copy of the game's rule set. */
  rules(): RuleSet {
    return RuleSet.ofWords(this.part(at.VIEW_RULES_AT, at.RULES_SIZE));
  }

  /** A copy of the game's flow. */
  flow(): Flow {
    return Flow.ofWords(this.part(at.VIEW_FLOW_AT, at.FLOW_SIZE));
  }

  /** All of it but rules and flow as plain data, for `JSON.stringify`. */
  toJSON(): ViewJson {
    return viewJson(this);
  }

  private ofSeat(first: number, seat: number): number {
    return this.raw.bytes[first + checkedSeat(seat)];
  }

  private copy(from: number, count: number): Uint8Array {
    return this.raw.bytes.slice(from, from + count);
  }

  private part(from: number, size: number): Uint32Array {
    return this.raw.words.slice(from >> 2, (from + size) >> 2);
  }
}
