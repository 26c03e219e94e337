/**
 * Measure the page in a browser: what the first load weighs, when it can be used, what moves meanwhile,
 * and how long a click takes until it is painted. On a busy machine, compare the processor's time: what
 * the page's main thread has used.
 *
 *     ziggurat serve --limit 1000
 *     node tools/speed.mjs [ADDRESS] [CHROMIUM] ["home table clicks"]
 */
import { chromium } from "@playwright/test";

const [
  address = "http://127.0.0.1:8000",
  executablePath = "/usr/bin/chromium",
  wanted = "home table clicks",
] = process.argv.slice(2);
const LOADS = 5;
const CLICKS = 10; // of each kind
const SLOWER = 4; // times, like a phone
const PAUSE = 200; // milliseconds for what flies to land
const FASTEST = 16; // milliseconds; what is painted sooner is not reported
const EVERYTHING = { modules: "both", leaders: true, cities: true };

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

const spread = (numbers) => {
  const sorted = numbers.map(Math.round).sort((one, other) => one - other);
  return `${sorted[sorted.length >> 1]} (${sorted[0]} to ${sorted.at(-1)}, n = ${sorted.length})`;
};

/** A page of a new visitor, with a processor so many times slower; it notes shifts and clicks. */
async function visit(rate) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(() => {
    localStorage.setItem("ziggurat.coached.seven_wonders", "yes");
    localStorage.setItem("ziggurat.forced", "ask");
    window.shift = 0;
    window.painted = [];
    const observe = (type, hear) =>
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      });
    observe("layout-shift", (each) => (window.shift += each.hadRecentInput ? 0 : each.value));
    observe("event", (each) => each.name === "click" && window.painted.push(each.duration));
  });
  return { context, page, session };
}

/** Milliseconds that the main thread of a page has worked. */
async function processor(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

/** Wait until what has changed is painted. */
const painted = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** The address of a new table of 7 Wonders. */
async function table(page, players, settings) {
  await page.request.post(`${address}/api/me`, { data: { name: "Ninlil" } });
  const bots = Array.from({ length: players - 1 }, () => ({ type: "bot", level: "random" }));
  const seats = [{ type: "open" }, ...bots];
  const plan = { game: "seven_wonders", seats, settings, seed: "ishtar" };
  const reply = await page.request.post(`${address}/api/tables`, { data: { plan } });
  return `${address}/#/table/${(await reply.json()).room}`;
}

/** When a page can be used, the work for it, the bytes that were sent, and the layout shift. */
async function load(rate, ready, addressFor) {
  const { context, page, session } = await visit(rate);
  const url = await addressFor(page);
  let bytes = 0;
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor();
  const usable = await page.evaluate(() => performance.now());
  const work = await processor(session);
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(() => window.shift);
  await context.close();
  return { usable, work, bytes, shift };
}

async function loads(name, ready, addressFor) {
  for (const rate of [1, SLOWER]) {
    const found = [];
    for (let run = 0; run < LOADS; run += 1) found.push(await load(rate, ready, addressFor));
    const all = (key) => found.map((each) => each[key]);
    const shift = Math.max(...all("shift")).toFixed(3);
    console.log(
      `${name}, ${rate}x slower: usable after ${spread(all("usable"))} ms, ` +
        `${spread(all("work"))} ms of the processor; ` +
        `${spread(all("bytes"))} bytes; layout shift up to ${shift}`,
    );
  }
}

/** From a click to its picture: on a card of the hand, and on what is done with it. */
async function clicks(rate, players, settings) {
  const { context, page, session } = await visit(rate);
  await page.goto(await table(page, players, settings));
  const times = { pick: [], play: [] };
  const work = { pick: [], play: [] };
  const click = async (kind, thing) => {
    await page.waitForTimeout(PAUSE * rate);
    await page.evaluate(() => (window.painted.length = 0));
    const before = await processor(session);
    await thing.click({ timeout: 3_000 });
    await painted(page);
    work[kind].push((await processor(session)) - before);
    await page.waitForTimeout(PAUSE * rate);
    times[kind].push((await page.evaluate(() => window.painted[0])) ?? FASTEST);
  };
  const over = page.getByRole("dialog");
  const cards = page.locator(".choosable.open");
  for (let round = 0; times.play.length < CLICKS; round += 1) {
    await page.locator(".bar.yours").or(over).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) break;
    try {
      await click("pick", cards.nth(round % (await cards.count())));
      await click("play", page.locator(".picked button:not(.why)").first());
    } catch {
      continue; // the table changed under the click
    }
  }
  console.log(
    `click to paint, ${players} players, ${rate}x slower: ` +
      `pick ${spread(times.pick)} ms, processor ${spread(work.pick)} ms; ` +
      `play ${spread(times.play)} ms, processor ${spread(work.play)} ms`,
  );
  await context.close();
}

if (wanted.includes("home")) await loads("home", ".acts button", () => `${address}/`);
if (wanted.includes("table")) {
  await loads("7 Wonders", ".choosable.open", (page) => table(page, 5, EVERYTHING));
}
for (const rate of wanted.includes("clicks") ? [1, SLOWER] : []) {
  await clicks(rate, 3, { modules: "none" });
  await clicks(rate, 7, { modules: "both" });
}
await browser.close();
