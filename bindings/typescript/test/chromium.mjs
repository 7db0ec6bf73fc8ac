// The browser of the tests: the system's Chromium, with a new, empty profile
// and without anything that talks to the network on its own.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** Opens a page with which `use` does its work. */
export async function withChromium(use, options = {}) {
  const profile = mkdtempSync(join(tmpdir(), "ddz-chromium-"));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: "/usr/bin/chromium",
    headless: true,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--js-flags=--expose-gc",
      "--enable-precise-memory-info",
    ],
    ...options,
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
