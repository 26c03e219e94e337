import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";
import { engine } from "./tools/engine.ts";
import { shell } from "./tools/shell.ts";
import { docs, site } from "./tools/site.ts";

const server = "http://127.0.0.1:8000";

// `--mode site`: plain files that need no server, below any address.
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  // Hosts of plain files compress by themselves.
  plugins: [
    svelte(),
    engine(),
    ...(mode === "site" ? [shell(docs()), site()] : [shell(), compress()]),
  ],
  worker: { format: "es" as const },
  build: {
    outDir: mode === "site" ? "../dist/site" : "../src/ziggurat/server/static",
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 600, // kB: three.js, which is loaded for a garden alone
    rolldownOptions: {
      input: ["index.html", "src/worker/shell.ts"],
      output: {
        // The worker has an address that never changes, and rules over all the others.
        entryFileNames: ({ name }) => (name === "shell" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            // What every visit begins with is one file.
            { name: "start", tags: ["$initial"], test: (id) => !id.includes("/src/worker/") },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/unit/*.test.ts"] },
}));
