import type { Page } from "@playwright/test";
import { expect, firstTurn, sitDown, test } from "./visitor";

/** Count what the page would play. */
async function listen(page: Page): Promise<() => Promise<{ contexts: number; voices: number }>> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, voices: 0 };
    Object.assign(window, { heard });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
      }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    const counted = function (this: AudioScheduledSourceNode, when?: number) {
      heard.voices += 1;
      start.call(this, when);
    };
    OscillatorNode.prototype.start = counted;
    AudioBufferSourceNode.prototype.start = counted;
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { heard: { contexts: number; voices: number } }).heard,
    );
}

test("nothing is heard before the first click, and then one choice after another", async ({
  page,
}) => {
  const heard = await listen(page);
  const room = await sitDown(page);
  await expect(page.locator(".pile.open").first()).toBeVisible();
  expect(await heard()).toEqual({ contexts: 0, voices: 0 });

  await firstTurn(page, room);

  await expect.poll(async () => (await heard()).voices).toBeGreaterThan(2);
  expect((await heard()).contexts).toBe(1);
});

test("the volume is kept, and a table that is switched off makes no sound", async ({ page }) => {
  const heard = await listen(page);
  await page.goto("/#/me");
  const volume = page.getByLabel("Sound");
  await expect(volume).toHaveValue("low");
  await volume.selectOption("off");
  await page.reload();
  await expect(volume).toHaveValue("off");

  const room = await sitDown(page);
  await firstTurn(page, room);
  await expect(page.getByRole("button", { name: "Sound: off" })).toBeVisible();
  expect(await heard()).toEqual({ contexts: 0, voices: 0 });

  await page.getByRole("button", { name: "Sound: off" }).click();
  await expect(page.getByRole("button", { name: "Sound: low" })).toBeVisible();
  await expect.poll(async () => (await heard()).contexts).toBe(1);
});
