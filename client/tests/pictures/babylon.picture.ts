import type { Page } from "@playwright/test";
import { expect, test } from "../browser/visitor";
import { pictured } from "./told";

/** The garden is drawn in the size that it has now, and as finely as can be. */
async function drawn(page: Page): Promise<void> {
  const tile = page.locator(".held.open").first();
  const isPlacing = !(await page.locator(".mark.decor.open").count());
  if (isPlacing && (await tile.count())) await tile.click();
  const fits = (canvas: HTMLCanvasElement) =>
    canvas.width === canvas.clientWidth && Number(canvas.style.scale || 0) === 1;
  const canvas = page.locator(".model canvas");
  await expect.poll(() => canvas.evaluate(fits), { timeout: 60_000 }).toBe(true);
}

test("Babylon on all screens", async ({ page, browser }) => {
  test.setTimeout(400_000); // a machine without a graphics card draws slowly
  // Where a tile might lie, early and midway; decor that could be built.
  const moments = { 23: "early", 121: "midway", 193: "late" };
  const telling = { game: "babylon", name: "two_players", moments, drawn };
  await pictured(page, browser, telling);
});
