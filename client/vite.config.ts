import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ziggurat/server/static",
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 600, // kB: three.js, which is loaded for a garden alone
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/unit/*.test.ts"] },
});
