/**
 * Measure offline play in a browser, on a server or on the plain files of `make site`:
 *
 *     node tools/measure.mjs [ADDRESS] [CHROMIUM] ["board bots"]
 *
 * On a busy machine, compare the processor's time: what all processes of the browser have used.
 */
import { chromium } from "@playwright/test";

const [address = "http://127.0.0.1:8000", executablePath = "/usr/bin/chromium"] =
  process.argv.slice(2);
const RUNS = 3;
const CLICKS = 40;

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const spread = (times) => {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  return `median ${sorted[sorted.length >> 1]} ms, ${sorted[0]} to ${sorted.at(-1)} (${sorted.length})`;
};

/** Milliseconds that the processes of the browser have worked. */
async function processor() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
}

/** From the address of the page, over a click on “Play”, until the board is there. */
async function board(page, game) {
  const work = await processor();
  const start = performance.now();
  await page.goto(`${address}/#/offline`);
  await page.locator(".games li", { hasText: game }).getByRole("button").click();
  await page.locator(".frame").waitFor({ timeout: 120_000 });
  return { time: performance.now() - start, work: (await processor()) - work };
}

function report(name, runs) {
  const of = (key) => spread(runs.map((run) => run[key]));
  console.log(`board visible, ${name}: ${of("time")}; of the processor: ${of("work")}`);
}

// By default both.
const wanted = process.argv[4] ?? "board bots";
const cold = [];
const warm = [];
for (let run = 0; wanted.includes("board") && run < RUNS; run += 1) {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const first = await context.newPage();
  cold.push(await board(first, "Babylon"));
  await first.close(); // its bots would go on
  const kept = await context.newPage();
  await kept.goto(`${address}/#/offline`);
  await kept.getByText("Everything is saved").waitFor({ timeout: 120_000 });
  for (let again = 0; again < 2; again += 1) {
    await kept.goto("about:blank");
    warm.push(await board(kept, "Babylon"));
  }
  await context.close();
}
if (cold.length) {
  report("cold", cold);
  report("warm", warm);
}

/** How long the bots of a level think, from the question to the answer. */
async function thinking(game, level) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("ziggurat.boards", "words");
    const times = (window.times = []);
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (data, ...more) {
      if (data.call?.startsWith('{"type":"think"')) {
        const start = performance.now();
        this.addEventListener("message", function hear(event) {
          if (event.data.id !== data.id) return;
          times.push(performance.now() - start);
          this.removeEventListener("message", hear);
        });
      }
      return postMessage.call(this, data, ...more);
    };
  });
  await page.goto(`${address}/#/new/${game}/here`);
  for (const seat of await page.locator("ol select").all()) await seat.selectOption(level);
  await page.locator("form .button.primary").click();
  const option = page.locator(".any .values .button").first();
  const over = page.getByRole("dialog");
  for (let click = 0; click < CLICKS; click += 1) {
    await option.or(over).first().waitFor({ timeout: 120_000 });
    if (await over.count()) break;
    await option.click({ timeout: 5_000 }).catch(() => undefined); // the table has changed
    await page.waitForTimeout(50);
  }
  const times = await page.evaluate(() => window.times);
  console.log(
    `${game}, ${level}: ${spread(times.slice(1))}; the first, with its engine: ${Math.round(times[0])} ms`,
  );
  await context.close();
}

if (wanted.includes("bots")) await thinking("babel", "architect");
await browser.close();
