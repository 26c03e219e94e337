import type { Page } from "@playwright/test";
import { examine, expect, test } from "./visitor";

// A turn of 7 Wonders: the tempting card costs half of all games.
const PUZZLE = "/#/puzzle/seven_wonders/14b599ef";
const BEST = /^(Build|Construct): Quarry/;
const TEMPTING = /Brickyard.*(discard|sell)|(Discard|Sell).*Brickyard/;

/** Take an option from the list. */
const take = (page: Page, option: RegExp) =>
  page.locator("aside").getByRole("button", { name: option }).click();

test("a puzzle is failed, tried again and solved", async ({ page }) => {
  await page.goto(PUZZLE);
  const bar = page.locator(".bar");
  await expect(bar).toContainText("Find the best way to play.");
  await examine(page);

  await take(page, TEMPTING);
  await expect(bar).toContainText(/Not the best: it costs \d+ percentage points/, {
    timeout: 60_000,
  });
  await expect(bar).toContainText(/Your rating is now \d+/);
  await page.getByRole("button", { name: "Try again" }).click();

  await take(page, BEST);
  await expect(bar).toContainText("Solved!", { timeout: 60_000 });
  await expect(bar).toContainText("Only the first try counts");
  await examine(page);

  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(bar).toContainText("Find the best way to play.");
  await expect(page).not.toHaveURL(/14b599ef/);
});

test("a puzzle that is solved at once raises the rating", async ({ page }) => {
  await page.goto(PUZZLE);
  const bar = page.locator(".bar");
  await expect(bar).toContainText(/your rating \d+/);
  const before = Number(/your rating (\d+)/.exec(await bar.innerText())![1]);

  await take(page, BEST);

  await expect(bar).toContainText("Solved!", { timeout: 60_000 });
  await expect(bar).toContainText("1 in a row");
  const after = Number(/Your rating is now (\d+)/.exec(await bar.innerText())![1]);
  expect(after).toBeGreaterThan(before);
});
