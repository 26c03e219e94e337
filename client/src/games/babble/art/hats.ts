import { BRONZE, GOLD, rounded, star } from "./line";
import type { Colours, Look } from "./people";

/** What people wear on their heads: the outline alone tells the five apart. */
export const HATS: Record<Look["head"], (c: Colours) => string> = {
  turban: (c) =>
    `<path d="M54 76C46 30 74 18 100 18C126 18 154 30 146 76Q100 58 54 76Z" fill="${c.hat}"/><path d="M100 18C126 18 154 30 146 76Q136 71 124 68Q132 36 100 18Z" fill="${c.hatD}"/><path d="M52 68Q100 46 148 68L147 80Q100 60 53 80Z" fill="${c.hatB}"/><g fill="none" stroke="${c.hatB}" stroke-width="2.5">${[
      [72, 40],
      [88, 32],
      [104, 31],
      [120, 35],
      [132, 46],
      [80, 50],
      [97, 46],
      [114, 48],
    ]
      .map(([x = 0, y = 0]) => `<path d="M${x - 5} ${y}a5 5 0 1 1 5 5a2.5 2.5 0 1 1 0-5"/>`)
      .join("")}</g>`,
  polos: (c) =>
    `<path d="M63 70L54 18Q100 4 146 18L137 70Q100 54 63 70Z" fill="${c.hat}"/><path d="M145 24L137 70Q128 65 118 63L121 18Q134 20 145 24Z" fill="${c.hatD}"/><path d="M61 60Q100 44 139 60L137 72Q100 55 63 72Z" fill="${GOLD}"/><path d="M54 18Q100 4 146 18L145 26Q100 11 55 26Z" fill="${GOLD}"/><path d="${star(100, 35, 13, 5.5, 8)}" fill="${GOLD}"/><circle cx="100" cy="35" r="4" fill="${c.hat}"/><circle cx="74" cy="40" r="4" fill="${GOLD}"/><circle cx="126" cy="40" r="4" fill="${GOLD}"/>`,
  leaves: (c) =>
    `<g stroke="${BRONZE}" stroke-width="3"><path d="M100 34V2M84 36L72 6M116 36L128 6"/></g><g fill="${GOLD}">${[
      [100, 0],
      [71, 5],
      [129, 5],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="${star(x, y, 11, 5.5, 6)}"/><circle cx="${x}" cy="${y}" r="3.5" fill="#c8452f"/>`,
      )
      .join(
        "",
      )}</g><path d="M58 72C56 38 78 28 100 28C122 28 144 38 142 72Q100 52 58 72Z" fill="${c.hair}"/><path d="M57 68Q100 44 143 68L142 76Q100 53 58 76Z" fill="${c.hat}"/><g fill="${GOLD}" stroke="${BRONZE}" stroke-width=".8">${[
      62, 74, 87, 100, 113, 126, 138,
    ]
      .map((x) => {
        const y = 72 - 11 * (1 - Math.pow((x - 100) / 40, 2));
        return `<path d="M${x} ${rounded(y)}q-7 8 0 16q7-8 0-16Z"/>`;
      })
      .join("")}</g>`,
  scarf: (c) =>
    `<path d="M56 80C50 36 76 24 100 24C124 24 150 36 144 80Q100 56 56 80Z" fill="${c.hat}"/><path d="M138 66q22 2 24 22q-10 2-16-4q4 14-2 24q-10-12-8-34Z" fill="${c.hatD}"/><path d="M55 70Q100 46 145 70L144 80Q100 57 56 80Z" fill="${c.hatB}"/><path d="M64 50Q96 32 136 48M72 38Q98 26 126 36" fill="none" stroke="${c.hatD}" stroke-width="3"/>`,
  cone: (c) =>
    `<path d="M60 74Q70 26 98 0Q112 -14 128 -4Q138 4 132 12Q122 6 118 16Q132 42 140 74Q100 56 60 74Z" fill="${c.hat}"/><path d="M118 16Q132 42 140 74Q130 69 120 66Q124 40 110 22Z" fill="${c.hatD}"/><circle cx="130" cy="10" r="9" fill="${GOLD}"/><path d="M58 66Q100 46 142 66L140 77Q100 57 60 77Z" fill="${c.hatB}"/>`,
};
