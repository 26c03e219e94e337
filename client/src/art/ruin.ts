import { many, sequence } from "./random";
import { course, LEVELS, PLINTH, shadeOf, TOPS } from "./temple";

/** A temple that falls: courses part from the top, bricks rain, dust rises.  CSS moves the pieces. */

const CX = 84;
const GROUND = TOPS[0]!;
const PARTING = 90; // milliseconds between two courses

const vars = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

export function ruin(levels: readonly number[]): string {
  const next = sequence(42);
  const delay = (level: number) =>
    `${150 + (levels.length - levels.indexOf(level) - 1) * PARTING}ms`;
  const between = (low: number, high: number) => low + next() * (high - low);
  const courses = levels
    .map((level) => {
      const side = level % 2 ? -1 : 1;
      const moved = vars({
        x: `${(side * between(20, 46)).toFixed(0)}px`,
        y: `${(GROUND - TOPS[level]! - 26).toFixed(0)}px`,
        r: `${(side * between(24, 64)).toFixed(0)}deg`,
        d: delay(level),
      });
      return `<g class="course" style="${moved}">${course(level)}</g>`;
    })
    .join("");
  const bricks = many(72, () => {
    const level = levels[Math.floor(next() * levels.length)] ?? 1;
    const half = LEVELS[level]!.w / 2;
    const x = CX + between(-half, half);
    const y = between(TOPS[level]!, TOPS[level - 1]!);
    const moved = vars({
      x: `${((x - CX) * between(0.3, 1.1) + between(-30, 30)).toFixed(0)}px`,
      up: `${between(-46, -8).toFixed(0)}px`,
      y: `${(GROUND + between(-2, 12) - y).toFixed(0)}px`,
      r: `${between(-400, 400).toFixed(0)}deg`,
      d: delay(level),
    });
    const { front, top } = shadeOf(level);
    const k = between(0.4, 0.85).toFixed(2);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k})"><g class="brick" style="${moved}"><path d="M-8-4h16v8h-16z" class="${front}"/><path d="M-8-4l4-4h16l-4 4z" class="${top}"/><path d="M8-4l4-4v8l-4 4z" fill="#2a1420" opacity=".55"/></g></g>`;
  });
  const dust = many(26, (index) => {
    const high = index % 2 ? between(0, 150) : between(0, 20);
    const moved = vars({
      x: `${between(-40, 40).toFixed(0)}px`,
      d: `${between(150, 700).toFixed(0)}ms`,
    });
    return `<circle class="dust" style="${moved}" cx="${between(-20, 190).toFixed(0)}" cy="${(GROUND + 8 - high).toFixed(0)}" r="${between(16, 40).toFixed(0)}" fill="url(#art-dust)"/>`;
  });
  return `${PLINTH}${courses}${bricks}${dust}`;
}

/** A course on its way to the other side, hanging on ropes. */
export function lifted(level: number): string {
  const half = LEVELS[level]!.w / 2;
  const y = TOPS[level]!;
  return `<path d="M${CX - half + 8} ${y}L${CX} ${y - 40}L${CX + half - 8} ${y}M${CX} ${y - 40}v-30" stroke="#e8cf9c" stroke-width="2" fill="none"/>${course(level)}`;
}
