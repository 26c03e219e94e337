import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
import { examine, expect, PLAN, playOut, sitDown, test } from "./visitor";

const ziggurat = process.env.ZIGGURAT ?? "../.venv/bin/ziggurat";
const PAGES = [
  ...["", "tables", "games", "me", "new", "new/seven_wonders", "rules/babel", "about"],
  ...["help", "help/host/hosting.md", "leaders", "statistics", "daily", "daily/babel"],
  ...["review", "reset", "reset/token", "practise/babel", "puzzle/babel", "learn/babel"],
  ...["offline", "archive"],
];
const ADMIN = ["reports", "people", "tables", "load"].map((part) => `admin/${part}`);
const bot = { type: "bot" as const, level: "random" };
const TABLES: Record<string, Plan> = {
  babel: PLAN,
  babylon: { ...PLAN, game: "babylon", settings: {} },
  babble: { ...PLAN, game: "babble", seats: [{ type: "open" }, bot, bot], settings: {} },
  seven_wonders: {
    ...PLAN,
    game: "seven_wonders",
    seats: [{ type: "open" }, bot, bot, bot],
    settings: { modules: "both", leaders: true, cities: true },
  },
};

async function examineAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    await test.step(path, () => examine(page));
  }
}

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });

    test("nothing serious is wrong with any page", async ({ page }) => {
      test.slow();
      await page.request.post("/api/me", { data: { name: "Ninlil" } });
      await examineAll(page, PAGES);
    });

    test("nothing serious is wrong with the pages of a player and of administrators", async ({
      page,
    }) => {
      const { database } = test.info().config.metadata as { database: string };
      const account = { name: `Ninlil ${scheme} ${Date.now()}`, password: "hanging gardens" };
      await page.request.post("/api/me", { data: { name: "Ninlil" } });
      await page.request.post("/api/me/account", { data: account });
      execFileSync(ziggurat, ["admin", "--database", database, "appoint", account.name]);
      const { id } = (await (await page.request.get("/api/me")).json()) as { id: string };
      await examineAll(page, [`player/${id}`, "me", ...ADMIN]);
    });

    for (const [game, plan] of Object.entries(TABLES)) {
      test(`nothing serious is wrong with a table of ${game}`, async ({ page }) => {
        await sitDown(page, plan);
        await expect(page.locator(".bar.yours")).toBeVisible();
        await examine(page);
      });
    }

    test("nothing serious is wrong with an end, a replay and a review", async ({ page }) => {
      const room = await sitDown(page);
      await playOut(page, room);
      await page.reload();
      await expect(page.getByRole("dialog")).toBeVisible();
      await examine(page);
      for (const path of [`replay/${room}/5`, `review/${room}`]) {
        await page.goto(`/#/${path}`);
        await expect(page.locator("h1").first()).toBeAttached();
        await page.waitForLoadState("networkidle");
        await test.step(path, () => examine(page));
      }
    });

    test("nothing serious is wrong with a card that is chosen, and with the menu", async ({
      page,
    }) => {
      await sitDown(page);
      await page.locator(".pile.open").first().click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      await page.locator(".pile.open").first().click();
      await examine(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator("aside.listing")).toBeVisible(); // the menu, which covers the board
      await examine(page);
    });
  });
}
