// Every way to load the module, and what is said when it is the wrong one.

import { check, equal, thrown } from "./check.js";

export function loading({ fresh, wasm, whole }) {
  const buffer = () => wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const compiled = () => new WebAssembly.Module(wasm);
  const instance = () => new WebAssembly.Instance(compiled(), {});
  const sources = {
    "an ArrayBuffer": () => buffer(),
    "a Uint8Array": () => wasm,
    "a module": compiled,
    "an instance": instance,
    "what instantiate gives": () => ({ instance: instance() }),
    "a promise": () => Promise.resolve(buffer()),
    "the module that has the game": () => whole,
  };
  const works = (ddz) => equal(ddz.Cards.parse("xX"), [0x4e, 0x4f], "a call");

  return [
    ...Object.keys(sources).map((name) => ({
      name: `loading: init with ${name}`,
      async run() {
        const ddz = await fresh();
        check(!ddz.isReady(), "ready too early");
        equal((await ddz.init(sources[name]())) ?? null, null, "the promise");
        check(ddz.isReady(), "not ready");
        works(ddz);
      },
    })),
    ...Object.keys(sources)
      .filter((name) => name !== "a promise")
      .map((name) => ({
        name: `loading: initSync with ${name}`,
        async run() {
          const ddz = await fresh();
          ddz.initSync(sources[name]());
          works(ddz);
        },
      })),
    {
      name: "loading: from an address",
      async run() {
        const ddz = await fresh();
        const asked = [];
        const fetch = (url) => {
          asked.push(url);
          return Promise.resolve({
            ok: url === "there.wasm",
            status: url === "there.wasm" ? 200 : 404,
            arrayBuffer: () => Promise.resolve(buffer()),
          });
        };
        await ddz.init(ddz.fromUrl("there.wasm", fetch));
        works(ddz);
        equal(asked, ["there.wasm"], "what was fetched");
        await rejects(ddz.init(ddz.fromUrl("gone.wasm", fetch)), /gone\.wasm answers 404/);
      },
    },
    {
      name: "loading: by the path of a mini game",
      async run() {
        const ddz = await fresh();
        const asked = [];
        const engine = {
          instantiate(path, imports) {
            asked.push([path, Object.keys(imports).length]);
            return WebAssembly.instantiate(buffer(), imports);
          },
        };
        await ddz.init(ddz.fromPath("libs/ddz.wasm", engine));
        works(ddz);
        equal(asked, [["libs/ddz.wasm", 0]], "what was asked");
      },
    },
    {
      name: "loading: a call that comes too early says so",
      async run() {
        const ddz = await fresh();
        const error = thrown(() => ddz.Cards.parse("3"), "too early");
        check(/call init first/.test(error.message), error.message);
      },
    },
    {
      name: "loading: a module of another ABI is refused with both numbers",
      async run() {
        const ddz = await fresh();
        const other = stub("ddz_abi_version", 99);
        await rejects(ddz.init(other), new RegExp(`ABI ${ddz.ABI_VERSION}, .*ABI 99`));
        check(/ABI 99/.test(thrown(() => ddz.initSync(other), "sync").message), "sync");
        check(!ddz.isReady(), "ready with the wrong module");
      },
    },
    {
      name: "loading: what is not the module is refused",
      async run() {
        const ddz = await fresh();
        await rejects(ddz.init(stub("something", 1)), /not the module of ddz/);
        await rejects(ddz.init(new Uint8Array([1, 2, 3, 4])), /./);
        await rejects(ddz.init(Promise.reject(new Error("no network"))), /no network/);
        check(!ddz.isReady(), "ready");
      },
    },
  ];
}

async function rejects(promise, pattern) {
  let error = null;
  try {
    await promise;
  } catch (caught) {
    error = caught;
  }
  check(error !== null, `fulfilled instead of ${pattern}`);
  check(pattern.test(error.message), `${error.message} instead of ${pattern}`);
}

/** A module with one function, which answers a number from 64 to 127. */
function stub(name, answer) {
  const text = Array.from(name, (letter) => letter.charCodeAt(0));
  const section = (id, ...bytes) => [id, bytes.length, ...bytes];
  const number = answer < 64 ? [answer] : [answer | 0x80, 0];
  const body = [0, 0x41, ...number, 0x0b];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 0, 1, 0x7f),
    ...section(3, 1, 0),
    ...section(7, 1, text.length, ...text, 0, 0),
    ...section(10, 1, body.length, ...body),
  ]);
}
