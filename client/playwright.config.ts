import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// The tests meet the real server, in a process and with a database of its own.
const port = process.env.ZIGGURAT_PORT ?? "8765";
const database = join(mkdtempSync(join(tmpdir(), "ziggurat-")), "browser.db");
const ziggurat = process.env.ZIGGURAT ?? "../.venv/bin/ziggurat";

// The system's Chromium, or else the one that `npx playwright install chromium` brings.
const chromium = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
  (path) => path && existsSync(path),
);

export default defineConfig({
  testDir: "tests/browser",
  metadata: { database }, // where `ziggurat admin` finds it
  timeout: 90_000,
  workers: 2,
  retries: 1, // told as flaky; a machine that is very busy may starve a browser
  expect: { timeout: 15_000 },
  fullyParallel: true,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `${ziggurat} serve --port ${port} --database ${database} --limit 1000`,
    url: `http://127.0.0.1:${port}/health`,
    timeout: 60_000,
    env: { ZIGGURAT_PSEUDO: "1" }, // the made-up language that pseudo.spec.ts reads
  },
});
