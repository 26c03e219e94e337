import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|zip)$/; // our archives are stored;
const LIGHTEST = 1000; // bytes; a smaller file fits into one packet anyway
const LARGE = 2_000_000; // bytes; the best brotli quality would take half a minute

/** Writes a brotli and a gzip copy beside every file that is worth it: the server sends those. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of filesBelow(folder)) {
        const content = readFileSync(path);
        if (!TEXT.test(path) || content.length < LIGHTEST) continue;
        keepIfSmaller(`${path}.br`, brotli(content), content);
        keepIfSmaller(`${path}.gz`, gzipSync(content, { level: 9 }), content);
      }
    },
  };
}

function brotli(content: Buffer): Buffer {
  const quality = content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function keepIfSmaller(path: string, compressed: Buffer, content: Buffer) {
  if (compressed.length < content.length) writeFileSync(path, compressed);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
