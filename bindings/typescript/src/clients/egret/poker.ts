// The client's two value types.

/** A card as the client keeps it: any object that answers these two. */
export interface PokerLike {
  /** Which card it is: 1..54, as the pictures are named. */
  getId(): number;
  /** How high it is: 1 the 3 … 12 the A, 13 the 2, 14 and 15 the jokers. */
  getOrderValue(): number;
}

/** A card, for a client that has no class of its own. */
export class Poker implements PokerLike {
  private readonly id: number;
  private readonly orderValue: number;

  constructor(id: number, orderValue: number) {
    this.id = id;
    this.orderValue = orderValue;
  }

  getId(): number {
    return this.id;
  }

  getOrderValue(): number {
    return this.orderValue;
  }
}

/** What a hand is: one of the names in `PukerTypeUtils`, and how high. */
export class PukerType {
  private readonly type: string;
  private readonly sort: number;

  constructor(type: string, sort: number) {
    this.type = type;
    this.sort = sort;
  }

  getType(): string {
    return this.type;
  }

  /** The order value of the highest card of the body. */
  getSort(): number {
    return this.sort;
  }
}
