import type { Page } from "@playwright/test";
import { expect, firstTurn, look, PLAN, sitDown, test } from "./visitor";

const FRIENDS = { ...PLAN, seats: [{ type: "open" as const }, { type: "open" as const }] };

/** Walk with the Tab key to what is called so, and press it. */
async function press(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const focused = page.locator(":focus");
    if ((await focused.count()) && name.test(await focused.innerText())) {
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

test("a whole game of Babel is played with the keyboard alone", async ({ page }) => {
  const room = await sitDown(page);
  const frame = page.locator(".frame");
  const over = page.getByRole("dialog");
  await expect(page.locator(".bar.yours")).toBeVisible();
  for (const choice of [/^Move to/, /^Deploy/, /^Construct your foundation/]) {
    const before = await frame.getAttribute("data-choices");
    await press(page, choice);
    await expect(frame).not.toHaveAttribute("data-choices", before!);
  }
  for (let turn = 0; turn < 60; turn += 1) {
    const before = await frame.getAttribute("data-choices");
    const isHalved = /halved/.test(await page.locator(".prompt").innerText());
    await press(page, isHalved ? /^Discard/ : /^End your turn/);
    await expect(frame).not.toHaveAttribute("data-choices", before!);
    await expect(page.locator(".bar.yours").or(over).first()).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) break;
  }

  await expect(over.getByRole("table")).toContainText("Total");
  expect((await look(page, room)).state).toBe("over");
  await page.keyboard.press("Escape");
  await press(page, /^Show the result/);
  await expect(over).toBeVisible();
});

test("two browsers play a whole game of Babel and a rematch", async ({ page, browser }) => {
  const room = await sitDown(page, FRIENDS);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const friend = await context.newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Join the game" }).click();
  const end = (side: Page) =>
    side.locator(".prompt").getByRole("button", { name: "End your turn" });
  for (const side of [page, friend]) {
    await expect(side.locator(".bar.yours")).toBeVisible();
    await firstTurn(side, room);
    await end(side).click();
    await expect(side.locator(".prompt")).toContainText(
      "you can undo it only if everybody agrees.",
    );
    await end(side).click();
  }
  for (let turn = 0; (await look(page, room)).state === "playing"; turn += 1) {
    const side = [page, friend][turn % 2]!;
    await expect(side.locator(".bar.yours")).toBeVisible();
    await end(side).click();
    await end(side).click();
    await expect(side.locator(".bar.yours")).toHaveCount(0);
  }

  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("The game begins when every seat is taken.")).toBeVisible();
  await friend.getByRole("button", { name: "Accept the rematch" }).click();
  await expect(page.locator(".bar").first()).toBeVisible();
  await expect(friend.locator(".bar").first()).toBeVisible();
  await context.close();
});
