// Which library has been loaded.

import { loaded } from "./load";

/** The version of the module as text. */
export function versionText(): string {
  const module = loaded();
  return module.constant(module.calls.ddz_version_text());
}

/** The version of the module as 0x00MMmmpp. */
export function versionNumber(): number {
  return loaded().calls.ddz_version_number() >>> 0;
}

/** The number that changes only when something breaks. */
export function abiVersion(): number {
  return loaded().calls.ddz_abi_version() >>> 0;
}
