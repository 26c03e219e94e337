import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Docs } from "./shell.ts";

// As the server sends it; WebAssembly needs the permission to compile.
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';" +
  " img-src 'self' data:; object-src 'none'; base-uri 'none'";

const DOCS = join(import.meta.dirname, "../../build/docs"); // built by `make docs`

/** The files of the documentation, as the site has them. */
export function docs(): Docs {
  const hash = createHash("sha256");
  const files = readdirSync(DOCS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(DOCS.length + 1))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(DOCS, file)));
  const name = hash.digest("hex").slice(0, 16);
  return { name, files: files.map((file) => `docs/${file}`) };
}

/** A host of plain files sends no headers of ours, so the page itself says what it may load. */
export function site(): Plugin {
  return {
    name: "site",
    writeBundle: ({ dir }) => cpSync(DOCS, join(dir!, "docs"), { recursive: true }),
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "content-security-policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}
