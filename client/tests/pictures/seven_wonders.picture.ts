import type { Update } from "../../src/lib/generated/protocol.gen";
import { expect, sitDown, test } from "../browser/visitor";
import { plan, usesOf } from "../browser/wonders";
import { keep } from "./keep";
import { playPast, shelve, SIZES } from "./shelf";

const EVERYTHING = { modules: "both", leaders: true, cities: true };
const TABLES = {
  base: plan(3, { modules: "none" }),
  babel: plan(4, { modules: "both" }),
  everything: plan(5, EVERYTHING),
  crowd: plan(8, { modules: "both", cities: true }),
  two: plan(2, { modules: "both" }),
};

/** The pictures that documents show are of the table with both modules of Babel. */
const titled = (table: string) => (table === "babel" ? "seven-wonders" : `seven-wonders-${table}`);
const SLOW = { timeout: 60_000 };

/** Whether a seat is asked this, in this age and turn at the earliest. */
const asked =
  (prompt: string, age = 0, hand = 9) =>
  (update: Update) => {
    const view = update.view as { age: number; cities: { hand: string[] | null }[] };
    const left = view.cities[0]?.hand?.length ?? 0;
    return update.prompt?.name === prompt && (view.age > age || (view.age === age && left <= hand));
  };

/** When each table is looked at. */
const MOMENTS: Record<keyof typeof TABLES, Record<string, (update: Update) => boolean>> = {
  base: { early: asked("choose_card", 1, 6), late: asked("choose_card", 3, 3) },
  babel: {
    tiles: asked("keep_tile"),
    early: asked("choose_card", 1, 6),
    midway: asked("choose_card", 2, 4),
    late: asked("choose_card", 3, 3),
  },
  everything: {
    draft: asked("keep_leader"),
    recruit: asked("choose_leader"),
    midway: asked("choose_card", 2, 4),
    late: asked("choose_card", 3, 3),
  },
  crowd: { midway: asked("choose_card", 2, 4), late: asked("choose_card", 3, 3) },
  two: { early: asked("choose_card", 1, 6), late: asked("choose_card", 3, 3) },
};

test.use({ locale: process.env.PICTURE_LANGUAGE ?? "en" });

for (const [name, moments] of Object.entries(MOMENTS)) {
  test(`7 Wonders, ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => localStorage.setItem("ziggurat.panel", "closed"));
    const room = await sitDown(page, TABLES[name as keyof typeof TABLES]);
    for (const [moment, stops] of Object.entries(moments)) {
      const update = await playPast(page, room, stops);
      if (update.state !== "playing") break;
      await page.setViewportSize(SIZES.desktop);
      await page.reload(); // what was chosen past the page need not be told
      await expect(page.locator(".bar.yours")).toBeVisible(SLOW);
      await shelve(page, `${titled(name)}-${moment}`);
    }
    await page.locator(".choosable").first().click();
    await shelve(page, `${titled(name)}-picked`, false);
    await playPast(page, room, () => false);
    await expect(page.getByRole("dialog")).toBeVisible();
    await shelve(page, `${titled(name)}-over`);
  });
}

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  const AT = 5200; // milliseconds: at a quarter of the speed, all cards have turned

  for (const size of ["desktop", "phone", "lying"] as const) {
    test(`7 Wonders reveals, ${size}`, async ({ page }) => {
      test.setTimeout(400_000);
      await page.setViewportSize(SIZES[size]);
      await page.addInitScript(() => localStorage.setItem("ziggurat.speed", "0.25"));
      const room = await sitDown(page, TABLES.babel);
      await playPast(page, room, asked("choose_card", 1, 6));
      await page.reload(); // what was chosen past the page need not be told
      await expect(page.locator(".bar.yours")).toBeVisible(SLOW);
      await page.locator(".choosable.open").first().click();
      await usesOf(page).first().click();
      await expect(page.locator(".reveal")).toBeVisible(SLOW);
      await page.evaluate((time) => {
        for (const each of document.getAnimations()) {
          each.pause();
          each.currentTime = time;
        }
      }, AT);
      await keep(page, `seven-wonders-reveal-${size}`);
    });
  }
});
