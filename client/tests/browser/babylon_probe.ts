import { expect, type Page } from "@playwright/test";

interface Frame {
  /** When it began, and how long the page's own script took, in milliseconds. */
  at: number;
  script: number;
  calls: number;
  triangles: number;
}

export interface Measured {
  frames: number;
  perSecond: number;
  /** Milliseconds of script in the middle frame, in 19 of 20, and in the worst. */
  script: [number, number, number];
  calls: number;
  triangles: number;
  /** The longest that the page answered nobody, where that was more than 50 ms. */
  longest: number;
}

type Probe = Window & { frames: Frame[]; tasks: number[] };

/** Let the page record every frame that it draws in WebGL, and everything that blocks it. */
export async function probe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { frames: [] as Frame[], tasks: [] as number[] });
    const now = { calls: 0, triangles: 0 };
    const drawn = (corners: number, times = 1) => {
      now.calls += 1;
      now.triangles += (corners * times) / 3;
    };
    const context = WebGL2RenderingContext.prototype;
    const { drawArrays, drawElements, drawArraysInstanced, drawElementsInstanced } = context;
    context.drawArrays = function (...asked) {
      drawn(asked[2]);
      drawArrays.apply(this, asked);
    };
    context.drawElements = function (...asked) {
      drawn(asked[1]);
      drawElements.apply(this, asked);
    };
    context.drawArraysInstanced = function (...asked) {
      drawn(asked[2], asked[3]);
      drawArraysInstanced.apply(this, asked);
    };
    context.drawElementsInstanced = function (...asked) {
      drawn(asked[1], asked[4]);
      drawElementsInstanced.apply(this, asked);
    };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      ask((time) => {
        Object.assign(now, { calls: 0, triangles: 0 });
        const at = performance.now();
        callback(time);
        if (now.calls) seen.frames.push({ at, script: performance.now() - at, ...now });
      });
    const observer = new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask", buffered: true });
  });
}

/** How many frames were drawn since the page was opened or last measured. */
export const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Probe).frames.length);

/** What was recorded since; the record starts again. */
export async function measured(page: Page): Promise<Measured> {
  const { frames, tasks } = await page.evaluate(() => {
    const { frames, tasks } = window as unknown as Probe;
    return { frames: frames.splice(0), tasks: tasks.splice(0) };
  });
  const script = frames.map((frame) => frame.script).sort((one, other) => one - other);
  const part = (share: number) => script[Math.floor((script.length - 1) * share)] ?? 0;
  const spent = (frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0);
  return {
    frames: frames.length,
    perSecond: spent ? ((frames.length - 1) * 1000) / spent : 0,
    script: [part(0.5), part(0.95), part(1)],
    calls: Math.max(0, ...frames.map(({ calls }) => calls)),
    triangles: Math.max(0, ...frames.map(({ triangles }) => triangles)),
    longest: Math.max(0, ...tasks),
  };
}

/** Wait until nothing moves any more. */
export async function still(page: Page): Promise<void> {
  let last = -1;
  const drawn = async () => {
    const [before, now] = [last, await framesOf(page)];
    last = now;
    return now - before;
  };
  await expect.poll(drawn, { intervals: [300] }).toBe(0);
}
