import type { Locator, Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
import { expect, insist, SOON } from "./visitor";

/** A table of 7 Wonders with bots at the other seats. */
export function plan(players: number, settings: Plan["settings"] = {}, level = "random"): Plan {
  const bots = Array.from({ length: players - 1 }, () => ({ type: "bot" as const, level }));
  return { game: "seven_wonders", seats: [{ type: "open" }, ...bots], settings, seed: "ishtar" };
}

/** Which of the things to pick, and which of its uses. */
export type Taste = (round: number) => { thing: string; use: (uses: number) => number };

/** Now this and now that, so that everything is done some day. */
export const anything: Taste = (round) => ({
  thing: ".choosable.open",
  use: (uses) => (round % 3 ? 0 : uses - 1),
});

/** Build what can be built, the cheapest way; a tile now and then. */
export const thrifty: Taste = (round) => ({
  thing: ".choosable:has(.bid:not(.no)), .choosable.open",
  use: (uses) => (round % 5 === 4 ? Math.max(0, uses - 2) : 0),
});

async function act(page: Page, round: number, taste: Taste): Promise<void> {
  const { thing, use } = taste(round);
  const answers = page.locator(".things > .button.primary");
  if (await answers.count()) return answers.first().click(SOON);
  const things = page.locator(thing);
  const count = await things.count();
  if (!count) return page.locator(".prompt .button.primary").first().click(SOON);
  await things.nth(round % count).click(SOON);
  const uses = usesOf(page);
  await uses.nth(use(await uses.count())).click(SOON);
}

/** The buttons for what can be done with the picked thing. */
export const usesOf = (page: Page): Locator => page.locator(".picked button:not(.why)");

/** Wait until it is the visitor's turn; false: the game is over. */
export async function awaitTurn(page: Page): Promise<boolean> {
  const over = page.getByRole("dialog");
  await expect(page.locator(".bar.yours").or(over).first()).toBeVisible({ timeout: 20_000 });
  return !(await over.isVisible());
}

/** Do something, and wait until the question has changed: others choose at the same time. */
export async function answered(page: Page, answer: () => Promise<void>): Promise<void> {
  const options = page.locator("aside .options");
  const before = (await options.textContent()) ?? "";
  await answer();
  await expect(options).not.toHaveText(before, { timeout: 20_000 });
}

/** Play until this many choices are made or the game is over. */
export async function playOn(page: Page, choices: number, taste = anything): Promise<void> {
  for (let round = 0; round < choices; round += 1) {
    if (!(await awaitTurn(page))) return;
    await answered(page, () => insist(() => act(page, round, taste)));
  }
}
