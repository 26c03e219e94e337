import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { builtEngine } from "./engine.ts";

const WORKER = "worker.js";
const HEAVIEST = 250_000; // bytes; what is heavier is fetched where it is needed
const PSEUDO = "qps"; // the made-up language, which nobody reads
const PUBLIC = ["manifest.webmanifest", "ziggurat.svg", "ziggurat-turn.svg"];

/** The documentation beside the page; its name changes with what stands in it. */
export interface Docs {
  name: string;
  files: readonly string[];
}

/** Tells the service worker which files the page is made of, and which the documentation beside it. */
export function shell(docs: Docs = { name: "", files: [] }): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`${WORKER} was not built`);
      const parts = Object.values(bundle).filter(
        (each) => each !== worker && !each.fileName.includes(PSEUDO),
      );
      const built = parts.filter((each) => size(each) < HEAVIEST);
      const heavy = parts.filter((each) => size(each) >= HEAVIEST).map(({ fileName }) => fileName);
      const hash = createHash("sha256");
      for (const each of built) hash.update(each.fileName).update(content(each));
      // Relative, because nobody knows below which address the page will be.
      const files = built.map(({ fileName }) => (fileName === "index.html" ? "./" : fileName));
      const told = {
        name: hash.digest("hex").slice(0, 16),
        files: [...files, ...PUBLIC],
        offline: [...heavy, ...(builtEngine()?.files ?? []).map(({ path }) => `assets/${path}`)],
        docs,
      };
      worker.code = worker.code.replace("__SHELL__", () => JSON.stringify(told));
    },
  };
}

type Built = { type: "chunk"; code: string } | { type: "asset"; source: string | Uint8Array };

const content = (file: Built) => (file.type === "chunk" ? file.code : file.source);
const size = (file: Built) => content(file).length;
