// A file server for the browser tests: nothing but files, and the two pages.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".tsv": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Serves `folder`, and the texts of `pages` by their path. */
export async function serve(folder, pages = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    try {
      const text = pages[path] ?? (await readFile(join(folder, path)));
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" });
      response.end(text);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  };
}
