// The programs of README.md compile, run, and print what stands behind them, in
// a project that has installed the package.

import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { withChromium } from "./chromium.mjs";
import { root } from "./files.mjs";
import { compile, installed, MODULES, NODE, project, run } from "./installed.mjs";
import { serve } from "./server.mjs";

const text = readFileSync(join(root, "bindings/typescript/README.md"), "utf8");

/** What stands in the page in that language. */
function blocks(language) {
  const pattern = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm");
  return Array.from(text.matchAll(pattern), ([, block]) => block);
}

const programs = blocks("ts").filter((block) => block.startsWith("import "));
const scripts = blocks("js");
const pages = blocks("html");

/** What each line of a program says that it prints, or sets. */
function promised(program) {
  const line = /^ *(?:console\.log\(.*\)|document\.title = .*); \/\/ (.*)$/gm;
  return Array.from(program.matchAll(line), ([, words]) => words);
}

/** A line in a loop prints several, which stand behind it in a row. */
function prints(program, output, least) {
  assert.equal(output.trimEnd().split("\n").join(", "), promised(program).join(", "));
  assert.ok(promised(program).length >= least);
}

describe("README.md", () => {
  it("has its programs", () => {
    assert.deepEqual([programs.length, scripts.length, pages.length], [3, 1, 1]);
  });

  it("its programs compile", () => {
    const files = programs.map((_, i) => `program${i + 1}.mts`);
    files.forEach((file, i) => writeFileSync(join(project, file), programs[i]));
    compile("typescript", ...MODULES, ...NODE, ...files);
  });

  for (const [i, program] of programs.entries()) {
    it(`program ${i + 1} prints what it says`, () => {
      prints(program, run(`program${i + 1}.mjs`), 2);
    });
  }

  it("the CommonJS program prints what it says", () => {
    for (const [i, script] of scripts.entries()) {
      writeFileSync(join(project, `script${i}.cjs`), script);
      prints(script, run(`script${i}.cjs`), 1);
    }
  });

  it("the page without modules works where it is served, and from file:// it does not", async () => {
    const folder = join(project, "served");
    mkdirSync(folder);
    for (const file of ["ddz.js", "ddz.wasm"]) {
      copyFileSync(join(installed, "dist", file), join(folder, file));
    }
    writeFileSync(join(folder, "page.html"), pages[0]);
    const server = await serve(folder);
    try {
      await withChromium(async (tab) => {
        const errors = [];
        tab.on("pageerror", (error) => errors.push(String(error)));
        await tab.goto(`${server.address}/page.html`);
        const named = tab.waitForFunction(() => document.title !== "", null, { timeout: 20_000 });
        await named.catch(() => assert.deepEqual(errors, [], "the page sets no title"));
        assert.deepEqual([await tab.title()], promised(pages[0]));
        assert.deepEqual(errors, []);

        const failed = tab.waitForEvent("pageerror");
        await tab.goto(pathToFileURL(join(folder, "page.html")).href);
        assert.match(String(await failed), /fetch/);
        assert.equal(await tab.title(), "");
      });
    } finally {
      server.close();
    }
  });
});
