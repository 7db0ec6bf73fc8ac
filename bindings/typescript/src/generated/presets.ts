// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.

import type { Flow } from "../game/flow";
import type { RuleSet } from "../rule-set";
import { FlowPreset, Preset } from "./enums";

/** Rule sets by name. */
export abstract class RuleSetPresets {
  protected static readonly of: (preset: Preset) => RuleSet;

  /** The official competition rules of 2016. */
  static get standard(): RuleSet {
    return this.of(Preset.Standard);
  }

  /** As Pagat describes the game. */
  static get pagat(): RuleSet {
    return this.of(Preset.Pagat);
  }

  /** 欢乐斗地主, as its rules are retold. */
  static get happy(): RuleSet {
    return this.of(Preset.Happy);
  }

  /** The ET/Unity client: no wings on planes, no four with two. */
  static get et(): RuleSet {
    return this.of(Preset.Et);
  }

  /** The u3d client: shuttles allowed. */
  static get u3d(): RuleSet {
    return this.of(Preset.U3d);
  }

  /** The Egret client: a quad may be two pairs. */
  static get egret(): RuleSet {
    return this.of(Preset.Egret);
  }

  /** The WHGame family (CGameLogic). */
  static get whgame(): RuleSet {
    return this.of(Preset.Whgame);
  }

  /** The Cocos2d-x client. */
  static get cocos(): RuleSet {
    return this.of(Preset.Cocos);
  }

  /** RLCard: the same plays as Standard. */
  static get rlcard(): RuleSet {
    return this.of(Preset.Rlcard);
  }

  /** DouZero, as its move generator has it. */
  static get douzero(): RuleSet {
    return this.of(Preset.Douzero);
  }

  /** OpenSpiel: no four with two. */
  static get openspiel(): RuleSet {
    return this.of(Preset.Openspiel);
  }

  /** Botzone FightTheLandlord2: shuttles allowed. */
  static get botzone(): RuleSet {
    return this.of(Preset.Botzone);
  }
}

/** How a deal goes, by name. */
export abstract class FlowPresets {
  protected static readonly of: (preset: FlowPreset) => Flow;

  /** The official competition rules of 2016: one round of bids, the bottom shown
   * after doubling, farmers double before the landlord. */
  static get standard(): Flow {
    return this.of(FlowPreset.Standard);
  }

  /** As Pagat describes the game: bids until two pass. */
  static get pagat(): Flow {
    return this.of(FlowPreset.Pagat);
  }

  /** 欢乐斗地主, as its rules are retold: call and rob, show-hand, every seat may double. */
  static get happy(): Flow {
    return this.of(FlowPreset.Happy);
  }

  /** The server of the ET/Unity client: call and rob, each worth two; the rocket
   * counts four. */
  static get et(): Flow {
    return this.of(FlowPreset.Et);
  }

  /** The WHGame family: one round of bids, the rocket ends the trick, doubles
   * multiply for all. */
  static get whgame(): Flow {
    return this.of(FlowPreset.Whgame);
  }

  /** OpenSpiel: bids until two pass, nobody bids is a draw. */
  static get openspiel(): Flow {
    return this.of(FlowPreset.Openspiel);
  }

  /** DouZero: no auction, no spring. */
  static get douzero(): Flow {
    return this.of(FlowPreset.Douzero);
  }

  /** The Cocos2d-x client: when nobody bids, the first seat is the landlord at three. */
  static get cocos(): Flow {
    return this.of(FlowPreset.Cocos);
  }

  /** The classic rules of the large platforms: one round of bids, no doubling. */
  static get classic(): Flow {
    return this.of(FlowPreset.Classic);
  }
}
