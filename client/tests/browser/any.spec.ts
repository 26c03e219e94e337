import type { GameListed } from "../../src/lib/generated/protocol.gen";
import { examine, expect, sitDown, test } from "./visitor";

test("every game can be played in words, without its board", async ({ page }) => {
  const listed = (await (await page.request.get("/api/games")).json()) as GameListed[];
  await page.goto("/#/me");
  await page.getByRole("combobox", { name: "Boards" }).selectOption("Text");
  for (const game of listed) {
    const bots = game.players[0]! - 1;
    const seats = Array.from({ length: bots }, () => ({ type: "bot" as const, level: "random" }));
    await sitDown(page, { game: game.name, seats: [{ type: "open" }, ...seats], seed: "ishtar" });
    const frame = page.locator(".frame");
    for (let choice = 0; choice < 3; choice += 1) {
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
