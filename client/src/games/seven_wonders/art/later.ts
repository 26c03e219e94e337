import { column, type Layers } from "./ancient";
import { at, disc, line, oval, path, rect, round, times } from "./shapes";
import { palm } from "./terrain";

/** The wonders of the expansions, in layers from the ground up. */

const STONE = "#e9dcc0";
const SHADE = "#c3ae86";
const DARK = "#5a3720";

/** A storey of arches, the right third of it in shade. */
const arcade = (x: number, y: number, w: number, h: number, n: number): string =>
  rect(x, y, w, h, STONE) +
  rect(x + w * 0.66, y, w * 0.34, h, SHADE) +
  rect(x - 2, y - 3, w + 4, 4, "#d8c59c") +
  times(n, (k) => {
    const step = w / n;
    const middle = x + step * (k + 0.5);
    const r = step * 0.27;
    return path(
      `M${round(middle - r)} ${y + h}V${round(y + h * 0.5)}A${round(r)} ${round(r)} 0 0 1 ${round(middle + r)} ${round(y + h * 0.5)}V${y + h}Z`,
      DARK,
    );
  });

/** A seated king of Abu Simbel. */
const colossus = (x: number): string =>
  rect(x - 11, 104, 22, 18, "#c98f4a") +
  rect(x + 3, 104, 8, 18, "#9a682c") +
  path(
    `M${x - 10} 106V82Q${x - 9} 72 ${x} 72Q${x + 9} 72 ${x + 10} 82V106H${x + 4}V96H${x - 4}V106Z`,
    "#d9a35c",
  ) +
  path(`M${x + 2} 72Q${x + 9} 73 ${x + 10} 82V106H${x + 4}V96H${x + 2}Z`, "#a8763a") +
  path(`M${x - 8} 74Q${x - 9} 56 ${x} 55Q${x + 9} 56 ${x + 8} 74Z`, "#2650a6") +
  oval(x, 66, 5, 6.4, "#d9a35c") +
  path(`M${x - 6} 58L${x - 4} 46H${x + 4}L${x + 6} 58Z`, "#f0bf4f");

/** A stretch of the Great Wall from one height to another. */
const wall = (x: number, y: number, to: number, ty: number): string =>
  path(`M${x} 126V${y}L${to} ${ty}V126Z`, "#cdb98f") +
  path(`M${x} 126V${y + 12}L${to} ${ty + 12}V126Z`, "#a8926a") +
  times(6, (k) => {
    const at_ = x + ((to - x) / 6) * (k + 0.25);
    const up = y + ((ty - y) / 6) * (k + 0.25);
    return rect(at_, up - 5, ((to - x) / 6) * 0.5, 6, "#cdb98f");
  });

const watchtower = (x: number, top: number, w: number): string =>
  rect(x - w / 2, top, w, 126 - top, "#dccaa0") +
  rect(x + w * 0.12, top, w * 0.38, 126 - top, "#b39c72") +
  times(4, (k) => rect(x - w / 2 + 1 + (k * w) / 4, top - 6, w / 6, 7, "#dccaa0")) +
  rect(x - 4, top + 10, 8, 12, DARK, 'rx="4"') +
  path(`M${x - w / 2 - 4} ${top - 6}L${x} ${top - 22}L${x + w / 2 + 4} ${top - 6}Z`, "#ad3527") +
  path(`M${x} ${top - 22}L${x + w / 2 + 4} ${top - 6}H${x + 2}Z`, "#7a2219");

const monolith = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x - w / 2} ${y}L${x - w / 2 + 2} ${y - h}H${x + w / 2 - 1}L${x + w / 2} ${y}Z`,
    "#b9b2a4",
  ) +
  path(`M${x + w * 0.1} ${y}V${y - h}H${x + w / 2 - 1}L${x + w / 2} ${y}Z`, "#857d70") +
  line(
    `M${x - w * 0.25} ${y - h * 0.3}h${w * 0.2}M${x - w * 0.2} ${y - h * 0.7}h${w * 0.16}`,
    "#857d70",
    1,
  );
const lintel = (x: number, y: number, w: number): string =>
  path(`M${x} ${y}L${x + 2} ${y - 9}H${x + w - 2}L${x + w} ${y}Z`, "#c7c0b2") +
  path(`M${x + w * 0.62} ${y}V${y - 9}H${x + w - 2}L${x + w} ${y}Z`, "#8f8779");

const ROSE = "#d08a68";
const ROSE_SHADE = "#a3604a";
const rose = (x: number, y: number, h: number, w = 8): string =>
  rect(x - w / 2, y - h, w, h, "#e2a683") +
  rect(x + w * 0.1, y - h, w * 0.4, h, ROSE_SHADE) +
  rect(x - w / 2 - 2, y - h, w + 4, 3, "#e2a683");

export const LATER: Record<string, Layers> = {
  rome: [
    rect(10, 118, 180, 8, "#c9b48c") + arcade(18, 90, 164, 28, 11),
    arcade(24, 60, 152, 28, 10) + times(3, (k) => rect(28 + k * 68, 57, 12, 3, "#ad3527")),
    arcade(32, 34, 136, 24, 9) +
      rect(28, 28, 144, 6, "#2650a6") +
      [44, 100, 156]
        .map(
          (x) =>
            line(`M${x} 28V4`, "#6b4526", 2) +
            path(
              `M${x} 4Q${x + 9} 7 ${x + 18} 5Q${x + 14} 10 ${x + 18} 15Q${x + 9} 16 ${x} 14Z`,
              "#ad3527",
            ),
        )
        .join("") +
      disc(100, 2, 3.4, "#f0bf4f"),
  ],
  "abu simbel": [
    path("M8 126L22 44Q60 30 100 30Q140 30 178 44L192 126Z", "#d3a468") +
      path("M112 30Q146 32 178 44L192 126H120Z", "#a97c44") +
      rect(14, 120, 172, 6, "#e6cf9e") +
      rect(91, 92, 18, 30, "#3a2415"),
    [44, 72, 128, 156].map(colossus).join(""),
    path("M26 42Q100 22 174 42L172 52Q100 34 28 52Z", "#e6cf9e") +
      times(9, (k) => rect(40 + k * 14.5, 38 - Math.sin((k / 8) * Math.PI) * 8, 7, 8, "#2650a6")) +
      disc(100, 14, 12, "#f6c945") +
      disc(100, 14, 7.5, "#ff9a3c") +
      path("M70 18Q86 6 90 16Q82 22 70 18ZM130 18Q114 6 110 16Q118 22 130 18Z", "#2650a6"),
  ],
  "great wall": [
    path("M0 126Q26 84 60 104V126Z", "#6a8a52") + wall(4, 98, 58, 84),
    path("M50 126Q74 96 104 112V126Z", "#7a9a5c") + watchtower(72, 62, 28),
    path("M86 126Q118 74 152 100V126Z", "#5f8049") + wall(88, 82, 148, 58),
    path("M140 126Q166 76 200 110V126Z", "#6a8a52") + watchtower(168, 36, 34),
  ],
  stonehenge: [
    oval(100, 124, 92, 6, "#6a8a52") +
      monolith(40, 118, 16, 52) +
      monolith(68, 114, 14, 54) +
      monolith(132, 114, 14, 54) +
      monolith(160, 118, 16, 52),
    lintel(30, 67, 48) +
      lintel(122, 67, 48) +
      monolith(88, 124, 20, 70) +
      monolith(116, 124, 20, 70),
    disc(102, 42, 18, "#ffd98a", 'opacity=".9"') +
      lintel(74, 55, 56) +
      rect(86, 118, 32, 8, "#c7c0b2") +
      rect(104, 118, 14, 8, "#8f8779"),
  ],
  "manneken pis": [
    path("M30 126Q34 104 54 104H146Q166 104 170 126Z", "#cdbb9a") +
      path("M112 104H146Q166 104 170 126H116Z", "#99866a") +
      oval(100, 104, 52, 7, "#3f9ab8") +
      rect(86, 74, 28, 28, STONE) +
      rect(103, 74, 11, 28, SHADE) +
      rect(82, 70, 36, 5, "#f3e7cd"),
    path("M58 104V44Q58 6 100 4Q142 6 142 44V104H130V46Q130 18 100 16Q70 18 70 46V104Z", STONE) +
      path("M106 4Q142 8 142 44V104H130V46Q130 22 106 17Z", SHADE) +
      times(7, (k) =>
        line(
          `M100 46L${round(100 + Math.cos(Math.PI * (1 + k / 6)) * 27)} ${round(46 + Math.sin(Math.PI * (1 + k / 6)) * 27)}`,
          "#c9b48c",
          2,
        ),
      ),
    path("M92 70V56L88 48Q92 34 100 34Q108 34 112 48L108 56V70H102V60H98V70Z", "#7a5a34") +
      path("M102 34Q109 36 112 48L108 56V70H102Z", "#54391c") +
      disc(100, 28, 7.6, "#7a5a34") +
      path("M94 24Q100 16 107 24Q104 21 100 21.500Q97 21 94 24Z", "#3a2415") +
      line("M106 56Q126 52 130 98", "#bfe4ea", 2.4) +
      disc(130, 101, 3, "#dff4f4"),
  ],
  petra: [
    path("M2 126L10 30Q30 8 52 12Q62 2 100 4Q140 0 152 14Q176 10 190 34L198 126Z", ROSE) +
      path("M120 3Q144 2 152 14Q176 10 190 34L198 126H150Z", ROSE_SHADE) +
      rect(36, 122, 128, 4, "#e2a683") +
      [46, 66, 86, 114, 134, 154].map((x) => rose(x, 122, 38)).join("") +
      rect(92, 94, 16, 28, "#3a1f18"),
    rect(38, 76, 124, 9, "#e8b493") +
      rect(108, 76, 54, 9, ROSE_SHADE) +
      path("M60 76L100 62L140 76Z", "#e8b493") +
      path("M100 62L140 76H106Z", ROSE_SHADE) +
      disc(100, 71, 2.6, "#f0bf4f"),
    [50, 64, 136, 150].map((x) => rose(x, 62, 26, 6)).join("") +
      path("M44 36L57 26L70 36ZM130 36L143 26L156 36Z", "#e8b493") +
      [90, 100, 110].map((x) => rose(x, 62, 26, 6)).join("") +
      path("M82 36L100 20L118 36Z", "#e8b493") +
      path("M100 20L118 36H103Z", ROSE_SHADE) +
      path("M95 20Q92 12 100 8Q108 12 105 20Z", "#f0bf4f"),
  ],
  byzantium: [
    arcade(16, 92, 168, 34, 9) + rect(12, 88, 176, 4, "#2650a6"),
    rect(44, 62, 112, 26, STONE) +
      rect(116, 62, 40, 26, SHADE) +
      times(6, (k) => rect(52 + k * 17, 70, 7, 14, DARK, 'rx="3.500"')) +
      path("M18 88A28 26 0 0 1 60 66V88Z", "#5f8a9a") +
      path("M182 88A28 26 0 0 0 140 66V88Z", "#41697a") +
      rect(40, 58, 120, 5, "#f0bf4f"),
    rect(58, 46, 84, 12, STONE) +
      rect(112, 46, 30, 12, SHADE) +
      times(8, (k) => rect(63 + k * 10, 48, 4, 8, DARK, 'rx="2"')) +
      path("M56 46A44 40 0 0 1 144 46Z", "#5f8a9a") +
      path("M108 7A44 40 0 0 1 144 46H112Q118 24 108 7Z", "#41697a") +
      line("M66 36A38 34 0 0 1 88 14", "#a9cbd6", 2) +
      rect(99, -4, 2, 11, "#f0bf4f") +
      disc(100, -5, 3.2, "#f0bf4f") +
      [24, 176]
        .map(
          (x) =>
            column(x, 88, 34, 10) +
            path(`M${x - 7} 55A7 8 0 0 1 ${x + 7} 55Z`, "#5f8a9a") +
            disc(x, 46, 2, "#f0bf4f"),
        )
        .join("") +
      at(2, 126, 0.8, palm()) +
      at(196, 126, 0.8, palm()),
  ],
};
