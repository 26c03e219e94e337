import { expect, firstTurn, sitDown, test } from "./visitor";

// What is asked for, and how much longer a busy machine may take.
const INTERACTIVE = 2000; // milliseconds, with a processor four times slower
const EFFECT = 100; // milliseconds from a click to what it does
const NOISE = 3; // the best of three attempts counts

test.describe.configure({ mode: "serial" });

test("the page responds quickly on a slow machine too", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: number[] = [];
  for (let load = 0; load < 3; load += 1) {
    await page.goto("about:blank");
    await page.goto("/");
    await page
      .getByRole("button", { name: /^Play Babel now/ })
      .first()
      .waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }

  console.log(`interactive after ${times.map(Math.round).join(", ")} ms`);
  expect(Math.min(...times)).toBeLessThan(INTERACTIVE * NOISE);
});

test("a choice shows its effect at once", async ({ page }) => {
  const room = await sitDown(page);
  await expect(page.locator(".pile.open").first()).toBeVisible();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const frame = document.querySelector(".frame")!;
    let clicked = 0;
    addEventListener("click", () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => times.push(performance.now() - clicked)).observe(frame, {
      attributeFilter: ["data-choices"],
    });
  });
  await firstTurn(page, room);

  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  console.log(`effect after ${times.map(Math.round).join(", ")} ms`);
  expect(times).toHaveLength(3);
  expect(Math.min(...times)).toBeLessThan(EFFECT * NOISE);
});
