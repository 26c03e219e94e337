import type { Browser, Page } from "@playwright/test";
import { examine, expect, look, request, test } from "./visitor";

/** Somebody else, in a browser of their own. */
async function visitor(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.request.post("/api/me", { data: { name } });
  return page;
}

/** Go from the home page to the table of today's deal; returns its name. */
async function begin(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: "Daily deal" }).click();
  await page.getByRole("button", { name: "Play today’s deal" }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
  return /table\/(\w+)/.exec(page.url())![1]!;
}

/** Make this many choices, always the first one offered, and give up; returns what happened. */
async function play(page: Page, room: string, choices: number): Promise<string> {
  for (;;) {
    const update = await look(page, room);
    const offer = update.options[0];
    if (update.choices >= choices && offer) break;
    if (offer) {
      await request(page, room, { type: "choose", version: update.version, words: offer.words });
    } else await page.waitForTimeout(50);
  }
  const { events } = await look(page, room);
  await request(page, room, { type: "resign" });
  return JSON.stringify(events);
}

test("two people play the deal of the day and compare their results", async ({ page, browser }) => {
  test.slow();
  await page.request.post("/api/me", { data: { name: "Ninlil" } });
  const other = await visitor(browser, "Gudea");
  const rooms = [await begin(page), await begin(other)] as const;
  expect(rooms[0]).not.toBe(rooms[1]);

  // The same choices are answered by the same choices of the bots.
  expect(await play(page, rooms[0], 12)).toBe(await play(other, rooms[1], 12));

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Review this game" })).toHaveCount(0);
  await dialog.getByRole("link", { name: "Results of the day" }).click();
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("row", { name: /Ninlil/ })).toContainText(/gave up/i);
  await expect(today.getByRole("row", { name: /Gudea/ })).toContainText(/gave up/i);
  await expect(today.getByText(/^Your place: \d+ of \d+/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Play today’s deal" })).toHaveCount(0);
  await page.getByText("Is it fair?").click();
  await examine(page);

  // Nobody looks at somebody else's cards before the day is over.
  await page.goto(`/#/replay/${rooms[1]}/0`);
  await expect(page.getByText(/Others may still play this deal/)).toBeVisible();
  await other.context().close();
});
