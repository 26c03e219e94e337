import type { Page } from "@playwright/test";
import type { Update } from "../../src/lib/generated/protocol.gen";
import { look, request } from "../browser/visitor";
import { keep } from "./keep";

/** The sizes at which every table must look well; the last is a laptop zoomed to 200 %. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
  zoomed: { width: 720, height: 450 },
};
export type Size = keyof typeof SIZES;

/** Keep a moment of a table at every size, alternately at dusk and by day. */
export async function shelve(page: Page, name: string, dusk = true): Promise<void> {
  let dark = dusk;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    await page.setViewportSize(viewport);
    await page.waitForTimeout(150); // containers have been measured again
    await keep(page, `${name}-${size}`);
    dark = !dark;
  }
}

/** Choose past the page until told to stop: buildings if there are any, else now this and now that. */
export async function playPast(
  page: Page,
  room: string,
  stops: (update: Update) => boolean,
): Promise<Update> {
  for (let asked = 0; ; asked += 1) {
    const update = await look(page, room);
    const { version, options, state } = update;
    if (state !== "playing" || (options.length && stops(update))) return update;
    const builds = options.filter(({ words }) => words.startsWith("build "));
    const offers = asked % 4 === 3 || !builds.length ? options : builds;
    const offer = offers[(asked * 5) % offers.length];
    if (offer) await request(page, room, { type: "choose", version, words: offer.words });
    else await page.waitForTimeout(50);
  }
}
