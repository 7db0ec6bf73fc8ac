// What a game says about itself without a call.

import * as at from "../generated/layout";
import { SEAT_NONE } from "../generated/numbers";
import { Play } from "../play";
import { RuleSet } from "../rule-set";
import { cardsOf } from "./card-set";
import { Flow } from "./flow";
import { Phase } from "../generated/enums";
import { DoubleFactor, Said, Shown } from "../generated/enums";
import { checkedSeat, hasSeat, seatOf } from "./seats";
import { Struct } from "./struct";

/** The state of a deal. It holds every hand and the seed; a player is sent a
 * `View`. */
export abstract class GameState {
  /** @internal The `ddz_game`. */
  readonly raw = new Struct(at.GAME_SIZE);

  constructor() {
    const { bytes, words } = this.raw;
    words[at.GAME_STRUCT_SIZE_AT >> 2] = at.GAME_SIZE;
    bytes[at.GAME_LANDLORD_AT] = SEAT_NONE;
    bytes[at.GAME_WINNER_AT] = SEAT_NONE;
    bytes[at.GAME_FIRST_REVEALER_AT] = SEAT_NONE;
    bytes[at.GAME_TABLE_SEAT_AT] = SEAT_NONE;
  }

  /** What it waits for; 0 before it has been made. */
  get phase(): Phase {
    return this.raw.bytes[at.GAME_PHASE_AT];
  }

  /** The landlord's seat; null before there is one. */
  get landlord(): number | null {
    return seatOf(this.raw.bytes[at.GAME_LANDLORD_AT]);
  }

  /** Who got rid of all cards; null before that, and for a void deal. */
  get winner(): number | null {
    return seatOf(this.raw.bytes[at.GAME_WINNER_AT]);
  }

  /** Actions accepted so far. */
  get actions(): number {
    return this.raw.words[at.GAME_ACTIONS_AT >> 2];
  }

  /** What must be beaten, as a copy; kind `None` when a play leads. */
  get onTable(): Play {
    return this.readOnTable(new Play());
  }

  /** Writes what must be beaten into `out`. */
  readOnTable(out: Play): Play {
    const { bytes } = this.raw;
    out.kind = bytes[at.GAME_TABLE_AT + at.PLAY_KIND_AT];
    out.rank = bytes[at.GAME_TABLE_AT + at.PLAY_RANK_AT];
    out.length = bytes[at.GAME_TABLE_AT + at.PLAY_LENGTH_AT];
    out.cards = bytes[at.GAME_TABLE_AT + at.PLAY_CARDS_AT];
    return out;
  }

  /** Who put down the last play; null when there is none. */
  get tableSeat(): number | null {
    return seatOf(this.raw.bytes[at.GAME_TABLE_SEAT_AT]);
  }

  /** Who bids first unless the flow draws one, as it was given. */
  get firstSeat(): number {
    return this.raw.bytes[at.GAME_FIRST_SEAT_AT];
  }

  /** Who bids first in this deal. */
  get firstBidder(): number {
    return this.raw.bytes[at.GAME_FIRST_BIDDER_AT];
  }

  /** The card that lies face up; null when none does. */
  get faceUp(): number | null {
    return this.raw.bytes[at.GAME_FACE_UP_AT] || null;
  }

  /** Deals before this one in which nobody bid. */
  get redeals(): number {
    return this.raw.bytes[at.GAME_REDEALS_AT];
  }

  /** The landlord's bid; 0 before there is one. */
  get bid(): number {
    return this.raw.bytes[at.GAME_BID_AT];
  }

  /** Robs of the auction, when it is over. */
  get robs(): number {
    return this.raw.bytes[at.GAME_ROBS_AT];
  }

  /** The first who showed a hand before the auction; null when nobody did. */
  get firstRevealer(): number | null {
    return seatOf(this.raw.bytes[at.GAME_FIRST_REVEALER_AT]);
  }

  /** Bombs played. */
  get bombs(): number {
    return this.raw.bytes[at.GAME_BOMBS_AT];
  }

  /** Rockets played: 0 or 1. */
  get rockets(): number {
    return this.raw.bytes[at.GAME_ROCKETS_AT];
  }

  /** Shuttles played that count as bombs. */
  get shuttles(): number {
    return this.raw.bytes[at.GAME_SHUTTLES_AT];
  }

  /** Whether a seat may act now; any number that is no seat may not. */
  isWaitingFor(seat: number): boolean {
    return hasSeat(this.raw.bytes[at.GAME_WAITING_AT], seat);
  }

  /** Whether a seat's last action in this trick is a pass. */
  hasPassed(seat: number): boolean {
    return hasSeat(this.raw.bytes[at.GAME_PASSED_AT], checkedSeat(seat));
  }

  /** Plays of a seat; passes do not count. */
  playsOf(seat: number): number {
    return this.raw.bytes[at.GAME_PLAYS_AT + checkedSeat(seat)];
  }

  /** Whether, and when, a seat showed its hand. */
  shownBy(seat: number): Shown {
    return this.raw.bytes[at.GAME_SHOWN_AT + checkedSeat(seat)];
  }

  /** How a seat doubled. */
  doubledBy(seat: number): DoubleFactor {
    return this.raw.bytes[at.GAME_DOUBLES_AT + checkedSeat(seat)];
  }

  /** What was said in the auction of this deal, in order. */
  answers(): Said[] {
    const { bytes } = this.raw;
    const said: Said[] = [];
    for (let i = at.GAME_ANSWERS_AT; i < at.GAME_DOUBLES_AT && bytes[i] !== Said.Nothing; i++) {
      said.push(bytes[i]);
    }
    return said;
  }

  /** The cards that a seat holds, from low to high. */
  handOf(seat: number): Uint8Array {
    return this.cards(at.GAME_HANDS_AT, checkedSeat(seat));
  }

  /** What a seat has put down, from low to high. */
  playedBy(seat: number): Uint8Array {
    return this.cards(at.GAME_PLAYED_AT, checkedSeat(seat));
  }

  /** What a seat last put down in this trick, from low to high. */
  latestBy(seat: number): Uint8Array {
    return this.cards(at.GAME_LATEST_AT, checkedSeat(seat));
  }

  /** The three cards that the landlord takes. */
  bottom(): Uint8Array {
    return this.cards(at.GAME_BOTTOM_AT, 0);
  }

  /** A copy of the rule set that it was made with. */
  rules(): RuleSet {
    return RuleSet.ofWords(this.part(at.GAME_RULES_AT, at.RULES_SIZE));
  }

  /** A copy of the flow that it was made with. */
  flow(): Flow {
    return Flow.ofWords(this.part(at.GAME_FLOW_AT, at.FLOW_SIZE));
  }

  /** A copy of the seed; null when the deck was given. */
  seed(): Uint8Array | null {
    const { bytes } = this.raw;
    const seeded = bytes[at.GAME_SEEDED_AT] !== 0;
    return seeded ? bytes.slice(at.GAME_SEED_AT, at.GAME_HANDS_AT) : null;
  }

  private cards(first: number, seat: number): Uint8Array {
    const word = (first >> 2) + 2 * seat;
    return cardsOf(this.raw.words[word], this.raw.words[word + 1]);
  }

  private part(from: number, size: number): Uint32Array {
    return this.raw.words.slice(from >> 2, (from + size) >> 2);
  }
}
