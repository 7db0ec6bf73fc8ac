// An Egret game without modules, under the compiler of its time: its own two
// value classes, the four classes and `ddz` as globals. Compiled, never run.
class Poker {
  public constructor(private id: number, private orderValue: number) {}
  public getId(): number {
    return this.id;
  }
  public getOrderValue(): number {
    return this.orderValue;
  }
}

class PukerType {
  public constructor(private type: string, private sort: number) {}
  public getType(): string {
    return this.type;
  }
  public getSort(): number {
    return this.sort;
  }
}

class Game {
  public start(): void {
    ddz.init(ddz.fromUrl("resource/ddz.wasm")).then(() => this.deal());
  }

  private deal(): void {
    PukerUtils.createPoker = (id, value) => new Poker(id, value);
    const pokers: Array<Poker> = PukerUtils.getRandomPokers();
    const hand: Array<Poker> = PukerUtils.sortDescPokers(pokers.slice(0, 17));
    const type: PukerType = PukerTypeUtils.getType(hand.slice(0, 1));
    const answer: Array<Poker> = PukerSeekUtils.seekRight(hand, pokers.slice(17, 18));
    const beats: boolean = PukerCompareUtils.comparePukers(answer, pokers.slice(17, 18));
    console.log(type.getSort(), beats, ddz.versionText(), ddz.KIND_SINGLE);
  }

  private server(seed: Uint8Array): void {
    const game: ddz.Game = ddz.Game.create(ddz.RuleSet.egret, ddz.Flow.classic, seed);
    const actions: ddz.GameAction[] = game.legal(0);
    const refused: boolean = game.tryAct(ddz.GameAction.bid(1, 3)) === ddz.ERR_TURN_SEAT;
    const view: ddz.View = game.view(0);
    const phase: ddz.Phase = view.phase;
    console.log(actions.length, refused, phase === ddz.Phase.Bid, view.handOf(0).length);
    console.log(ddz.Record.replay(ddz.Record.begin(game)).equals(game));
  }
}
