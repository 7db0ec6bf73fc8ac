// Loading the module. The caller brings the bytes, or says how to get them:
// a browser fetches, node reads a file, a mini game knows a path only.

import { RawExports, Module } from "./module";
import { ABI_VERSION, VERSION_TEXT } from "./generated/numbers";
import { CompiledModule, ModuleInstance } from "./webassembly";

/** What the module can be made from: its bytes, a compiled module, or an
 * instance, alone or as `WebAssembly.instantiate` gives it. */
export type Source =
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule
  | ModuleInstance
  | { instance: ModuleInstance };

/** What `fetch` answers, as far as it is needed. */
export interface FetchedLike {
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): PromiseLike<ArrayBuffer>;
}

/** `WXWebAssembly` and the like, which take the path of a file in the package. */
export interface PathEngine {
  instantiate(path: string, imports: object): PromiseLike<{ instance: ModuleInstance }>;
}

let current: Module | null = null;

/**
 * Loads the module. Everything else of the package may be called when the
 * promise is fulfilled. It is enough to do it once; a second time replaces the
 * module.
 *
 * @param source the bytes of `ddz.wasm`, a compiled module, an instance, or a
 * promise of one of these: `init(fromUrl("ddz.wasm"))`
 */
export function init(source: Source | PromiseLike<Source>): Promise<void> {
  return Promise.resolve(source)
    .then((given) =>
      isBytes(given)
        ? (WebAssembly.instantiate(given, {}) as PromiseLike<Source>)
        : isCompiled(given)
          ? (WebAssembly.instantiate(given, {}) as PromiseLike<Source>)
          : given,
    )
    .then(initSync);
}

/**
 * The same at once. Some browsers refuse to compile more than a few kilobytes
 * this way outside a worker; compile with `WebAssembly.compile` there.
 */
export function initSync(source: Source): void {
  let given: Source = source;
  if (isBytes(given)) {
    given = new WebAssembly.Module(given);
  }
  if (isCompiled(given)) {
    given = new WebAssembly.Instance(given, {});
  }
  current = open(exportsOf(given));
}

/** Can the package be used? */
export function isReady(): boolean {
  return current !== null;
}

/**
 * Gets the bytes from an address, for `init`.
 *
 * @param fetch the function to use, if not the global one
 */
export function fromUrl(
  url: string,
  fetch: (url: string) => PromiseLike<FetchedLike> = globalFetch,
): Promise<ArrayBuffer> {
  return Promise.resolve(fetch(url)).then((answer) => {
    if (!answer.ok) {
      throw new Error("ddz: " + url + " answers " + answer.status);
    }
    return answer.arrayBuffer();
  });
}

/**
 * Lets a mini game's engine load a file of its package, for `init`:
 * `init(fromPath("libs/ddz.wasm", WXWebAssembly))`.
 */
export function fromPath(path: string, engine: PathEngine): Promise<Source> {
  return Promise.resolve(engine.instantiate(path, {}));
}

/** The loaded module, for one call. */
export function loaded(): Module {
  if (current === null) {
    throw new Error("ddz: call init first and wait for it");
  }
  if (!current.isWhole) {
    current = new Module(current.calls);
  }
  current.turn = (current.turn + 1) | 0;
  return current;
}

function globalFetch(url: string): PromiseLike<FetchedLike> {
  return fetch(url);
}

// What comes from another window, or from the sandbox of a test, is no instance
// of the classes here, and some mini games have no `WebAssembly`; so a source is
// known by its name.

function isBytes(source: Source): source is ArrayBuffer {
  return isNamed(source, "ArrayBuffer") || ArrayBuffer.isView(source);
}

function isCompiled(source: Source): source is WebAssembly.Module {
  return isNamed(source, "WebAssembly.Module");
}

function isNamed(source: Source, name: string): boolean {
  return Object.prototype.toString.call(source) === "[object " + name + "]";
}

/** The exports of an instance, alone or as `WebAssembly.instantiate` gives it;
 * nothing of anything else. */
function exportsOf(source: Source): Partial<RawExports> {
  const { instance = source } = (source || {}) as { instance?: unknown };
  return ((instance || {}) as { exports?: object }).exports || {};
}

const STRANGE = "ddz: this is not the module of ddz";

/** Checks that this is our module and that it fits these sources. */
function open(given: Partial<RawExports>): Module {
  const calls = given as RawExports;
  if (typeof calls.ddz_abi_version !== "function") {
    throw new Error(STRANGE);
  }
  const version = calls.ddz_abi_version();
  if (version !== ABI_VERSION) {
    throw new Error(
      "ddz: the sources (version " +
        VERSION_TEXT +
        ") speak ABI " +
        ABI_VERSION +
        ", the module speaks ABI " +
        version +
        "; take both from the same package",
    );
  }
  if (typeof calls.ddz_scratch !== "function") {
    throw new Error(STRANGE);
  }
  return new Module(calls);
}
