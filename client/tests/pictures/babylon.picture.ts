import type { Page } from "@playwright/test";
import { expect, test } from "../browser/visitor";
import { pictured } from "./told";

/** The garden is drawn in the size that it has now, and as finely as can be. */
async function drawn(page: Page): Promise<void> {
  const fits = (canvas: HTMLCanvasElement) =>
    canvas.width === canvas.clientWidth && Number(canvas.style.scale || 0) === 1;
  const canvas = page.locator(".model canvas");
  await expect.poll(() => canvas.evaluate(fits), { timeout: 60_000 }).toBe(true);
}

test("Babylon on all screens", async ({ page, browser }) => {
  test.setTimeout(400_000); // a machine without a graphics card draws slowly
  // What shall carry the second terrace; where a tile might lie; decor that could be built.
  const moments = { 26: "early", 122: "midway", 193: "late" };
  const telling = { game: "babylon", name: "two_players", moments, drawn };
  await pictured(page, browser, telling);
});
