import type { Page } from "@playwright/test";
import { retold } from "./retold";
import { examine, expect, look, sitDown, SOON, test } from "./visitor";
import { answered, awaitTurn, plan, playOn, usesOf } from "./wonders";

test("a whole game with the tower and the projects is played by clicks", async ({ page }) => {
  test.slow();
  const room = await sitDown(page, plan(3, { modules: "both", wonders: "drafted" }));
  const age = page.getByText("Age II", { exact: true });
  while ((await awaitTurn(page)) && !(await age.count())) await playOn(page, 1);
  await expect(page.getByRole("region", { name: "Age I is over" })).toContainText("Conflicts");

  await playOn(page, 100);

  await expect(page.getByRole("dialog").getByRole("table")).toContainText("Tower of Babel");
  const { state, ending } = await look(page, room);
  expect(state).toBe("over");
  expect(ending?.sheet.at(-1)?.[0]).toBe("total");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("seven players sit at the table, and nothing scrolls away", async ({ page }) => {
    await sitDown(page, plan(7, { modules: "both" }));
    await playOn(page, 5);

    await expect(page.locator(".glance")).toHaveCount(6);
    await expect(page.locator(".choosable").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".prompt")).toBeInViewport({ ratio: 1 });
    await examine(page);

    await page.locator(".glance").first().click();
    await expect(page.getByRole("dialog").locator(".wonder")).toBeVisible();
    await examine(page);
  });
});

for (const [name, viewport] of Object.entries({
  "a phone on its side": { width: 844, height: 390 },
  "a laptop at 200 %": { width: 720, height: 450 },
})) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a whole game is played by clicks", async ({ page }) => {
      test.slow();
      const room = await sitDown(page, plan(3, { modules: "none" }));
      await playOn(page, 100);

      expect((await look(page, room)).state).toBe("over");
    });
  });
}

test("two players play for the Free City in turn", async ({ page }) => {
  const room = await sitDown(page, plan(2, { modules: "none" }));
  await expect(page.getByRole("region", { name: "Free City" })).toBeVisible();
  await playOn(page, 4);

  const { events } = await look(page, room);
  expect(events.some(({ name }) => name.startsWith("free_city_"))).toBe(true);
  await examine(page);
});

test("a card says why it cannot be built", async ({ page }) => {
  await sitDown(page, plan(3, { modules: "none" }));
  await page.locator(".choosable:has(.bid.no)").first().click();

  await page.getByRole("group", { name: "Build it" }).getByRole("button").click();

  await expect(page.locator(".toast")).toContainText("Rule SW-");
  await page.keyboard.press("Escape");
  await expect(page.locator(".picked")).toHaveCount(0);
});

/** The list of options follows what is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );

test("every chip of the list of options narrows it", async ({ page }) => {
  test.slow();
  await sitDown(page, plan(3, { modules: "both", leaders: true, cities: true }));
  const chips = page.locator("aside .options .chip");
  let clicked = 0;
  for (let turn = 0; turn < 9; turn += 1) {
    expect(await awaitTurn(page)).toBe(true);
    await painted(page);
    for (let index = 0; index < (await chips.count()); index += 1) {
      await chips.nth(index).press("Enter", SOON); // the folded list unfolds for the keyboard
      await expect(page.locator(".prompt")).not.toHaveText("");
      await page.keyboard.press("Escape");
      await painted(page);
      clicked += 1;
    }
    await playOn(page, 1);
  }
  expect(clicked).toBeGreaterThan(10);
});

test("the chosen card stays sealed while others think", async ({ page, browser }) => {
  const bot = { type: "bot" as const, level: "random" };
  const seats = [{ type: "open" as const }, { type: "open" as const }, bot];
  const room = await sitDown(page, { ...plan(3, { modules: "none" }), seats });
  const friend = await (await browser.newContext()).newPage();
  await friend.request.post("/api/me", { data: { name: "Enki" } });
  await friend.request.post(`/api/tables/${room}/join`, { data: { type: "join", id: "Enki" } });
  await page.locator(".choosable.open").first().click();
  await usesOf(page).first().click();

  await expect(page.locator(".choosable .sealed")).toHaveCount(1);
  await expect(page.locator(".slot").first()).toHaveClass(/up/);
  await expect(page.getByRole("region", { name: "Enki" }).locator(".dots")).toBeVisible();
});

test("the shown cost of a card is what is paid", async ({ page }) => {
  test.slow();
  const room = await sitDown(page, plan(3, { modules: "tower" }));
  await playOn(page, 2);
  for (let bought = 0; bought < 3;) {
    expect(await awaitTurn(page)).toBe(true);
    const told = (await look(page, room)).events.length;
    const dear = page.locator(".choosable:has(.bid.coins)");
    const cards = (await dear.count()) ? dear : page.locator(".choosable.open");
    await cards.first().click();
    const use = usesOf(page).first();
    const coins = await use.locator(".price text").allTextContents();
    await answered(page, () => use.click());
    await awaitTurn(page);

    const paid = (await look(page, room)).events
      .slice(told)
      .find(({ name, values }) => name === "paid" && values.seat === 0)?.values;
    const told_price = coins.reduce((sum, each) => sum + Number(each), 0);
    expect(told_price).toBe(
      Number(paid?.bank ?? 0) + Number(paid?.left ?? 0) + Number(paid?.right ?? 0),
    );
    bought += Math.min(1, told_price);
  }
});

test("keys alone lead from a card to what can be done with it, and back", async ({ page }) => {
  await sitDown(page, plan(3, { modules: "none" }));
  const card = page.locator(".choosable").first();
  await card.focus();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  await expect(page.locator(".picked button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();
});

test("a building is lost to a project that failed without its city", async ({ page, browser }) => {
  const playthrough = { game: "seven_wonders", name: "two_players_with_both_modules" };
  await retold(page, browser, playthrough, (made) => made === 22);
  const lost = page.locator(".own .building", { hasText: "Guard Tower" });
  await expect(page.locator(".prompt")).toContainText("has failed: choose a");
  await expect(lost).toHaveCount(1);
  await examine(page);

  await page.locator(".choosable", { hasText: "Guard Tower" }).click();
  await usesOf(page).first().click();

  await expect(lost).toHaveCount(0);
});
