import type { Locator, Page } from "@playwright/test";
import { choose, expect, look, sitDown, SOON, test } from "./visitor";

/** Click what is possible on the board itself: build, else play a card, else stop. */
async function act(page: Page, round: number): Promise<void> {
  const piles = page.locator(".pile.open");
  const end = page.locator(".prompt").getByRole("button", { name: "End your turn" });
  for (const thing of [page.locator(".foundation.open"), page.locator(".stack.open")]) {
    if (await thing.count()) return clickThrough(page, thing.first(), round);
  }
  if ((await piles.count()) > 1 || !(await end.count())) {
    return clickThrough(page, piles.first(), round);
  }
  return end.click(SOON);
}

/** Click a thing; where several options are left, take one that the prompt names. */
async function clickThrough(page: Page, thing: Locator, round: number): Promise<void> {
  await thing.click(SOON);
  const left = page.locator(".prompt .button.primary");
  if (!(await page.locator("[aria-pressed=true]").count())) return;
  await (round % 6 ? left.last() : left.first()).click(SOON);
}

const WINDOWS = {
  "on a desktop": { width: 1440, height: 900 },
  "on a phone on its side": { width: 844, height: 390 },
  "on a laptop zoomed to 200 %": { width: 640, height: 360 },
};

for (const [where, viewport] of Object.entries(WINDOWS)) {
  test.describe(where, () => {
    test.use({ viewport });
    test("a whole game of Babel is played by clicks to its end", ({ page }) => playThrough(page));
  });
}

async function playThrough(page: Page): Promise<void> {
  const room = await sitDown(page);
  const frame = page.locator(".frame");
  const over = page.getByRole("dialog");
  const mine = page.locator(".bar.yours");
  for (let round = 1; round < 500; round += 1) {
    await expect(mine.or(over).first()).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) break;
    await choose(page, () => act(page, round));
  }

  await expect(over.getByRole("table")).toContainText("Total");
  const { state, ending } = await look(page, room);
  expect(state).toBe("over");
  const verdict = ending?.winners[0] === 0 ? "You win!" : "Wanderer wins.";
  await expect(over.getByRole("heading")).toHaveText(verdict);

  await over.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(room));
  await expect(frame).toBeVisible();
}

test("a refusal cites its rule", async ({ page }) => {
  await sitDown(page);

  await page.locator(".stack").last().click();

  await expect(page.locator(".toast")).toContainText("Rule BB-CON-1");
});

test("a choice is undone", async ({ page }) => {
  await sitDown(page);
  await page.locator(".pile.open").first().click();
  await expect(page.locator(".half.own.here")).toHaveCount(1);

  await page.getByRole("button", { name: "Undo" }).click();

  await expect(page.locator(".half.own.here")).toHaveCount(0);
});

test("a game is played with the keyboard alone", async ({ page }) => {
  await sitDown(page);
  const option = page.locator("aside li").getByRole("button").first();
  const words = await option.innerText();
  await option.focus();

  await page.keyboard.press("Enter");

  await expect(page.locator(".half.own.here")).toHaveCount(1);
  expect(words).toMatch(/^Move to the /);
  await expect(page.locator("[aria-live]")).toContainText("You move to the site of the");
});

test("the panel is closed at first, and opens where the keyboard goes", async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("ziggurat.panel"));
  await page.addInitScript(() => localStorage.removeItem("ziggurat.options"));
  await sitDown(page);
  const panel = page.locator("aside");
  const option = panel.locator(".options li").getByRole("button").first();
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(panel).toHaveCSS("clip-path", "inset(50%)");

  await option.focus();
  await expect(panel).toHaveCSS("clip-path", "none");
  await expect(option).toBeInViewport({ ratio: 1 });
});
