import type { GameListed } from "../../src/lib/generated/protocol.gen";
import { examine, expect, sitDown, test } from "./visitor";

const DRAWN = ["babel", "babylon", "seven_wonders"]; // games with a board of their own

test("a game without a board of its own is playable all the same", async ({ page }) => {
  const listed = (await (await page.request.get("/api/games")).json()) as GameListed[];
  for (const game of listed.filter((each) => !DRAWN.includes(each.name))) {
    const bots = game.players[0]! - 1;
    const seats = Array.from({ length: bots }, () => ({ type: "bot" as const, level: "random" }));
    await sitDown(page, { game: game.name, seats: [{ type: "open" }, ...seats], seed: "ishtar" });
    const frame = page.locator(".frame");
    for (let choice = 0; choice < 5; choice += 1) {
      await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 20_000 });
      const before = await frame.getAttribute("data-choices");
      while ((await frame.getAttribute("data-choices")) === before) {
        await page.locator(".any .values .button").first().click();
        await page.waitForTimeout(50);
      }
    }
    await expect(page.locator("aside ol li").first()).not.toHaveText(/[{}]/);
    await examine(page);
  }
});
