import type { Browser, Page } from "@playwright/test";
import { retold, type Playthrough } from "../browser/retold";
import { expect } from "../browser/visitor";
import { keep } from "./keep";

/** A playthrough, and when it is looked at. */
interface Telling extends Playthrough {
  /** The name of the picture, by the number of choices. */
  moments: Record<number, string>;
  /** Waits until all is drawn. */
  drawn?: (page: Page) => Promise<void>;
}

const SLOW = { timeout: 90_000 }; // without a graphics card
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** Play a golden playthrough again, and keep what the first seat sees at some moments. */
export async function pictured(page: Page, browser: Browser, telling: Telling): Promise<void> {
  const { game, moments, drawn } = telling;
  // A panel that was open on a large screen would cover a small one.
  await page.addInitScript(() => localStorage.setItem("ziggurat.panel", "closed"));
  const last = Math.max(...Object.keys(moments).map(Number));
  await retold(page, browser, telling, async (made, choices) => {
    const moment = moments[made];
    if (moment) {
      await expect(page.locator(".frame")).toHaveAttribute("data-choices", String(choices), SLOW);
      await expect(page.locator(".bar.yours")).toBeVisible();
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await drawn?.(page);
        await keep(page, `${game}-${moment}-${size}`);
      }
    }
    return made === last;
  });
}
