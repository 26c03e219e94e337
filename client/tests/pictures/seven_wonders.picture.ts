import { expect, sitDown, test } from "../browser/visitor";
import { awaitTurn, plan, playOn, thrifty } from "../browser/wonders";
import { keep } from "./keep";

const SIZES = [
  { size: "phone", width: 390, height: 844, players: 7 },
  { size: "tablet", width: 820, height: 1180, players: 5 },
  { size: "desktop", width: 1440, height: 900, players: 4 },
];
/** Choices from one picture to the next; two tiles are kept before the first card. */
const MOMENTS = { early: 5, midway: 8, late: 6 };

for (const { size, width, height, players } of SIZES) {
  test.describe(size, () => {
    test.use({ viewport: { width, height } });

    test(`7 Wonders on a ${size}`, async ({ page }) => {
      test.setTimeout(400_000);
      await sitDown(page, plan(players, { modules: "both" }, "steward"));
      for (const [moment, choices] of Object.entries(MOMENTS)) {
        await playOn(page, choices, thrifty);
        expect(await awaitTurn(page)).toBe(true);
        await keep(page, `seven-wonders-${moment}-${size}`);
      }
    });
  });
}
