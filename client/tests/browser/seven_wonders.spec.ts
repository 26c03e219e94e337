import type { Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
import { examine, expect, look, sitDown, test } from "./visitor";

function plan(players: number, settings: Plan["settings"] = {}, seed = "ishtar"): Plan {
  const bots = Array.from({ length: players - 1 }, () => ({
    type: "bot" as const,
    level: "random",
  }));
  return { game: "seven_wonders", seats: [{ type: "open" }, ...bots], settings, seed };
}

const PICKED = ".picked button:not(.why)";

/** Take part in whatever is asked: a thing that leads on, then what can be done with it. */
async function act(page: Page, round: number): Promise<void> {
  const things = page.locator(".choosable.open, .things .button.primary");
  const count = await things.count();
  if (!count) return page.locator(".prompt .button.primary").first().click();
  const thing = things.nth(round % count);
  const isAnswer = await thing.evaluate((each) => each.matches(".button"));
  await thing.click();
  if (isAnswer) return;
  const uses = page.locator(PICKED);
  await uses.nth(round % 3 ? 0 : (await uses.count()) - 1).click();
}

/** Play until the game is over or so many choices are made; say what was asked. */
async function play(page: Page, choices: number): Promise<void> {
  const frame = page.locator(".frame");
  const over = page.getByRole("dialog");
  const mine = page.locator(".bar.yours");
  for (let round = 0; round < choices; round += 1) {
    await expect(mine.or(over).first()).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) return;
    const before = await frame.getAttribute("data-choices");
    await act(page, round);
    await expect(frame).not.toHaveAttribute("data-choices", before ?? "");
  }
}

test("a whole game with the tower and the projects is played by clicks", async ({ page }) => {
  test.slow();
  const room = await sitDown(page, plan(3, { modules: "both", wonders: "drafted" }));

  await play(page, 100);

  await expect(page.getByRole("dialog").getByRole("table")).toContainText("Tower of Babel");
  const { state, ending } = await look(page, room);
  expect(state).toBe("over");
  expect(ending?.sheet.at(-1)?.[0]).toBe("total");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("seven players sit at the table, and nothing scrolls away", async ({ page }) => {
    await sitDown(page, plan(7, { modules: "both" }));
    await play(page, 5);

    await expect(page.locator(".glance")).toHaveCount(6);
    await expect(page.locator(".choosable").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".prompt")).toBeInViewport({ ratio: 1 });
    await examine(page);

    await page.locator(".glance").first().click();
    await expect(page.getByRole("dialog").locator(".wonder")).toBeVisible();
    await examine(page);
  });
});

test("two players play for the Free City in turn", async ({ page }) => {
  const room = await sitDown(page, plan(2, { modules: "none" }));
  const free = page.getByRole("region", { name: "Free City" });
  await expect(free).toBeVisible();
  await play(page, 4);

  const { events } = await look(page, room);
  expect(events.some(({ name }) => name.startsWith("free_city_"))).toBe(true);
  await examine(page);
});

test("a card says what it costs whom, and why it cannot be built", async ({ page }) => {
  await sitDown(page, plan(3, { modules: "none" }));
  const hand = page.getByRole("region", { name: "What you choose from" });
  await page
    .locator(".choosable", { has: page.locator(".bid.no") })
    .first()
    .click();

  await hand.getByRole("group", { name: "Build it" }).getByRole("button").click();

  await expect(page.locator(".toast")).toContainText("Rule SW-");
  await page.keyboard.press("Escape");
  await expect(page.locator(".picked")).toHaveCount(0);
});
