import type { Locator, Page } from "@playwright/test";
import { Files } from "./files";
import { examine, expect, test } from "./visitor";

const SITE = "../dist/site"; // built by `make site`
const FIRST = { timeout: 60_000 }; // for what loads the engine on a busy machine

test.use({ serviceWorkers: "allow" });

/** Visit the site until everything is kept in the browser. */
async function visit(page: Page, files: Files): Promise<void> {
  await files.start();
  await page.goto(`${files.address}#/offline`);
  await expect(page.getByText("Everything is saved")).toBeVisible(FIRST);
}

/** Start a game with the fewest and weakest bots. */
async function begin(page: Page, files: Files, game: string): Promise<void> {
  await page.goto(`${files.address}#/new/${game}`);
  const players = page.getByRole("combobox", { name: "Number of players" });
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  if (await players.isVisible()) await players.selectOption({ index: 0 });
  for (const seat of await page.getByRole("combobox", { name: /^Seat/ }).all()) {
    await seat.selectOption({ index: 1 });
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".frame")).toBeVisible(FIRST);
}

/** The boards in words: the same clicks for every game. */
async function inWords(page: Page, cover?: Locator): Promise<void> {
  await page.evaluate(() => localStorage.setItem("ziggurat.boards", "words"));
  await page.reload();
  await cover?.click(FIRST);
  await expect(page.locator(".frame")).toBeVisible(FIRST);
}

/** Always choose the first option, until this is seen. */
async function chooseUntil(page: Page, end: Locator): Promise<void> {
  const option = page.locator(".any .values .button").first();
  while (!(await end.isVisible())) {
    await expect(option.or(end).first()).toBeVisible({ timeout: 30_000 });
    // The table may have changed meanwhile.
    if (!(await end.isVisible())) await option.click({ timeout: 3_000 }).catch(() => undefined);
    await page.waitForTimeout(20);
  }
}

for (const game of ["babel", "babylon", "babble", "seven_wonders"]) {
  test(`a whole game of ${game} with the host stopped`, async ({ page }) => {
    test.setTimeout(300_000);
    const files = new Files(SITE, "/somewhere/games/");
    await visit(page, files);
    await files.stop();

    await begin(page, files, game);
    await inWords(page);
    const over = page.getByRole("dialog");
    await chooseUntil(page, over);
    await over.getByRole("link", { name: "Watch replay" }).click();
    await expect(page.locator(".frame")).toBeVisible();
    expect(files.asked.filter((path) => path.includes("/api/"))).toEqual([]);
  });
}

test("people share a screen, and none sees the hand of another", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/#/new/babel/here");
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption({ index: 0 });
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Ann");
  await page.getByRole("textbox", { name: "Name of player 2" }).fill("Bob");
  await page.getByRole("button", { name: "Start the game" }).click();
  const cover = page.getByRole("heading", { name: /it’s your turn/ });
  await expect(cover).toBeVisible(FIRST);
  await examine(page);
  await expect(page.locator(".frame")).toHaveCount(0);
  const [first] = (await cover.innerText()).split(",");
  await page.getByRole("button", { name: `I’m ${first}` }).click();
  await inWords(page, page.getByRole("button", { name: `I’m ${first}` }));

  const pass = page.getByRole("button", { name: /^Pass to/ });
  await chooseUntil(page, pass);
  await pass.click();
  await expect(page.locator(".frame")).toHaveCount(0);
  await expect(cover).not.toHaveText(new RegExp(`^${first}`));
});

test("a game goes to a file and back, and on to the server", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/#/offline");
  await page.getByRole("button", { name: /^Play Babel now/ }).click();
  await expect(page.locator(".bar.yours")).toBeVisible(FIRST);
  const before = await page.locator(".frame").getAttribute("data-choices");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await saving).path();
  await page.goto("/#/offline");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.locator(".frame")).toHaveAttribute("data-choices", before!);

  await page.getByRole("button", { name: "Continue on the server" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue on the server" }).click();
  await expect(page).toHaveURL(/table\/(?!here-)/);
  await expect(page.locator(".frame")).toHaveAttribute("data-choices", before!);
  await page.goto("/#/games");
  await expect(page.getByRole("heading", { name: "On this device" })).toBeVisible();
});

test("a lesson without a connection", async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto("/#/offline");
  await expect(page.getByText("Everything is saved")).toBeVisible(FIRST);
  await context.setOffline(true);
  await page.goto("/#/learn/babel/1");
  await page.reload();
  await expect(page.locator(".frame")).toBeVisible(FIRST);
});
