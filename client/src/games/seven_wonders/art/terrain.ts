import type { Paint } from "./paints";
import { at, disc, line, oval, path, rect, round, times } from "./shapes";

const rocks = (w: number, h: number, f1 = "#c9b9a2", f2 = "#94826b"): string =>
  path(
    `M${-w / 2} 0L${-w * 0.42} ${-h * 0.6}L${-w * 0.28} ${-h * 0.55}L${-w * 0.2} ${-h}L${w * 0.06} ${-h * 0.94}L${w * 0.12} ${-h * 0.6}L${w * 0.3} ${-h * 0.66}L${w * 0.36} ${-h * 0.3}L${w / 2} 0Z`,
    f1,
  ) +
  path(
    `M${w * 0.06} ${-h * 0.94}L${w * 0.12} ${-h * 0.6}L${w * 0.3} ${-h * 0.66}L${w * 0.36} ${-h * 0.3}L${w / 2} 0H${w * 0.02}L${-w * 0.04} ${-h * 0.5}Z`,
    f2,
  ) +
  line(
    `M${-w * 0.3} ${-h * 0.28}h${w * 0.16}M${-w * 0.16} ${-h * 0.66}h${w * 0.14}M${w * 0.14} ${-h * 0.3}h${w * 0.14}`,
    f2,
    1.4,
  );

const cliff = (_: Paint, w: number, h: number): string => rocks(w, h);

const cut = (_: Paint, w = 60): string =>
  times(
    4,
    (i) =>
      rect(-w / 2 + i * w * 0.13, -8 - i * 8, w - i * w * 0.13, 8, "#d8cdb8") +
      rect(w * 0.1 + i * w * 0.06, -8 - i * 8, w * 0.4 - i * w * 0.06, 8, "#a3937b") +
      rect(-w / 2 + i * w * 0.13, -8 - i * 8, w - i * w * 0.13, 1.4, "#fff", 'opacity=".35"'),
  );

const pit = (_: Paint, w = 64): string =>
  oval(0, -3, w / 2, 11, "#b9623a") +
  oval(0, -1.5, w * 0.4, 7.6, "#7d3a20") +
  oval(0, 0, w * 0.28, 4.6, "#5f93a3") +
  line(`M${-w * 0.1} -.6h${w * 0.16}`, "#bfe0e2", 1.2);

const adit = (): string =>
  rocks(84, 54, "#8d8378", "#5f574f") +
  path("M-11 0v-17a11 11 0 0 1 22 0V0Z", "#1c140f") +
  line("M-11 0v-17a11 11 0 0 1 22 0V0", "#6d4526", 3) +
  line("M-18 -1H24", "#4a3a2c", 1.6);

const grove = (_: Paint, n = 5): string =>
  times(n, (i) =>
    at((i - (n - 1) / 2) * 15 + (i % 2 ? 3 : -2), i % 2 ? 0 : -4, i % 2 ? 1.05 : 0.85, tree()),
  );

const tree = (): string =>
  rect(-1.6, -14, 3.2, 14, "#6b4526") +
  path("M-10 -12C-13 -24 -6 -40 0 -43C6 -40 13 -24 10 -12Q0 -8 -10 -12Z", "#4d7a45") +
  path("M0 -43C6 -40 13 -24 10 -12Q5 -10 1 -10C6 -22 4 -34 0 -43Z", "#356035");

const cypress = (): string =>
  rect(-1, -6, 2, 6, "#6b4526") +
  path("M0 -40C5 -30 6 -14 4 -5H-4C-6 -14 -5 -30 0 -40Z", "#4b7550") +
  path("M0 -40C5 -30 6 -14 4 -5H1C3 -18 2 -30 0 -40Z", "#32573d");

export const palm = (): string =>
  line("M0 0C1 -12 4 -20 3 -30", "#7a5230", 2.6) +
  (
    [
      [-14, -26],
      [-11, -37],
      [2, -43],
      [15, -38],
      [18, -27],
    ] as const
  )
    .map(([x, y]) =>
      path(
        `M3 -31Q${round((x + 3) / 2)} ${y - 5} ${x} ${y}Q${round((x + 3) / 2 + 1)} ${y + 1} 3 -29Z`,
        x < 3 ? "#5f8f4c" : "#447140",
      ),
    )
    .join("");

const bush = (): string =>
  disc(-4, -3, 4, "#4f7d48") + disc(3, -4, 5, "#3d6a3d") + disc(0, -6, 3.6, "#6a9a57");

const water = (_: Paint, w = 90): string =>
  rect(-w / 2, -3, w, 9, "#3f86a8") +
  line(`M${-w * 0.4} 0h14M${-w * 0.1} 2h18M${w * 0.2} -.6h16`, "#bfe4ea", 1.2);

const rock = (): string =>
  path("M-9 0L-6 -7L1 -9L8 -5L9 0Z", "#a99a86") + path("M1 -9L8 -5L9 0H2Z", "#7d705f");

export const TERRAIN = {
  crag: (_: Paint, w: number, h: number) => rocks(w, h, "#8d8378", "#5f574f"),
  cliff,
  cut,
  pit,
  adit,
  grove,
  tree,
  cypress,
  palm,
  bush,
  water,
  rock,
};
