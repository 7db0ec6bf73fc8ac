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
        ? (WebAssembly.instantiate(given as ArrayBuffer, {}) as PromiseLike<Source>)
        : given instanceof WebAssembly.Module
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
    given = new WebAssembly.Module(given as ArrayBuffer);
  }
  if (given instanceof WebAssembly.Module) {
    given = new WebAssembly.Instance(given, {});
  }
  const instance = "instance" in given ? given.instance : (given as WebAssembly.Instance);
  current = open(instance.exports as unknown as RawExports);
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

/** The loaded module. */
export function loaded(): Module {
  if (current === null) {
    throw new Error("ddz: call init first and wait for it");
  }
  return current;
}

function globalFetch(url: string): PromiseLike<FetchedLike> {
  return fetch(url);
}

function isBytes(source: Source): boolean {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}

/** Checks that this is our module and that it fits these sources. */
function open(calls: RawExports): Module {
  if (typeof calls.ddz_abi_version !== "function") {
    throw new Error("ddz: this is not the module of ddz");
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
  return new Module(calls);
}
