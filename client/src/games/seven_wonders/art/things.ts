import type { Paint } from "./paints";
import { at, disc, line, oval, path, rect, times } from "./shapes";

export const smoke = (x = 0, y = 0): string =>
  `<g opacity=".55">` +
  disc(x, y - 5, 3, "#fff7ea") +
  disc(x + 4, y - 11, 4, "#fff7ea") +
  disc(x + 10, y - 17, 5, "#fff7ea") +
  "</g>";

const flame = (p: Paint): string =>
  rect(-6, -4, 12, 4, p.t) +
  rect(-8, -6, 16, 3, p.d) +
  path("M0 -26C7 -19 9 -13 6 -6H-6C-9 -12 -3 -15 0 -26Z", "#ff9138") +
  path("M0 -18C4 -13 5 -10 3 -6H-3C-5 -10 -1 -12 0 -18Z", "#ffe28a");

const basin = (p: Paint): string =>
  oval(0, -5, 22, 6, p.w) +
  oval(0, -7, 20, 5, "#3f9ab8") +
  line("M-8 -7q4 -2 8 0t8 0", "#cdeef0", 1.2) +
  path("M-22 -5Q0 6 22 -5L18 0Q0 6 -18 0Z", p.s) +
  line("M0 -8V-20M0 -20q-6 0 -7 7M0 -20q6 0 7 7", "#dff4f4", 1.8);

const mask = (p: Paint): string =>
  path("M-9 -22Q0 -27 9 -22V-10Q7 0 0 2Q-7 0 -9 -10Z", "#fbf0d6") +
  path("M0 -25Q6 -25 9 -22V-10Q7 0 0 2Z", "#e3cfa4") +
  path("M-6 -16q2.500 -3 5 0ZM1 -16q2.500 -3 5 0ZM-5 -8Q0 -1 5 -8Z", p.o);

const statue = (p: Paint): string =>
  rect(-9, -7, 18, 7, p.s) +
  rect(-7, -10, 14, 3, p.w) +
  path("M-5 -10L-4 -26Q-8 -30 -5 -34Q0 -38 5 -34Q8 -30 4 -26L5 -10Z", "#c98f4a") +
  path("M1 -36Q7 -34 5.500 -31L4 -26L5 -10H1Z", "#8f5f2c") +
  disc(0, -39, 4.2, "#c98f4a") +
  line("M5 -32L12 -44", "#c98f4a", 3) +
  line("M12 -50V-20", "#f0bf4f", 1.4);

const scales = (p: Paint): string =>
  line("M0 0V-30M-15 -25H15", p.t, 2) +
  disc(0, -31, 2.6, p.t) +
  [-15, 15]
    .map(
      (x) =>
        line(`M${x} -25L${x - 6} -13M${x} -25L${x + 6} -13`, p.t, 1) +
        path(`M${x - 8} -13H${x + 8}Q${x} -5 ${x - 8} -13Z`, p.t),
    )
    .join("") +
  rect(-7, -3, 14, 3, p.t);

const ship = (p: Paint): string =>
  path("M-30 -8Q-24 2 -14 2H16Q26 2 32 -10Q24 -7 14 -7H-16Q-24 -7 -30 -8Z", "#7a4a26") +
  path("M-16 -3H20", "none", 'stroke="#d9a25c" stroke-width="1.4"') +
  line("M0 -7V-42", "#5a3820", 2) +
  path("M-16 -38H16Q20 -24 14 -13H-14Q-8 -24 -16 -38Z", "#fbf0d6") +
  path("M-2 -38H5Q9 -24 3 -13H-4Q2 -24 -2 -38Z", p.g) +
  path("M0 -47l9 2.500l-9 2.500Z", p.t);

const camel = (p: Paint): string =>
  path(
    "M-20 -14Q-16 -24 -10 -18Q-5 -28 1 -18Q6 -25 10 -16Q15 -16 16 -25Q17 -30 23 -28L25 -25L20 -23Q20 -12 12 -10L13 0H10L8 -9H-9L-11 0H-14L-14 -9Q-19 -8 -20 -14Z",
    "#b98247",
  ) +
  path("M-12 -19Q-5 -28 3 -18L2 -12H-10Z", p.g) +
  rect(-9, -15, 10, 2, p.t);

const amphora = (p: Paint): string =>
  path("M-2.500 -20h5v4c6 2 7 9 2 16h-9c-5 -7 -4 -14 2 -16Z", "#b5613a") +
  path("M1 -20h1.500v4c6 2 7 9 2 16H1Z", "#8a4526") +
  line("M-3 -17q-6 0 -4 7M3 -17q6 0 4 7", "#8a4526", 1.3) +
  rect(-5.5, -10, 11, 2, p.t);

const vine = (): string =>
  line("M-22 0V-26M0 0V-26M22 0V-26M-26 -26H26", "#7a5230", 2) +
  [-16, -4, 9, 18]
    .map((x, i) =>
      at(
        x,
        -25,
        1,
        (
          [
            [0, 0],
            [-3.5, 1],
            [3.5, 1],
            [-1.8, 5],
            [1.8, 5],
            [0, 9],
          ] as const
        )
          .map(([a, b]) => disc(a, b, 2.5, i % 2 ? "#6d3a8c" : "#8a4fae"))
          .join(""),
      ),
    )
    .join("") +
  [-22, -9, 4, 15, 24].map((x) => disc(x, -28, 5, "#5c8b4a")).join("");

const bales = (): string =>
  (
    [
      [-10, 0, "#b5482f"],
      [3, 0, "#2e6f8e"],
      [-4, -9, "#d9a02a"],
    ] as const
  )
    .map(([x, y, c]) => rect(x, y - 9, 13, 9, c, 'rx="2"') + rect(x + 5.5, y - 9, 2, 9, "#fbf0d6"))
    .join("");

const coins = (): string =>
  (
    [
      [-9, 4],
      [0, 7],
      [9, 3],
    ] as const
  )
    .map(([x, k]) =>
      times(k, (i) =>
        oval(
          x,
          -2 - i * 2.6,
          5.2,
          2.2,
          i === k - 1 ? "#ffe08a" : "#d9a02a",
          `stroke="#8f6414" stroke-width=".7"`,
        ),
      ),
    )
    .join("");

const beacon = (p: Paint): string =>
  path("M-10 0L-7 -34H7L10 0Z", p.w) +
  path("M1 -34H7L10 0H2Z", p.s) +
  rect(-9, -37, 18, 3, p.g) +
  path("M-6 -37L-4.500 -54H4.500L6 -37Z", p.w) +
  path("M1 -54H4.500L6 -37H1Z", p.s) +
  rect(-6, -57, 12, 3, p.g) +
  path("M0 -72C5 -66 6 -61 4 -57H-4C-6 -61 -2 -63 0 -72Z", "#ffb347") +
  path("M0 -66L-46 -78V-58Z", "#ffe9a8", 'opacity=".35"') +
  path("M0 -66L46 -76V-60Z", "#ffe9a8", 'opacity=".28"');

const shield = (p: Paint): string =>
  path(
    "M-10 -24Q0 -28 10 -24V-12Q9 -2 0 2Q-9 -2 -10 -12Z",
    p.g,
    `stroke="${p.t}" stroke-width="2"`,
  ) +
  path("M0 -26V1Q8 -3 9 -12V-23.500Z", p.q) +
  disc(0, -13, 3.4, p.t);

const spears = (): string =>
  [-9, -3, 3, 9]
    .map(
      (x) =>
        line(`M${x} 0L${x * 1.5} -36`, "#6b4526", 1.7) + path(`M${x * 1.5} -44l3 8h-6Z`, "#d5dbe0"),
    )
    .join("") + line("M-12 -12H12", "#8a5a30", 2.4);

const swords = (p: Paint): string =>
  `<g transform="translate(0 -15)"><g transform="rotate(35)">${rect(-1.6, -20, 3.2, 27, "#dfe4e8")}${rect(-5, 6, 10, 2.4, p.t)}${rect(-1.2, 8, 2.4, 6, "#6b4526")}</g><g transform="rotate(-35)">${rect(-1.6, -20, 3.2, 27, "#c0c8d0")}${rect(-5, 6, 10, 2.4, p.t)}${rect(-1.2, 8, 2.4, 6, "#6b4526")}</g></g>`;

const target = (p: Paint): string =>
  line("M-8 0L0 -22L8 0", "#6b4526", 2) +
  disc(0, -20, 13, "#fbf0d6") +
  disc(0, -20, 9.5, p.g) +
  disc(0, -20, 6, "#fbf0d6") +
  disc(0, -20, 2.8, p.t) +
  line("M0 -20L20 -30", "#5a3820", 1.6) +
  path("M20 -30l6 -5l-1 5l4 2Z", p.l);

const horse = (p: Paint): string =>
  path(
    "M-19 -16Q-10 -21 2 -18Q7 -20 9 -29L12 -35L14 -32Q20 -30 22 -23L18 -21L14 -24Q13 -14 11 -11L13 0H10L7 -9L-8 -9L-10 0H-13L-14 -9Q-18 -8 -22 -3Q-23 -12 -19 -16Z",
    "#7a4a26",
  ) +
  path("M12 -35Q5 -32 4 -19L9 -25Z", "#3a2415") +
  path("M-12 -19h12v6h-12Z", p.g);

const catapult = (p: Paint): string =>
  disc(-13, -5, 5, "#6b4526") +
  disc(13, -5, 5, "#6b4526") +
  disc(-13, -5, 2, p.t) +
  disc(13, -5, 2, p.t) +
  rect(-20, -12, 40, 4.5, "#8a5a30") +
  line("M-10 -11L0 -30L10 -11", "#6b4526", 2.6) +
  line("M12 -14L-20 -42", "#8a5a30", 3) +
  disc(-22, -44, 5, "#857a6c") +
  rect(8, -20, 8, 8, "#5b5f66");

const mortar = (p: Paint): string =>
  path("M-11 -18H11Q10 0 4 0H-4Q-10 0 -11 -18Z", p.w) +
  path("M2 -18H11Q10 0 4 0H1Z", p.s) +
  line("M-2 -17L12 -34", "#8a5a30", 3.4) +
  rect(-12.5, -20, 25, 3, p.g) +
  path("M-8 -20q2 -9 8 -8q5 -1 5 8Z", "#6aa35c");

export const THINGS = {
  flame,
  basin,
  mask,
  statue,
  scales,
  ship,
  camel,
  amphora,
  vine,
  bales,
  coins,
  beacon,
  shield,
  spears,
  swords,
  target,
  horse,
  catapult,
  mortar,
};
