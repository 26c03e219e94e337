import type { Page } from "@playwright/test";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";

const SHOWN = "../docs/pictures"; // the pictures that documents show
const OTHERS = "test-results/pictures"; // the rest, to look at

/** Browsers write WebP, which is a third of a PNG. */
export async function keep(page: Page, name: string): Promise<void> {
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
  const folder = existsSync(`${SHOWN}/${name}.webp`) ? SHOWN : OTHERS;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(webp, "base64"));
}
