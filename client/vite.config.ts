import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";
import { shell } from "./tools/shell.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), shell(), compress()],
  build: {
    outDir: "../src/ziggurat/server/static",
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 600, // kB: three.js, which is loaded for a garden alone
    rolldownOptions: {
      input: ["index.html", "src/worker/shell.ts"],
      output: {
        // The worker has an address that never changes, and rules over all the others.
        entryFileNames: ({ name }) => (name === "shell" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/unit/*.test.ts"] },
});
