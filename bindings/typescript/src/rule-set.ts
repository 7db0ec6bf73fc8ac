// A rule set: which plays a table knows.

import { byteOf, isWord, wordOf } from "./door";
import * as at from "./generated/layout";
import * as n from "./generated/numbers";
import { loaded } from "./load";
import { check } from "./status";

/** A rule set by name. */
export enum Preset {
  Standard = n.PRESET_STANDARD,
  Pagat = n.PRESET_PAGAT,
  Happy = n.PRESET_HAPPY,
  Et = n.PRESET_ET,
  U3d = n.PRESET_U3D,
  Egret = n.PRESET_EGRET,
  Whgame = n.PRESET_WHGAME,
  Cocos = n.PRESET_COCOS,
  Rlcard = n.PRESET_RLCARD,
  Douzero = n.PRESET_DOUZERO,
  Openspiel = n.PRESET_OPENSPIEL,
  Botzone = n.PRESET_BOTZONE,
}

/** The switches of a rule set, as in `ddz_rules`. */
export interface Switches {
  /** Singles in the shortest straight, 2..12. */
  straightMin: number;
  /** Pairs in the shortest pair straight, 2..10. */
  pairStraightMin: number;
  /** Trios in the shortest plane, with or without wings, 2..6. */
  planeMin: number;
  /** Quads in the shortest shuttle, with or without wings, 2..5. */
  shuttleMin: number;
  /** A trio alone: 0 or 1. */
  trioPlain: number;
  /** A trio with one card: 0 or 1. */
  trioSingle: number;
  /** A trio with a pair: 0 or 1. */
  trioPair: number;
  /** A plane with one card a trio: 0 or 1. */
  planeSingles: number;
  /** A plane with a pair a trio: 0 or 1. */
  planePairs: number;
  /** How many single wings of a plane may be of one rank, 1..4. */
  wingRepeat: number;
  /** May three equal wings stand next to the body of a plane: 0 or 1. */
  wingAdjacentTrio: number;
  /** May both jokers be among the single wings of a plane or shuttle: 0 or 1. */
  wingRocket: number;
  /** May a quad be two of the pairs of a plane: 0 or 1. */
  wingPairsQuad: number;
  /** A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well. */
  fourSingles: number;
  /** May both jokers be these two cards: 0 or 1. */
  fourRocket: number;
  /** A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well. */
  fourPairs: number;
  /** Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs. */
  shuttle: number;
  /** A shuttle with two cards a quad: 0 or 1. */
  shuttleSingles: number;
  /** A shuttle with two pairs a quad: 0 or 1. */
  shuttlePairs: number;
}

/** Where each switch stands. */
const SWITCHES: { [name in keyof Switches]: number } = {
  straightMin: at.RULES_STRAIGHT_MIN_AT,
  pairStraightMin: at.RULES_PAIR_STRAIGHT_MIN_AT,
  planeMin: at.RULES_PLANE_MIN_AT,
  shuttleMin: at.RULES_SHUTTLE_MIN_AT,
  trioPlain: at.RULES_TRIO_PLAIN_AT,
  trioSingle: at.RULES_TRIO_SINGLE_AT,
  trioPair: at.RULES_TRIO_PAIR_AT,
  planeSingles: at.RULES_PLANE_SINGLES_AT,
  planePairs: at.RULES_PLANE_PAIRS_AT,
  wingRepeat: at.RULES_WING_REPEAT_AT,
  wingAdjacentTrio: at.RULES_WING_ADJACENT_TRIO_AT,
  wingRocket: at.RULES_WING_ROCKET_AT,
  wingPairsQuad: at.RULES_WING_PAIRS_QUAD_AT,
  fourSingles: at.RULES_FOUR_SINGLES_AT,
  fourRocket: at.RULES_FOUR_ROCKET_AT,
  fourPairs: at.RULES_FOUR_PAIRS_AT,
  shuttle: at.RULES_SHUTTLE_AT,
  shuttleSingles: at.RULES_SHUTTLE_SINGLES_AT,
  shuttlePairs: at.RULES_SHUTTLE_PAIRS_AT,
};
const NAMES = Object.keys(SWITCHES) as (keyof Switches)[];

/** A rule set free of contradictions. It never changes; `with` makes another. */
export class RuleSet {
  /** The official competition rules of 2016. */
  static get standard(): RuleSet {
    return RuleSet.of(Preset.Standard);
  }
  /** As Pagat describes the game. */
  static get pagat(): RuleSet {
    return RuleSet.of(Preset.Pagat);
  }
  /** 欢乐斗地主, as its rules are retold. */
  static get happy(): RuleSet {
    return RuleSet.of(Preset.Happy);
  }
  /** The ET/Unity client. */
  static get et(): RuleSet {
    return RuleSet.of(Preset.Et);
  }
  /** The u3d client. */
  static get u3d(): RuleSet {
    return RuleSet.of(Preset.U3d);
  }
  /** The Egret client. */
  static get egret(): RuleSet {
    return RuleSet.of(Preset.Egret);
  }
  /** The WHGame family. */
  static get whgame(): RuleSet {
    return RuleSet.of(Preset.Whgame);
  }
  /** The Cocos2d-x client. */
  static get cocos(): RuleSet {
    return RuleSet.of(Preset.Cocos);
  }
  /** RLCard. */
  static get rlcard(): RuleSet {
    return RuleSet.of(Preset.Rlcard);
  }
  /** Douzero, as its move generator has it. */
  static get douzero(): RuleSet {
    return RuleSet.of(Preset.Douzero);
  }
  /** Openspiel. */
  static get openspiel(): RuleSet {
    return RuleSet.of(Preset.Openspiel);
  }
  /** Botzone. */
  static get botzone(): RuleSet {
    return RuleSet.of(Preset.Botzone);
  }

  private static readonly presets: RuleSet[] = [];

  /** A rule set by name: the same object for the same name. */
  static of(preset: Preset): RuleSet {
    const kept = isWord(preset) ? RuleSet.presets[preset] : undefined;
    if (kept !== undefined) {
      return kept;
    }
    const module = loaded();
    module.putUncheckedRules(wordsOf(blank()));
    check(module.calls.ddz_rules_preset(wordOf(preset), module.bulkAt));
    return (RuleSet.presets[preset] = new RuleSet(module.takeRules()));
  }

  /**
   * What is wrong with these switches: OK or the status of the first
   * contradiction.
   */
  static tryCheck(switches: Switches): number {
    return switches ? tryCheck(pack(switches)) : n.ERR_NULL;
  }

  /** A rule set of these switches; throws where they contradict each other. */
  static create(switches: Switches): RuleSet {
    check(switches ? n.OK : n.ERR_NULL);
    const words = pack(switches);
    check(tryCheck(words));
    return new RuleSet(words);
  }

  /** @internal A rule set that the library wrote. */
  static ofWords(words: Uint32Array): RuleSet {
    return new RuleSet(words);
  }

  private constructor(
    /** @internal The `ddz_rules`, never to be written to. */
    readonly words: Uint32Array,
  ) {}

  /** A copy with some switches changed; throws where it contradicts itself. */
  with(changes: Partial<Switches>): RuleSet {
    const switches = this.switches();
    for (const name of NAMES) {
      const value = changes[name];
      if (value !== undefined) {
        switches[name] = value;
      }
    }
    return RuleSet.create(switches);
  }

  /** The switches, for `JSON.stringify`; `create` takes them. */
  toJSON(): Switches {
    return this.switches();
  }

  /** A copy of all switches. */
  switches(): Switches {
    const bytes = new Uint8Array(this.words.buffer, this.words.byteOffset);
    const switches = {} as Switches;
    for (const name of NAMES) {
      switches[name] = bytes[SWITCHES[name]];
    }
    return switches;
  }
}

/** A `ddz_rules` that says nothing but its size. */
function blank(): Uint8Array {
  const bytes = new Uint8Array(at.RULES_SIZE);
  new DataView(bytes.buffer).setUint32(at.RULES_STRUCT_SIZE_AT, at.RULES_SIZE, true);
  return bytes;
}

/** What is no byte becomes one that is out of every range. */
function pack(switches: Switches): Uint32Array {
  const bytes = blank();
  for (const name of NAMES) {
    bytes[SWITCHES[name]] = byteOf(switches[name]);
  }
  return wordsOf(bytes);
}

function tryCheck(words: Uint32Array): number {
  const module = loaded();
  return module.calls.ddz_rules_check(module.putUncheckedRules(words));
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer);
}
