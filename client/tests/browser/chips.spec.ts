import type { Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
import { expect, look, request, sitDown, SOON, test } from "./visitor";

const bot = { type: "bot" as const, level: "random" };

/** Tables in which many options differ in a value, and how far each is played. */
const TABLES: Record<string, { plan: Plan; turns: number }> = {
  babel: {
    plan: { game: "babel", seats: [{ type: "open" }, bot], seed: "ishtar" },
    turns: 36,
  },
  babylon: {
    plan: { game: "babylon", seats: [{ type: "open" }, bot], seed: "semiramis" },
    turns: 4,
  },
  babble: {
    plan: {
      game: "babble",
      seats: [{ type: "open" }, bot, bot],
      settings: { mode: "advanced" },
      seed: "ishtar",
    },
    turns: 6,
  },
};

/** Click every chip of the list, and take back what that began or chose. */
async function clickChips(page: Page, room: string): Promise<number> {
  const options = page.locator("aside .options");
  const chips = options.locator(".chip");
  const listed = (await options.textContent())!;
  const { choices } = await look(page, room);
  const count = await chips.count();
  for (let index = 0; index < count; index += 1) {
    await chips.nth(index).click(SOON);
    await expect(options).not.toHaveText(listed);
    await expect(async () => {
      await takeBack(page, room, choices);
      await expect(options).toHaveText(listed, { timeout: 2_000 });
    }).toPass({ intervals: [50], timeout: 20_000 });
  }
  return count;
}

async function takeBack(page: Page, room: string, before: number): Promise<void> {
  const { version, choices } = await look(page, room);
  const begun = page.locator(".prompt").getByRole("button", { name: /^(Deselect|Back)$/ });
  if (choices !== before) await request(page, room, { type: "undo", version });
  else if (await begun.count()) await begun.first().click(SOON);
}

for (const [game, { plan, turns }] of Object.entries(TABLES)) {
  test(`every chip of the list of options can be clicked in ${game}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem("ziggurat.babylon.look", "plan"));
    const room = await sitDown(page, plan);
    let clicked = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 20_000 });
      clicked += await clickChips(page, room);
      await goOn(page, room, turn);
    }
    expect(clicked).toBeGreaterThan(5);
  });
}

/** Choose past the page, now this and now that. */
async function goOn(page: Page, room: string, turn: number): Promise<void> {
  const { version, options, choices } = await look(page, room);
  const whole = options.filter(({ opens }) => !opens);
  const offers = whole.length ? whole : options;
  const offer = offers[turn % offers.length]!;
  await request(page, room, { type: "choose", version, words: offer.words });
  await expect.poll(async () => (await look(page, room)).choices).toBeGreaterThan(choices);
}
