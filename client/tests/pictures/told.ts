import type { Browser, Page } from "@playwright/test";
import { retold, type Playthrough } from "../browser/retold";
import { expect } from "../browser/visitor";
import { keep } from "./keep";
import { LANGUAGE, LIGHTS, suffix, WINDOWS } from "./windows";

/** A playthrough, and when it is looked at. */
interface Telling extends Playthrough {
  /** The name of the picture, by the number of choices. */
  moments: Record<number, string>;
  /** Waits until all is drawn. */
  drawn?: (page: Page) => Promise<void>;
}

const SLOW = { timeout: 90_000 }; // without a graphics card

/** Play a golden playthrough again, and keep what the first seat sees at some moments. */
export async function pictured(page: Page, browser: Browser, telling: Telling): Promise<void> {
  const { game, moments } = telling;
  await page.addInitScript((language) => {
    // A panel that was open on a large screen would cover a small one.
    localStorage.setItem("ziggurat.panel", "closed");
    localStorage.setItem("ziggurat.language", language);
  }, LANGUAGE);
  const last = Math.max(...Object.keys(moments).map(Number));
  await retold(page, browser, telling, async (made, choices) => {
    const moment = moments[made];
    if (moment) {
      await expect(page.locator(".frame")).toHaveAttribute("data-choices", String(choices), SLOW);
      await expect(page.locator(".bar.yours")).toBeVisible();
      await look(page, `${game}-${moment}`, telling.drawn);
    }
    return made === last;
  });
}

/** Keep pictures of a page in every window and in every light. */
async function look(page: Page, name: string, drawn: Telling["drawn"]): Promise<void> {
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme });
    for (const [size, viewport] of Object.entries(WINDOWS)) {
      await page.setViewportSize(viewport);
      await drawn?.(page);
      await keep(page, `${name}-${size}${suffix(colorScheme)}`);
    }
  }
}
