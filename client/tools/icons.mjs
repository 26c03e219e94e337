/** `node tools/icons.mjs`: draws the icons of the installed page from `public/ziggurat.svg`. */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const mark = readFileSync("public/ziggurat.svg", "utf-8");
const ICONS = [
  { file: "192.png", size: 192, room: 0 },
  { file: "512.png", size: 512, room: 0 },
  { file: "maskable.png", size: 512, room: 0.1 }, // any shape may be cut out of it
  { file: "apple.png", size: 180, room: 0.06 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const { file, size, room } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>
      body { margin: 0; background: ${room ? "#1d3263" : "transparent"}; }
      svg { display: block; width: ${size * (1 - 2 * room)}px; margin: ${size * room}px; }
    </style>${mark}`,
  );
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true });
}
await browser.close();
