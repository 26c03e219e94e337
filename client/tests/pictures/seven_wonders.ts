import type { Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { expect, sitDown, test } from "../browser/visitor";
import { awaitTurn, plan, playOn, thrifty } from "../browser/wonders";

const SIZES = [
  { size: "phone", width: 390, height: 844, players: 7 },
  { size: "tablet", width: 820, height: 1180, players: 5 },
  { size: "desktop", width: 1440, height: 900, players: 4 },
];
/** So many choices lead from one picture to the next; two tiles are kept before the first card. */
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

/** Browsers write WebP, which is a third of a PNG. */
async function keep(page: Page, name: string): Promise<void> {
  const shot = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).split(",")[1]!;
  }, shot);
  writeFileSync(`../docs/pictures/${name}.webp`, Buffer.from(webp, "base64"));
}
