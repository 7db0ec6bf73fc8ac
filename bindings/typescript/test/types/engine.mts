// What an engine gives to load the module from. Compiled, never run.
import { fromPath, init, initSync, PathEngine } from "@ddz/rules";

export async function load(bytes: Uint8Array, buffer: ArrayBuffer): Promise<void> {
  const module: WebAssembly.Module = await WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
  const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, {});
  initSync(bytes);
  initSync(buffer);
  initSync(module);
  initSync(instance);
  initSync({ instance });
  await init(WebAssembly.compile(buffer));
  await init(WebAssembly.instantiate(buffer, {}));
}

export async function game(WXWebAssembly: PathEngine): Promise<void> {
  await init(fromPath("libs/ddz.wasm", WXWebAssembly));
}

export function wrong(bytes: Promise<ArrayBuffer>): void {
  // @ts-expect-error: a promise is for init
  initSync(bytes);
  // @ts-expect-error: a path is for fromUrl
  init("ddz.wasm");
  // @ts-expect-error: what fetch answers is not the bytes yet
  initSync(fetch("ddz.wasm"));
}
