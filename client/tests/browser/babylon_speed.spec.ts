import type { Page } from "@playwright/test";
import config from "../../playwright.config";
import { framesOf, type Measured, measured, probe, still } from "./babylon_probe";
import { expect, test } from "./visitor";

// What is asked for, and how much longer a busy machine without a graphics card may take.
const SCRIPT = 4; // milliseconds of a frame's sixteen
const CALLS = 40;
const TRIANGLES = 120_000;
const FRAMES = 20;
const BLOCKED = 50; // milliseconds in which the page would answer nobody
const OPENING = 2000; // milliseconds: without a graphics card, one is imitated first
const NOISE = 8; // and the best of three attempts counts

/** A position of the lesson: a full garden in its fourteenth round, and at its end. */
const [LAYING, FULL] = [17, 19];

// The page is put together by the graphics card, as on a desktop, and where there is none by an
// imitation of one; without that, every frame would be read back and waited for.
const { args, ...launch } = config.use!.launchOptions!;
const imitated = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

test.describe.configure({ mode: "serial" });
test.use({
  contextOptions: { reducedMotion: "no-preference" },
  launchOptions: {
    ...launch,
    args: [...args!.filter((each) => each !== "--disable-gpu"), ...imitated],
  },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("ziggurat.babylon.look", "model"));
  await probe(page);
});

/** Open a table with a full garden, and wait until it stands there. */
async function visit(page: Page, step: number): Promise<void> {
  await page.goto(`/#/learn/babylon/${step}`);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(0);
  await still(page);
}

/** Turn it a little with every frame, as a held key does. */
async function turn(page: Page): Promise<void> {
  const from = await framesOf(page);
  await page.locator(".model").evaluate(
    (model, until) =>
      new Promise<void>((done) => {
        const { frames } = window as unknown as { frames: unknown[] };
        const press = () => {
          model.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
          if (frames.length < until) requestAnimationFrame(press);
          else done();
        };
        press();
      }),
    from + FRAMES,
  );
}

async function zoom(page: Page): Promise<void> {
  await page.locator(".model").hover();
  for (const by of [-100, -100, -100, 100, 100, 100]) await page.mouse.wheel(0, by);
}

const told = (what: string, each: Measured) =>
  `${what}: ${each.perSecond.toFixed(0)} frames a second, script ${each.script
    .map((time) => time.toFixed(1))
    .join(
      " / ",
    )} ms, ${each.calls} calls, ${Math.round(each.triangles)} triangles, longest task ${each.longest.toFixed(0)} ms`;

/** Do something until it takes no longer than it may, three times at most; what it took at best. */
async function best(page: Page, what: string, limit: number, act: () => Promise<void>) {
  let found: Measured | null = null;
  for (let attempt = 0; attempt < 3 && !(found && found.longest <= limit); attempt += 1) {
    await measured(page);
    await act();
    await still(page);
    const now = await measured(page);
    console.log(told(what, now));
    if (!found || now.longest < found.longest) found = now;
  }
  return found!;
}

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
] as const) {
  test(`a full garden turns and zooms smoothly on ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(480_000);
    await page.setViewportSize({ width, height });
    await visit(page, FULL);

    const turned = await best(page, `turning on ${width} × ${height}`, BLOCKED, () => turn(page));
    const zoomed = await best(page, `nearer on ${width} × ${height}`, BLOCKED, () => zoom(page));

    for (const found of [turned, zoomed]) {
      expect(found.script[0]).toBeLessThan(SCRIPT * NOISE);
      expect(found.calls).toBeLessThan(CALLS);
      expect(found.triangles).toBeLessThan(TRIANGLES);
      expect(found.longest).toBeLessThan(BLOCKED * NOISE);
    }
  });
}

test("placing a tile in a full garden does not block the page", async ({ page }) => {
  test.setTimeout(480_000);
  await visit(page, LAYING);

  const found = await best(page, "laying", BLOCKED, async () => {
    await page.getByRole("button", { name: "Do it for me" }).click();
    await expect(page).toHaveURL(new RegExp(`/${LAYING + 1}$`));
    await page.goto(`/#/learn/babylon/${LAYING}`);
  });

  expect(found.longest).toBeLessThan(BLOCKED * NOISE);
});

test("opening a table with a full garden does not block the page for long", async ({ page }) => {
  test.setTimeout(480_000);
  await visit(page, FULL);

  const found = await best(page, "opening", OPENING, async () => {
    await page.reload();
    await expect.poll(() => framesOf(page)).toBeGreaterThan(0);
  });

  expect(found.longest).toBeLessThan(OPENING * NOISE);
});
