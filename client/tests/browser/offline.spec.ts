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

test("a game is resumed after a reload and in a new window, with the host stopped", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const files = new Files(SITE, "/somewhere/games/");
  await visit(page, files);
  await files.stop();
  await begin(page, files, "babel");
  await inWords(page);
  await expect(page.locator(".bar.yours")).toBeVisible(FIRST);
  const first = (await page.locator(".frame").getAttribute("data-choices"))!;
  await page.locator(".any .values .button").first().click();
  await expect(page.locator(".frame")).not.toHaveAttribute("data-choices", first);
  await expect(page.locator(".bar.yours")).toBeVisible(FIRST);
  const choices = (await page.locator(".frame").getAttribute("data-choices"))!;
  const options = await page.locator(".any .values .button").allInnerTexts();

  await page.reload();
  await expect(page.locator(".frame")).toHaveAttribute("data-choices", choices, FIRST);
  await page.close();
  const later = await context.newPage();
  await later.goto(`${files.address}#/games`);
  await later.getByRole("region", { name: "On this device" }).getByRole("link").first().click();
  await expect(later.locator(".frame")).toHaveAttribute("data-choices", choices, FIRST);
  const buttons = later.locator(".any .values .button");
  await expect(buttons).toHaveText(options);
  await buttons.first().click();
  await expect(later.locator(".frame")).not.toHaveAttribute("data-choices", choices);
});

test("the site can be installed", async ({ page, context }) => {
  test.setTimeout(120_000);
  const files = new Files(SITE, "/somewhere/games/");
  await visit(page, files);
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { start_url, scope, icons } = JSON.parse(data!) as Record<string, string> & {
    icons: { src: string }[];
  };
  expect([start_url, scope]).toEqual([".", "."]); // below any path
  for (const { src } of icons) {
    expect((await page.request.get(new URL(src, files.address).href)).ok(), src).toBe(true);
  }
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  const found = installabilityErrors.map(({ errorId }) => errorId);
  expect(found.filter((error) => error !== "in-incognito")).toEqual([]); // as tests always are
  await files.stop();
});

test("the rules and the documentation are read with the host stopped", async ({ page }) => {
  test.setTimeout(120_000);
  const files = new Files(SITE, "/somewhere/games/");
  await visit(page, files);
  const asked = files.asked.length;
  await page.reload();
  await expect(page.getByText("Everything is saved")).toBeVisible(FIRST);
  const again = files.asked.slice(asked).filter((path) => /docs|engine-|pyodide-/.test(path));
  expect(again).toEqual([]);
  await files.stop();
  await page.goto(`${files.address}#/rules/babel/BB-CON-1`);
  await expect(page.getByText("BB-CON-1").first()).toBeVisible();

  await page.getByRole("link", { name: "Documentation" }).click();
  await expect(page).toHaveURL(`${files.address}docs/index.html`);
  await page.getByRole("link", { name: "architecture" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Architecture");
  await page.goto(`${files.address}docs/reference/core.html`);
  await expect(page.locator("article")).toContainText("why_not");
  const foreign = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => !name.startsWith(origin)),
  );
  expect(foreign).toEqual([]);
});

test("hints, a review and a game played on, with the host stopped", async ({ page }) => {
  test.setTimeout(300_000);
  const files = new Files(SITE, "/somewhere/games/");
  await visit(page, files);
  await files.stop();
  await begin(page, files, "babel");
  await inWords(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hints = page.getByRole("region", { name: /^Hint/ });
  await expect(hints.getByRole("listitem").first()).toBeVisible(FIRST);
  await hints.getByRole("button", { name: "Close" }).click();
  for (let choice = 0; choice < 4; choice += 1) {
    await page.locator(".any .values .button").first().click();
  }
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await page.getByRole("link", { name: "Review this game" }).click();

  // What was found before it was stopped is still there after the page was closed.
  await page.getByRole("button", { name: "Stop" }).click(FIRST);
  await expect(page.getByText("The review was interrupted")).toBeVisible(FIRST);
  await page.reload();
  await expect(page.getByText("The costliest moves")).toBeVisible(FIRST);
  await expect(page.locator("progress")).toHaveCount(0, { timeout: 120_000 });
  await examine(page);
  await page.getByText("All moves").click();
  await page.locator("td a").first().click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(/table\/here-/);
  await expect(page.locator(".frame")).toBeVisible(FIRST);
});

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
