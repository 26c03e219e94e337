import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
import { expectBracketed } from "./bracketed";
import { expect, look, PLAN, playOut, request, sitDown, test } from "./visitor";

const GAMES = ["babel", "babylon", "babble", "seven_wonders"];
const PAGES = [
  ...["", "tables", "games", "me", "about", "help", "help/host/hosting.md", "leaders", "offline"],
  ...["review", "reset", "reset/token", "unsubscribe/token", "confirm/token"],
  ...GAMES.flatMap((game) => [`new/${game}`, `rules/${game}`, `learn/${game}`, `practise/${game}`]),
];
const ADMIN = ["reports", "people", "tables", "load"].map((part) => `admin/${part}`);
const ziggurat = process.env.ZIGGURAT ?? "../.venv/bin/ziggurat";
const PLANS: Record<string, Plan> = {
  babel: PLAN,
  babylon: { ...PLAN, game: "babylon", settings: {} },
  babble: { ...PLAN, game: "babble", settings: { mode: "advanced" } },
  seven_wonders: { ...PLAN, game: "seven_wonders", settings: { modules: "both" } },
  expansions: {
    ...PLAN,
    game: "seven_wonders",
    settings: { leaders: true, cities: true, modules: "none" },
  },
};
const SIZES = { screen: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Make a few choices past the page: there is more to see and to say then. */
async function playOn(page: Page, room: string): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    const { version, options } = await look(page, room);
    const offer = options[tries % Math.max(options.length, 1)];
    if (offer) await request(page, room, { type: "choose", version, words: offer.words });
    else await page.waitForTimeout(50);
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}, in a made-up language`, () => {
    test.use({ viewport });

    test("every page takes its texts from tables, and cuts none off", async ({ page }) => {
      await page.request.post("/api/me", { data: { name: "Ninlil" } });
      for (const path of PAGES) {
        await page.goto(`/?lang=qps#/${path}`);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await test.step(path, () => expectBracketed(page));
      }
    });

    test("the pages of a player, and of administrators, take their texts from tables", async ({
      page,
    }) => {
      const { database } = test.info().config.metadata as { database: string };
      const account = { name: `Ninlil ${Date.now()}`, password: "hanging gardens" };
      await page.request.post("/api/me", { data: { name: "Ninlil" } });
      await page.request.post("/api/me/account", { data: account });
      execFileSync(ziggurat, ["admin", "--database", database, "appoint", account.name]);
      const { id } = (await (await page.request.get("/api/me")).json()) as { id: string };
      for (const path of [`player/${id}`, "me", ...ADMIN]) {
        await page.goto(`/?lang=qps#/${path}`);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await test.step(path, () => expectBracketed(page));
      }
    });

    test("a puzzle takes its texts from tables", async ({ page }) => {
      await page.request.post("/api/me", { data: { name: "Ninlil" } });
      await page.goto("/?lang=qps#/puzzle/babel");
      await expect(page.locator(".frame")).toBeVisible();
      await expectBracketed(page);
    });

    for (const game of size === "screen" ? Object.keys(PLANS) : GAMES) {
      test(`the table of ${game} takes its texts from tables, and cuts none off`, async ({
        page,
      }) => {
        const room = await sitDown(page, PLANS[game]);
        await page.goto(`/?lang=qps#/table/${room}`);
        await expect(page.locator("html")).toHaveAttribute("lang", "qps");
        await expect(page.locator(".bar.yours")).toBeVisible();
        await expectBracketed(page);

        await playOn(page, room);
        await page.reload();
        await expect(page.locator(".frame")).toBeVisible();
        await expectBracketed(page);
        if (size === "screen") return;
        await page.locator(".tool.list").first().click();
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await expectBracketed(page);
        }
      });
    }

    test("a replay, a review and the end of a game take their texts from tables", async ({
      page,
    }) => {
      const room = await sitDown(page, PLANS.babel);
      await playOut(page, room);
      await page.goto(`/?lang=qps#/table/${room}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectBracketed(page);
      await page.goto(`/?lang=qps#/replay/${room}/3`);
      await expect(page.locator(".frame")).toBeVisible();
      await expectBracketed(page);
      await page.goto(`/?lang=qps#/review/${room}`);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectBracketed(page);
    });

    test("the chat takes its texts from tables", async ({ page, browser }) => {
      const room = await sitDown(page, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] });
      const friend = await (await browser.newContext()).newPage();
      await friend.goto(`/#/table/${room}`);
      await friend.getByRole("button", { name: "Join the game" }).click();
      await expect(page.locator(".frame")).toBeVisible();
      await request(page, room, { type: "say", text: "…" });
      await page.goto(`/?lang=qps#/table/${room}`);
      await expect(page.locator(".frame")).toBeVisible();
      if (size === "phone") await page.locator(".tool.list").first().click();
      if (size === "phone") await page.getByRole("tab").last().click();
      await expect(page.locator("li", { hasText: "…" })).toBeVisible();
      await expectBracketed(page);
      await friend.context().close();
    });
  });
}
