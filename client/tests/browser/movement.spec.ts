import type { Page } from "@playwright/test";
import { expect, firstTurn, look, sitDown, test } from "./visitor";

/** Count everything that flies from now on. */
async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = window as unknown as { flights: number };
    seen.flights = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof Element && node.classList.contains("flying")) seen.flights += 1;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { flights: number }).flights);
}

test("nothing flies where the reader wants no movement", async ({ page }) => {
  const room = await sitDown(page);
  await expect(page.locator(".pile.open").first()).toBeVisible();
  const flights = await watchFlights(page);

  await firstTurn(page, room);

  expect(await flights()).toBe(0);
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pawn and cards fly to where they go, and nothing is left of it", async ({ page }) => {
    const room = await sitDown(page);
    await expect(page.locator(".pile.open").first()).toBeVisible();
    const flights = await watchFlights(page);

    await firstTurn(page, room);

    expect(await flights()).toBeGreaterThan(1);
    await expect(page.locator(".flying")).toHaveCount(0);
  });

  test("the turn of the other side is shown choice by choice", async ({ page }) => {
    const room = await sitDown(page);
    const frame = page.locator(".frame");
    await firstTurn(page, room);
    const { choices } = await look(page, room);
    const seen = new Set<number>();
    await page.locator(".prompt").getByRole("button", { name: "End your actions" }).click();
    await expect(async () => {
      seen.add(Number(await frame.getAttribute("data-choices")));
      await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [40], timeout: 30_000 });

    const now = (await look(page, room)).choices;
    expect(seen.size).toBeGreaterThan(2);
    expect(Math.min(...seen)).toBeLessThanOrEqual(choices + 1);

    await page.getByRole("button", { name: "See again what the others did" }).click();
    await expect(page.locator(".recap")).toBeVisible();
    await page.getByRole("button", { name: /^Skip/ }).click();
    await expect(frame).toHaveAttribute("data-choices", String(now));
    await expect(page.locator(".pile.open").first()).toBeVisible();
  });
});
