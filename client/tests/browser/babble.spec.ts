import type { Locator, Page } from "@playwright/test";
import type { BabbleView, Plan } from "../../src/lib/generated/protocol.gen";
import { choose, examine, expect, look, sitDown, SOON, test } from "./visitor";

const plan = (players: number, settings: Plan["settings"] = {}): Plan => ({
  game: "babble",
  seats: [
    { type: "open" },
    ...Array.from({ length: players - 1 }, () => ({ type: "bot" as const, level: "mason" })),
  ],
  settings: { first_player: 0, ...settings },
  seed: "eridu",
});

/** Things on the table that a click would lead on with, in the order in which they are tried. */
const THINGS = [
  ".hand .construction.open",
  ".hand .cards .card.open",
  ".hand .pile.open",
  ".tower .open",
  ".player .ground.open",
];

/** Answer what is asked by clicks on the table: a thing, and another one if that is not enough. */
async function act(page: Page, round: number): Promise<void> {
  const direct = page.locator(".prompt .button.primary");
  if (await page.locator(".picker .word.open").count()) {
    const likely = page.locator(".player .likely:is(button)");
    if (round % 4) return likely.nth(round % (await likely.count())).click(SOON);
    await page
      .locator(".picker .word.open")
      .nth(round % 12)
      .click(SOON);
    return clickIfOpen(page.locator(".player .ground.open").first());
  }
  for (const thing of THINGS.map((each) => page.locator(each))) {
    if (await thing.count()) {
      await thing.first().click(SOON);
      return clickIfOpen(page.locator(".player .ground.aim").first());
    }
  }
  await direct.first().click(SOON);
}

async function clickIfOpen(thing: Locator): Promise<void> {
  if (await thing.count()) await thing.click(SOON);
}

async function playOn(page: Page, until: (round: number) => boolean): Promise<void> {
  const mine = page.locator(".bar.yours");
  const over = page.getByRole("dialog");
  for (let round = 1; round < 400 && !until(round); round += 1) {
    await expect(mine.or(over).first()).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) return;
    await choose(page, () => act(page, round));
  }
}

test("a whole game of Babble with Confusion is played by clicks to its end", async ({ page }) => {
  const room = await sitDown(page, plan(3, { mode: "advanced" }));

  await playOn(page, () => false);

  const { state, view } = await look(page, room);
  expect(state).toBe("over");
  const built = (view as BabbleView).tower.flat().length;
  await expect(page.getByRole("dialog").getByRole("table")).toContainText(String(built));
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(page.locator(".block.built")).toHaveCount(built);
});

const SMALL = { "on a phone on its side": [844, 390], "zoomed to 200 %": [720, 450] } as const;

for (const [where, [width, height]] of Object.entries(SMALL)) {
  test(`a whole game of Babble is played by clicks ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem("ziggurat.panel", "closed"));
    const room = await sitDown(page, plan(3));

    await playOn(page, () => false);

    expect((await look(page, room)).state).toBe("over");
  });
}

test("clicking a player and a word gives an order that everybody hears", async ({ page }) => {
  await sitDown(page, plan(4));
  await page.getByRole("button", { name: "Choose Mason 2" }).click();
  await expect(page.locator(".prompt")).toContainText("… to Mason 2");

  await page.locator(".picker").getByRole("button", { name: "FELKO" }).click();

  await expect(page.locator("[aria-live]")).toContainText("You say FELKO to Mason 2");
  await expect(page.locator(".hand .bubble")).toContainText("FELKO!");
  await expect(page.locator(".player .bubble")).toContainText("FELKO");
});

test("among people, showing your own card needs a second click", async ({ page, browser }) => {
  const room = await sitDown(page, { ...plan(2), seats: [{ type: "open" }, { type: "open" }] });
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Join the game" }).click();
  await page.locator(".hand .card.open").first().click();
  await expect(page.locator(".prompt")).toContainText("This can’t be undone.");
  expect((await look(page, room)).choices).toBe(0);

  await expect(page.getByRole("button", { name: "Not yet" })).toBeVisible();
  await page.locator(".prompt .button.sure").click();

  await expect(page.locator(".frame")).toHaveAttribute("data-choices", "1");
  await friend.context().close();
});

test("an action that is not asked for is refused", async ({ page }) => {
  await sitDown(page, plan(2));

  await page.locator(".hand .pile").first().click();

  await expect(page.locator(".toast")).toContainText("That is not what is being asked now.");
});

test("on a phone, in French, hand and prompt stay visible and axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, plan(5));
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator(".prompt")).toContainText("Vous êtes contremaître");
  await examine(page);

  await playOn(page, (round) => round > 6);

  for (const part of [".prompt", ".hand .cards", ".hand .reserve"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  await examine(page);
});

test("a word explains itself", async ({ page }) => {
  await sitDown(page, plan(2));

  await page.locator(".hand .card", { hasText: "draw" }).focus();
  await page.keyboard.press("?");

  await expect(page.locator(".bubble p").first()).toContainText("draws two Resources");
});
