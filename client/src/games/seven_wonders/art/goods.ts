import { disc, line, path, rect, times } from "./shapes";

const wood = (): string =>
  (
    [
      [-10, 0],
      [0, 0],
      [10, 0],
      [-5, -8],
      [5, -8],
    ] as const
  )
    .map(
      ([x, y]) =>
        rect(x - 2, y - 9, 16, 9, "#8a5a30", 'rx="4"') +
        disc(x - 1, y - 4.5, 4.5, "#e2b678") +
        disc(x - 1, y - 4.5, 2.4, "none", 'stroke="#a8743c" stroke-width="1"'),
    )
    .join("");

const stone = (): string =>
  (
    [
      [-12, 0],
      [3, 0],
      [-5, -10],
    ] as const
  )
    .map(
      ([x, y]) =>
        rect(x, y - 10, 14, 10, "#ddd3c2") +
        rect(x + 9, y - 10, 5, 10, "#a99c88") +
        rect(x, y - 10, 14, 2, "#f5efe2"),
    )
    .join("");

const clay = (): string =>
  times(3, (r) =>
    times(4 - r, (i) =>
      rect(-17 + i * 9 + r * 4.5, -6 - r * 6, 8.4, 5.4, (i + r) % 2 ? "#c4623a" : "#b25430"),
    ),
  ) + rect(-17, -6, 35, 1, "#fff", 'opacity=".15"');

const ore = (): string =>
  (
    [
      [-11, 0],
      [4, 0],
      [-4, -8],
    ] as const
  )
    .map(
      ([x, y]) =>
        path(`M${x - 3} ${y}l3 -8h9l3 8Z`, "#5b6068") +
        path(`M${x} ${y - 8}h9l-2 3h-5Z`, "#9aa3ad"),
    )
    .join("");

const glass = (): string =>
  path("M-4 -26h8v7c8 2 9 19 0 19h-8c-9 0 -8 -17 0 -19Z", "#4fb0b8") +
  path("M1 -26h3v7c8 2 9 19 0 19h-3Z", "#2f8a98") +
  line("M-5 -12c-1 3 0 6 1 8", "#d6f4f2", 1.6) +
  rect(-5, -28, 10, 3, "#bfe9e6");

const loom = (): string =>
  line("M-16 0V-34M16 0V-34", "#6b4526", 2.6) +
  rect(-19, -35, 38, 3, "#8a5a30") +
  rect(-13, -31, 26, 21, "#8f3a78") +
  rect(-13, -27, 26, 3, "#f0bf4f") +
  rect(-13, -20, 26, 3, "#e6d3ea") +
  times(9, (i) => rect(-12.6 + i * 3, -10, 1, 7, "#e9d9b8"));

const papyrus = (): string =>
  rect(-15, -26, 30, 22, "#f1dfae", 'rx="1.5"') +
  rect(-17, -29, 34, 5, "#c99a4b", 'rx="2.5"') +
  rect(-17, -6, 34, 5, "#c99a4b", 'rx="2.5"') +
  line("M-10 -20h20M-10 -16h16M-10 -12h18", "#8a6430", 1.3);

export const GOODS = { wood, stone, clay, ore, glass, loom, papyrus };
