// A flow: how a deal goes from house to house.

import { byteOf, isWord, wordOf } from "../door";
import { FlowPreset } from "../generated/enums";
import * as at from "../generated/layout";
import * as n from "../generated/numbers";
import { FlowPresets } from "../generated/presets";
import { FlowSwitches, FLOW_SWITCHES, FLOW_SWITCHES_WORDS } from "../generated/switches";
import { check } from "../status";
import { loadedGame } from "./places";
import { Struct } from "./struct";

/** Presets that have been asked for. */
const presets: Flow[] = [];

/** Bidding, doubling and scoring, free of contradictions. A flow never changes;
 * `with` makes another. */
export class Flow extends FlowPresets {
  /** A flow by name: the same object for the same name. */
  static override of(preset: FlowPreset): Flow {
    const kept = isWord(preset) ? presets[preset] : undefined;
    if (kept !== undefined) {
      return kept;
    }
    const places = loadedGame();
    const raw = blank();
    const flowAt = places.put(places.flowAt, raw);
    check(places.calls.ddz_flow_preset(wordOf(preset), flowAt));
    places.take(flowAt, raw);
    return (presets[preset] = new Flow(raw));
  }

  /** What is wrong with these switches: OK or the `ERR_FLOW_…` of the first
   * contradiction. */
  static tryCheck(switches: FlowSwitches): number {
    return switches ? tryCheck(pack(switches)) : n.ERR_NULL;
  }

  /** A flow of these switches; throws where they contradict each other. */
  static create(switches: FlowSwitches): Flow {
    check(switches ? n.OK : n.ERR_NULL);
    const raw = pack(switches);
    check(tryCheck(raw));
    return new Flow(raw);
  }

  /** @internal A flow that the library wrote, as words. */
  static ofWords(words: Uint32Array): Flow {
    const raw = new Struct(at.FLOW_SIZE);
    raw.words.set(words);
    return new Flow(raw);
  }

  private constructor(
    /** @internal The `ddz_flow`, never to be written to. */
    readonly raw: Struct,
  ) {
    super();
  }

  /** A copy with some switches changed; throws where it contradicts itself. */
  with(changes: Partial<FlowSwitches>): Flow {
    const switches = this.switches();
    for (const name of names()) {
      const value = changes[name];
      if (value !== undefined) {
        (switches[name] as number) = value;
      }
    }
    return Flow.create(switches);
  }

  /** The switches, for `JSON.stringify`; `create` takes them. */
  toJSON(): FlowSwitches {
    return this.switches();
  }

  /** A copy of all switches. */
  switches(): FlowSwitches {
    const switches = {} as FlowSwitches;
    const { bytes, words } = this.raw;
    for (const name of names()) {
      const from = FLOW_SWITCHES[name];
      (switches[name] as number) = isWide(name) ? words[from >> 2] : bytes[from];
    }
    return switches;
  }
}

function names(): (keyof FlowSwitches)[] {
  return Object.keys(FLOW_SWITCHES) as (keyof FlowSwitches)[];
}

/** A `ddz_flow` that says nothing but its size. */
function blank(): Struct {
  const raw = new Struct(at.FLOW_SIZE);
  raw.words[at.FLOW_STRUCT_SIZE_AT >> 2] = at.FLOW_SIZE;
  return raw;
}

/** What does not fit its place becomes what is out of every range. */
function pack(switches: FlowSwitches): Struct {
  const raw = blank();
  for (const name of names()) {
    const value = switches[name];
    if (isWide(name)) {
      raw.words[FLOW_SWITCHES[name] >> 2] = isWord(value) ? value : 0;
    } else {
      raw.bytes[FLOW_SWITCHES[name]] = byteOf(value);
    }
  }
  return raw;
}

function isWide(name: keyof FlowSwitches): boolean {
  return FLOW_SWITCHES_WORDS.indexOf(name) >= 0;
}

function tryCheck(raw: Struct): number {
  const places = loadedGame();
  return places.calls.ddz_flow_check(places.put(places.flowAt, raw));
}
