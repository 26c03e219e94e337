import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WebGLRenderer } from "three";
import { Fineness } from "../../src/games/babylon/model/fineness";
import { Orbit } from "../../src/games/babylon/model/orbit";

const still = () => new Orbit(new EventTarget() as HTMLElement, vi.fn(), () => true);

test("a camera that leans over the garden comes up again", () => {
  const orbit = still();
  const { pitch } = orbit.pose;

  orbit.lean(true);
  expect(orbit.pose.pitch).toBeGreaterThan(pitch);
  orbit.lean(false);
  expect(orbit.pose.pitch).toBeCloseTo(pitch);
});

test("a camera that is moved while leaning over stays there", () => {
  const orbit = still();

  orbit.lean(true);
  orbit.by(0, -0.3);
  const { pitch } = orbit.pose;
  orbit.lean(false);

  expect(orbit.pose.pitch).toBe(pitch);
});

test("from above north is at the top, however often the garden was turned", () => {
  const orbit = still();

  orbit.by(13, 0);
  orbit.rise();

  expect(Math.cos(orbit.pose.yaw)).toBeCloseTo(1);
  expect(orbit.pose.pitch).toBeCloseTo(Math.PI / 2, 2);
  orbit.above();
  expect(orbit.pose.pitch).toBeLessThan(1);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A canvas that only knows how finely it is drawn on. */
function canvas() {
  const style = { scale: "" };
  const renderer = {
    getSize: (size: { set(x: number, y: number): unknown }) => size.set(800, 600),
    setViewport: vi.fn(),
    domElement: { style },
  };
  return { style, renderer: renderer as unknown as WebGLRenderer };
}

/** One frame that comes this many milliseconds after it was requested. */
function frame(fineness: Fineness, wait: number): void {
  fineness.ask();
  vi.advanceTimersByTime(wait);
  fineness.choose();
}

test("a movement that is too slow is drawn coarsely, and finely when it is over", () => {
  const { style, renderer } = canvas();
  const redraw = vi.fn();
  const fineness = new Fineness(renderer, redraw);
  frame(fineness, 10);
  expect(style.scale).toBe("1");

  frame(fineness, 200);
  expect(Number(style.scale)).toBeCloseTo(2);
  expect(redraw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);

  expect(style.scale).toBe("1");
  expect(redraw).toHaveBeenCalledOnce();
});

test("a machine that keeps up again gets finer pictures", () => {
  const { style, renderer } = canvas();
  const fineness = new Fineness(renderer, vi.fn());
  for (let each = 0; each < 5; each += 1) frame(fineness, 400);
  expect(Number(style.scale)).toBeGreaterThan(2);

  for (let each = 0; each < 30; each += 1) frame(fineness, 16);

  expect(style.scale).toBe("1");
});

test("a frame after a rest may be late, and a slow movement is not interrupted", () => {
  const { style, renderer } = canvas();
  const redraw = vi.fn();
  const fineness = new Fineness(renderer, redraw);
  frame(fineness, 10);
  vi.advanceTimersByTime(5000);

  frame(fineness, 400);
  expect(style.scale).toBe("1");
  for (let each = 0; each < 5; each += 1) frame(fineness, 400);

  expect(Number(style.scale)).toBeCloseTo(1 / 0.35);
  expect(redraw).not.toHaveBeenCalled();
});
