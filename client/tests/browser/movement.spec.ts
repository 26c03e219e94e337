import type { Page } from "@playwright/test";
import { expect, firstTurn, look, playOut, sitDown, test } from "./visitor";

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

/** Keep the number of choices after which the table is shown from now on, one after another. */
async function watchChoices(page: Page): Promise<() => Promise<number[]>> {
  await page.locator(".frame").evaluate((frame: HTMLElement) => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => shown.push(Number(frame.dataset.choices))).observe(frame, {
      attributeFilter: ["data-choices"],
    });
  });
  return () => page.evaluate(() => (window as unknown as { shown: number[] }).shown);
}

test("nothing moves for readers who prefer reduced motion", async ({ page }) => {
  const room = await sitDown(page);
  await expect(page.locator(".pile.open").first()).toBeVisible();
  const flights = await watchFlights(page);

  await firstTurn(page, room);

  expect(await flights()).toBe(0);
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pawn and cards fly to their places and leave nothing behind", async ({ page }) => {
    const room = await sitDown(page);
    await expect(page.locator(".pile.open").first()).toBeVisible();
    const flights = await watchFlights(page);

    await firstTurn(page, room);

    expect(await flights()).toBeGreaterThan(1);
    await expect(page.locator(".flying")).toHaveCount(0);
  });

  test("everybody sees how a game ends before the result", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.body?.innerText.includes("Show the result")) seen[0] ??= performance.now();
        if (document.querySelector("dialog")) seen[1] ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    const room = await sitDown(page);
    await expect(page.locator(".frame")).toBeVisible();

    await playOut(page, room, 0);
    await expect(page.getByRole("dialog")).toBeVisible();

    const [over, result] = await page.evaluate(
      () => (window as unknown as { seen: [number, number] }).seen,
    );
    expect(result - over).toBeGreaterThan(2000);
  });

  test("the turn of the other side is shown choice by choice", async ({ page }) => {
    const room = await sitDown(page);
    const frame = page.locator(".frame");
    await firstTurn(page, room);
    const { choices } = await look(page, room);
    const seen = await watchChoices(page);
    await page.locator(".prompt").getByRole("button", { name: "End your turn" }).click();
    await expect(frame).not.toHaveAttribute("data-choices", String(choices));
    await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 30_000 });

    const now = (await look(page, room)).choices;
    expect((await seen()).length).toBeGreaterThan(2);
    expect((await seen())[0]).toBe(choices + 1);

    await page.getByRole("button", { name: "Replay the last turn" }).click();
    await expect(page.locator(".recap")).toBeVisible();
    await page.getByRole("button", { name: /^Skip/ }).click();
    await expect(frame).toHaveAttribute("data-choices", String(now));
    await expect(page.locator(".pile.open").first()).toBeVisible();
  });
});
