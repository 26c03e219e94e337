import type { Plan } from "../../src/lib/generated/protocol.gen";
import { examine, expect, PLAN, sitDown, test } from "./visitor";

const bot = { type: "bot" as const, level: "random" };
const planOf = (game: string, others: number): Plan => ({
  game,
  seats: [{ type: "open" }, ...Array.from({ length: others }, () => bot)],
});
/** The drawings in the book that belong to the game itself. */
const EXAMPLES = ".book section :is(svg, img)";

for (const [game, plan, least, colorScheme] of [
  ["Babel", PLAN, 15, "light"],
  ["Babylon", planOf("babylon", 1), 10, "dark"],
  ["Babble", planOf("babble", 1), 10, "light"],
  ["7 Wonders", planOf("seven_wonders", 2), 30, "dark"],
] as const) {
  test(`the illustrated rules of ${game} lie beside its table`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await sitDown(page, plan);
    const rules = page.locator(".prompt").getByRole("button", { name: "Rules" });
    await rules.click();

    const book = page.getByRole("complementary", { name: "Rules" });
    await expect(book.getByRole("heading", { name: "The aim" })).toBeVisible();
    await expect.poll(() => page.locator(EXAMPLES).count()).toBeGreaterThan(least);
    await expect(page.locator(".prompt")).toBeInViewport({ ratio: 1 });
    await examine(page);

    await book.getByRole("button", { name: "Close" }).click();
    await expect(book).toHaveCount(0);
    await expect(rules).toBeFocused();
  });
}

test("a game goes on while its rules lie open", async ({ page }) => {
  await sitDown(page);
  await page.locator(".prompt").getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { name: "The aim" })).toBeVisible();

  await page.locator(".pile.open").first().click();

  await expect(page.locator(".half.own.here")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "The aim" })).toBeVisible();
});

test("on a phone the rules cover the table, and are closed again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("ziggurat.panel", "closed"));
  await sitDown(page);
  await page.locator(".prompt").getByRole("button", { name: "Rules" }).click();
  const book = page.getByRole("complementary", { name: "Rules" });
  await expect(book.getByRole("heading", { name: "The aim" })).toBeInViewport();
  const { scrollWidth, clientWidth } = await book
    .locator(".text")
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);

  await book.getByRole("button", { name: "Close" }).click();

  await expect(page.locator(".pile.open").first()).toBeInViewport();
});
