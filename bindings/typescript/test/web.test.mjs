// The page of examples/web in headless Chromium, from a plain file server, as
// somebody would use it. With DDZ_SCREENSHOT set to a path it leaves a picture.

import assert from "node:assert/strict";
import { it } from "node:test";
import { withChromium } from "./chromium.mjs";
import { root } from "./files.mjs";
import { serve } from "./server.mjs";

const size = { viewport: { width: 1180, height: 860 }, locale: "en-US" };

it("examples/web: pick cards, see what they are, what beats them, which hints come", async () => {
  const server = await serve(root);
  try {
    await withChromium((tab) => use(tab, `${server.address}/examples/web/index.html`), size);
  } finally {
    server.close();
  }
});

async function use(tab, address) {
  const errors = [];
  tab.on("pageerror", (error) => errors.push(String(error)));
  await tab.goto(address);
  await tab.waitForSelector("#deck .card");
  const text = (selector) => tab.locator(selector).innerText();
  const chips = (tray) => tab.locator(`#${tray} .chip b`).allInnerTexts();
  const click = async (tray, ...cards) => {
    await tab.locator(`#to-${tray}`).click();
    for (const card of cards) {
      await tab.locator(`#deck [data-card="${card}"]`).click();
    }
  };

  assert.equal(await text("#table .name"), "straight ×5 up to 7");
  assert.ok((await chips("table")).includes("AKQJT"));
  await tab.locator("#hand .chip").first().click();
  assert.equal(await tab.locator("#hand .card.up").count(), 5);
  if (process.env.DDZ_SCREENSHOT) {
    await tab.screenshot({ path: process.env.DDZ_SCREENSHOT, fullPage: true });
  }

  await tab.locator("#clear").click();
  assert.equal(await text("#table .name"), "No cards: any play may be led");
  // Four threes on the table; a pair of fours and four fives in the hand.
  await click("table", 0x03, 0x13, 0x23, 0x33);
  assert.equal(await text("#table .name"), "bomb 3");
  assert.deepEqual((await chips("table")).at(-1), "Xx");
  assert.equal((await chips("table")).length, 13);
  await click("hand", 0x04, 0x14);
  assert.match(await text("#hand .name"), /pair 4 · does not beat the table/);
  assert.equal(await text("#hand .chips"), "pass");
  await click("hand", 0x05, 0x15, 0x25, 0x35);
  assert.deepEqual(await chips("hand"), ["5555"]);
  assert.match(await text("#hand .more"), /1 move · 1 turn at least/);

  // Under rules without four with two it takes two turns.
  await tab.locator("#preset").selectOption({ label: "OpenSpiel" });
  assert.match(await text("#hand .more"), /2 turns at least/);

  // What is no play is said to be none; a card goes when it is clicked again.
  await click("table", 0x06);
  assert.equal(await text("#table .name"), "Not a play");
  assert.deepEqual(await chips("table"), []);
  await tab.locator('#table [data-card="6"]').click({ position: { x: 8, y: 40 } });
  assert.equal(await text("#table .name"), "bomb 3");

  await tab.locator("#language").click();
  assert.equal(await text("#table .name"), "炸弹 3");
  assert.equal(await tab.locator("html").getAttribute("lang"), "zh");

  await tab.locator("#deal").click();
  assert.equal(await tab.locator("#hand .card").count(), 17);
  assert.deepEqual(errors, []);
}
