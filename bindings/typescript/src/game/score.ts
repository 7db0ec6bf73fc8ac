// What a deal is worth.

import { Spring } from "../generated/enums";
import * as at from "../generated/layout";
import * as n from "../generated/numbers";
import { checkedSeat, seatOf } from "./seats";
import { Struct } from "./struct";

/** A score as `JSON.stringify` writes it; the names are those of `Score`. */
export interface ScoreJson {
  base: number;
  bid: number;
  robFactor: number;
  showFactor: number;
  bombFactor: number;
  rocketFactor: number;
  shuttleFactor: number;
  springFactor: number;
  spring: Spring;
  landlord: number | null;
  winner: number | null;
  isOver: boolean;
  seats: { points: number; doubleFactor: number; multiplier: number }[];
}

/**
 * The score with its factors. A farmer's points are base * bid *
 * multiplierOf(farmer), won or lost; the landlord's are those of both farmers
 * with the sign turned. Before the end the points are 0.
 */
export class Score {
  /** @internal The `ddz_score`. */
  readonly raw = new Struct(at.SCORE_SIZE);

  constructor() {
    this.raw.bytes[at.SCORE_LANDLORD_AT] = n.SEAT_NONE;
    this.raw.bytes[at.SCORE_WINNER_AT] = n.SEAT_NONE;
  }

  /** The flow's base. */
  get base(): number {
    return this.word(at.SCORE_BASE_AT);
  }

  /** The landlord's bid; 0 when there is no landlord. */
  get bid(): number {
    return this.word(at.SCORE_BID_AT);
  }

  /** Product of the robs. */
  get robFactor(): number {
    return this.word(at.SCORE_ROB_FACTOR_AT);
  }

  /** Largest or product of the shows, as the flow says. */
  get showFactor(): number {
    return this.word(at.SCORE_SHOW_FACTOR_AT);
  }

  /** Product of the bombs. */
  get bombFactor(): number {
    return this.word(at.SCORE_BOMB_FACTOR_AT);
  }

  /** Factor of the rocket; 1 when it was not played. */
  get rocketFactor(): number {
    return this.word(at.SCORE_ROCKET_FACTOR_AT);
  }

  /** Product of the shuttles that count as bombs. */
  get shuttleFactor(): number {
    return this.word(at.SCORE_SHUTTLE_FACTOR_AT);
  }

  /** Factor of spring or anti-spring; 1 when there is neither. */
  get springFactor(): number {
    return this.word(at.SCORE_SPRING_FACTOR_AT);
  }

  /** Whether one side never came to play. */
  get spring(): Spring {
    return this.raw.bytes[at.SCORE_SPRING_AT];
  }

  /** The landlord's seat; null before there is one. */
  get landlord(): number | null {
    return seatOf(this.raw.bytes[at.SCORE_LANDLORD_AT]);
  }

  /** Who got rid of all cards; null before that, and for a void deal. */
  get winner(): number | null {
    return seatOf(this.raw.bytes[at.SCORE_WINNER_AT]);
  }

  /** Whether the deal is over. */
  get isOver(): boolean {
    return this.raw.bytes[at.SCORE_OVER_AT] !== 0;
  }

  /** What a seat wins; the sum over the seats is 0. */
  pointsOf(seat: number): number {
    return this.ofSeat(at.SCORE_POINTS_AT, seat) | 0;
  }

  /** Doubling of a farmer, with the landlord's part in it; 1 for the landlord. */
  doubleFactorOf(seat: number): number {
    return this.ofSeat(at.SCORE_DOUBLE_FACTORS_AT, seat);
  }

  /** The product of a farmer's factors, cap and all; for the landlord the sum of
   * both farmers'. */
  multiplierOf(seat: number): number {
    return this.ofSeat(at.SCORE_MULTIPLIERS_AT, seat);
  }

  /** All of it as plain data, for `JSON.stringify`. */
  toJSON(): ScoreJson {
    return {
      base: this.base,
      bid: this.bid,
      robFactor: this.robFactor,
      showFactor: this.showFactor,
      bombFactor: this.bombFactor,
      rocketFactor: this.rocketFactor,
      shuttleFactor: this.shuttleFactor,
      springFactor: this.springFactor,
      spring: this.spring,
      landlord: this.landlord,
      winner: this.winner,
      isOver: this.isOver,
      seats: [0, 1, 2].map((seat) => ({
        points: this.pointsOf(seat),
        doubleFactor: this.doubleFactorOf(seat),
        multiplier: this.multiplierOf(seat),
      })),
    };
  }

  private word(place: number): number {
    return this.raw.words[place >> 2];
  }

  private ofSeat(first: number, seat: number): number {
    return this.raw.words[(first >> 2) + checkedSeat(seat)];
  }
}
