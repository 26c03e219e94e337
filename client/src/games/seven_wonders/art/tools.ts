import type { Paint } from "./paints";
import { disc, line, oval, path, rect, times } from "./shapes";

const gear = (p: Paint): string =>
  `<g transform="translate(0 -15)">${times(8, (i) => `<rect x="-2.6" y="-15" width="5.2" height="6" fill="#d9a02a" transform="rotate(${i * 45})"/>`)}${disc(0, 0, 11, "#f0bf4f")}${disc(0, 0, 11, "none", 'stroke="#a3721a" stroke-width="1.4"')}${disc(0, 0, 4, p.o)}</g>`;

const divider = (p: Paint): string =>
  line("M0 -34L-10 -2M0 -34L10 -2", "#e3c27a", 2.8) +
  disc(0, -35, 3.4, p.t) +
  line("M-6.500 -14Q0 -10 6.500 -14", "#e3c27a", 1.8);

const scroll = (): string =>
  rect(-12, -20, 24, 16, "#f6e8c2") +
  rect(-14, -23, 28, 5, "#c99a4b", 'rx="2.5"') +
  rect(-14, -5, 28, 5, "#c99a4b", 'rx="2.5"') +
  line("M-8 -15h16M-8 -11h12", "#8a6430", 1.2);

const tablet = (): string =>
  path("M-9 0V-18a9 9 0 0 1 18 0V0Z", "#c98f5a") +
  path("M2 -26.800A9 9 0 0 1 9 -18V0H2Z", "#9a6638") +
  line("M-5 -18h9M-5 -13h9M-5 -8h6", "#5a3518", 1.5);

const shelves = (): string =>
  rect(-16, -32, 32, 32, "#6b4526") +
  [-29, -19, -9]
    .map(
      (y, r) =>
        rect(-14, y, 28, 8, "#3a2415") +
        times(6, (i) =>
          rect(
            -13 + i * 4.5,
            y + 1 + ((i + r) % 3),
            3.2,
            7 - ((i + r) % 3),
            ["#b5482f", "#f0bf4f", "#2e6f8e", "#6c8f4a", "#f6e8c2"][(i * 2 + r) % 5]!,
          ),
        ),
    )
    .join("");

const sphere = (p: Paint): string =>
  line("M-8 0L0 -10L8 0", p.d, 2.4) +
  disc(0, -22, 13, "none", `stroke="${p.t}" stroke-width="2"`) +
  oval(0, -22, 13, 4.6, "none", `stroke="${p.t}" stroke-width="1.6"`) +
  oval(0, -22, 5, 13, "none", `stroke="${p.t}" stroke-width="1.6" transform="rotate(24 0 -22)"`) +
  disc(0, -22, 3, "#6db5d8");

const scope = (p: Paint): string =>
  line("M-8 0L0 -14L8 0M0 -14V0", p.d, 2) +
  `<g transform="translate(0 -16) rotate(-32)">${rect(-14, -3.4, 22, 6.8, "#c98f4a", 'rx="1.5"')}${rect(8, -4.8, 10, 9.6, p.t, 'rx="1.5"')}</g>`;

const lamp = (): string =>
  path("M-13 -8Q-12 0 0 0Q12 0 14 -10L8 -8Q0 -13 -13 -8Z", "#c98f4a") +
  path("M14 -22C18 -17 18 -14 15 -10C11 -13 12 -17 14 -22Z", "#ffb347");

const book = (p: Paint): string =>
  path("M0 -4Q-10 -9 -19 -5V-19Q-10 -23 0 -18Z", "#f6e8c2") +
  path("M0 -4Q10 -9 19 -5V-19Q10 -23 0 -18Z", "#e3cfa4") +
  line(
    "M-15 -16q6 -2 11 1M-15 -12q6 -2 11 1M15 -16q-6 -2 -11 1M15 -12q-6 -2 -11 1",
    "#8a6430",
    1.1,
  ) +
  rect(-20, -4, 40, 3, p.g);

const banner = (p: Paint): string =>
  line("M-13 -46H13", p.t, 2.4) +
  path("M-11 -45H11V-14L0 -20L-11 -14Z", p.g) +
  path("M1 -45H11V-14L1 -19.500Z", p.q);

const pennant = (p: Paint): string =>
  line("M0 0V-30", p.d, 1.6) + path("M0 -30Q8 -27 16 -29Q12 -25 16 -20Q8 -19 0 -21Z", p.g);

const shade = (p: Paint): string =>
  rect(-22, -30, 44, 3, p.g) + line("M-20 0V-28M20 0V-28", p.d, 2);

const lantern = (): string =>
  line("M-10 -34H4M0 -34V-28", "#8f8a9a", 1.6) +
  disc(0, -21, 11, "#ffcf6a", 'opacity=".25"') +
  rect(-4, -28, 8, 12, "#ffcf6a", 'rx="2"') +
  rect(-5, -29, 10, 2.4, "#5b586a") +
  rect(-5, -17, 10, 2.4, "#5b586a");

const dove = (): string =>
  path("M-10 -4Q-4 -10 2 -6Q8 -6 10 -2Q2 4 -4 2Q-8 2 -14 4Q-12 0 -10 -4Z", "#f3efe6") +
  path("M-3 -6Q-6 -16 -12 -16Q-10 -8 -4 -3Z", "#cfc9bd");

const dice = (): string =>
  rect(-9, -9, 9, 9, "#f6ecd8", 'rx="1.5"') +
  rect(2, -9, 9, 9, "#e0d2b4", 'rx="1.5"') +
  (
    [
      [-6.5, -6.5],
      [-2.5, -2.5],
      [6.5, -4.5],
    ] as const
  )
    .map(([x, y]) => disc(x, y, 1.3, "#2a2017"))
    .join("");

const cloak = (): string =>
  path("M-11 0Q-10 -22 -4 -26Q-5 -36 1 -36Q7 -36 6 -26Q12 -22 13 0Z", "#3f3c4d") +
  path("M1 -36Q7 -36 6 -26Q12 -22 13 0H3Z", "#26242f") +
  path("M-2 -30q3 3 6 0v3q-3 2 -6 0Z", "#e0b27a");

const crane = (): string =>
  line("M0 0V-44M0 -44L26 -38M0 -44L-12 -32M26 -38V-22", "#7a5230", 2) +
  rect(22, -22, 8, 6, "#ddd3c2");

const lyre = (p: Paint): string =>
  line("M-9 -4Q-14 -20 -7 -32M9 -4Q14 -20 7 -32", p.t, 3) +
  line("M-8 -27H8", p.t, 2) +
  line("M-4 -27V-6M0 -27V-6M4 -27V-6", "#f6e8c2", 1) +
  path("M-11 0Q0 -12 11 0Z", "#8a5a30");

const chain = (p: Paint): string =>
  [-10, 0, 10]
    .map((x) => oval(x, -14, 7, 4.6, "none", `stroke="${p.t}" stroke-width="2.6"`))
    .join("");

const urn = (): string =>
  path("M-4 -26h8v4c7 3 8 12 2 20h-12c-6 -8 -5 -17 2 -20Z", "#7c7891") +
  path("M1 -26h3v4c7 3 8 12 2 20H1Z", "#57536b") +
  rect(-6, -3, 12, 3, "#57536b") +
  rect(-5, -29, 10, 3, "#a5a1b8") +
  path("M-1 -29q-5 -4 0 -9q5 5 1 9Z", "#ffb347");

const obelisk = (p: Paint): string =>
  path("M-7 0L-5 -50L0 -58L5 -50L7 0Z", p.w) +
  path("M0 -58L5 -50L7 0H1Z", p.s) +
  path("M-5 -50L0 -58L5 -50Z", p.t) +
  line("M-2 -42h3M-2.500 -34h3M-3 -26h3M-3 -18h3", p.d, 1.4);

const eye = (p: Paint): string =>
  path("M-18 0Q0 -16 18 0Q0 14 -18 0Z", "#f6ecd8") +
  disc(0, -0.5, 6.5, p.t) +
  disc(0, -0.5, 3, "#1c1512");

const cage = (p: Paint): string =>
  rect(-14, -4, 28, 4, p.d) +
  rect(-14, -30, 28, 4, p.d) +
  times(5, (i) => rect(-13 + i * 6, -27, 2, 24, "#8f8a9a"));

const mirror = (p: Paint): string =>
  line("M-10 0L0 -12L10 0", "#6b4526", 2.6) +
  disc(0, -28, 18, p.t) +
  disc(0, -28, 15, "#bfe4ea") +
  path("M-9 -36Q-2 -42 6 -40L-10 -24Q-11 -31 -9 -36Z", "#fff", 'opacity=".7"') +
  path("M0 -28L46 -44V-30Z", "#ffe9a8", 'opacity=".5"');

const cave = (): string =>
  path("M-14 0Q-16 -24 0 -28Q16 -24 14 0Z", "#12101a") +
  disc(-4, -12, 1.6, "#ffcf6a") +
  disc(3, -12, 1.6, "#ffcf6a");

export const TOOLS = {
  lyre,
  chain,
  urn,
  obelisk,
  eye,
  cage,
  mirror,
  cave,
  gear,
  divider,
  scroll,
  tablet,
  shelves,
  sphere,
  scope,
  lamp,
  book,
  banner,
  pennant,
  shade,
  lantern,
  dove,
  dice,
  cloak,
  crane,
};
