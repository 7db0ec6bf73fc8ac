// A rule set: which plays there are.

import { byteOf, isWord, wordOf } from "./door";
import { Preset } from "./generated/enums";
import * as at from "./generated/layout";
import * as n from "./generated/numbers";
import { RuleSetPresets } from "./generated/presets";
import { Switches, SWITCHES, SWITCHES_WORDS } from "./generated/switches";
import { loaded } from "./load";
import { check } from "./status";

const NAMES = Object.keys(SWITCHES) as (keyof Switches)[];

/** A rule set free of contradictions. It never changes; `with` makes another. */
export class RuleSet extends RuleSetPresets {
  private static readonly presets: RuleSet[] = [];

  /** A rule set by name: the same object for the same name. */
  static override of(preset: Preset): RuleSet {
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
  ) {
    super();
  }

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
      const from = SWITCHES[name];
      switches[name] = isWide(name) ? this.words[from >> 2] : bytes[from];
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

/** What does not fit its place becomes what is out of every range. */
function pack(switches: Switches): Uint32Array {
  const bytes = blank();
  const words = wordsOf(bytes);
  for (const name of NAMES) {
    const value = switches[name];
    if (isWide(name)) {
      words[SWITCHES[name] >> 2] = wordOf(value);
    } else {
      bytes[SWITCHES[name]] = byteOf(value);
    }
  }
  return words;
}

function isWide(name: keyof Switches): boolean {
  return SWITCHES_WORDS.indexOf(name) >= 0;
}

function tryCheck(words: Uint32Array): number {
  const module = loaded();
  return module.calls.ddz_rules_check(module.putUncheckedRules(words));
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer);
}
