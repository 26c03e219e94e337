import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../engine");
const MANIFEST = join(FOLDER, "manifest.json");

interface Built {
  runtime: string;
  engine: string;
  files: { path: string }[];
}

/** What `engine.mjs` has built, if it could. */
export const builtEngine = (): Built | null =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as Built) : null;

/** Puts the engine for browsers beside the page, under names that change with its content. */
export function engine(): Plugin {
  return {
    name: "engine",
    apply: "build",
    writeBundle({ dir }) {
      const built = builtEngine();
      for (const name of built ? [built.runtime, built.engine] : []) {
        cpSync(join(FOLDER, name), join(dir!, "assets", name), { recursive: true });
      }
    },
  };
}
