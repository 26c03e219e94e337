import { paintOf } from "./paints";
import { at, disc, line, oval, path, rect, round, times } from "./shapes";
import { palm } from "./terrain";
import { THINGS } from "./things";

/** The wonders of the base game, in layers from the ground up; the ground is at y = 126. */
export type Layers = readonly string[];

export const column = (x: number, y: number, h: number, w = 6): string =>
  rect(x - w / 2, y - h, w, h, "#f3e7cd") +
  rect(x + w * 0.1, y - h, w * 0.4, h, "#c9b48c") +
  rect(x - w / 2 - 1.5, y - h, w + 3, 2.6, "#f3e7cd") +
  rect(x - w / 2 - 1.5, y - 2.6, w + 3, 2.6, "#d8c59c");
const leaf = (x: number, y: number, k = 1): string =>
  disc(x, y, 5 * k, "#4f7d48") +
  disc(x + 5 * k, y - 2 * k, 5.5 * k, "#3d6a3d") +
  disc(x - 4 * k, y + 3 * k, 4 * k, "#6a9a57") +
  disc(x + 9 * k, y + 2 * k, 4 * k, "#5a8a4c") +
  (k > 0.8 ? disc(x + 3, y + 1, 1.3, "#f2b6c6") + disc(x - 4, y + 2, 1.2, "#f7e3a1") : "");
const terrace = (x: number, y: number, w: number, h: number, n: number): string =>
  rect(x, y, w, h, "#d9a566") +
  rect(x + w * 0.66, y, w * 0.34, h, "#b07c44") +
  rect(x, y, w, 4, "#2650a6") +
  rect(x, y + 4, w, 1.6, "#f0bf4f") +
  times(n, (k) => {
    const s = w / n,
      cx = x + s * (k + 0.5),
      r = s * 0.26;
    return (
      path(
        `M${round(cx - r)} ${y + h}V${round(y + h * 0.55)}A${round(r)} ${round(r)} 0 0 1 ${round(cx + r)} ${round(y + h * 0.55)}V${y + h}Z`,
        "#5a3720",
      ) +
      path(
        `M${round(cx - r)} ${y + h}V${round(y + h * 0.55)}A${round(r)} ${round(r)} 0 0 1 ${round(cx)} ${round(y + h * 0.55 - r)}V${y + h}Z`,
        "#7a4c2b",
      )
    );
  });
export const ANCIENT: Record<string, Layers> = {
  babylon: [
    terrace(8, 94, 184, 32, 8) +
      [14, 40, 70, 108, 140, 168].map((x) => leaf(x, 94)).join("") +
      line("M98 100V126", "#bfe4ea", 5, 'opacity=".9"'),
    terrace(36, 64, 128, 30, 6) +
      [40, 66, 112, 142].map((x) => leaf(x, 64)).join("") +
      line("M98 70V94", "#bfe4ea", 4) +
      at(30, 94, 0.8, palm()) +
      at(172, 94, 0.8, palm()),
    terrace(64, 38, 72, 26, 4) +
      [66, 120].map((x) => leaf(x, 38, 0.9)).join("") +
      line("M98 42V64", "#bfe4ea", 3) +
      rect(84, 20, 32, 18, "#f3e7cd") +
      rect(104, 20, 12, 18, "#c9b48c") +
      rect(95, 26, 10, 12, "#5a3720") +
      path("M78 21L100 8L122 21Z", "#2650a6") +
      path("M100 8L122 21H106Z", "#17356f") +
      disc(100, 7, 2.6, "#f0bf4f") +
      at(68, 40, 0.75, palm()) +
      at(130, 40, 0.75, palm()),
  ],
  alexandria: [
    path("M20 126L34 112L58 108L70 100H132L150 110L172 114L184 126Z", "#a3927a") +
      path("M132 100L150 110L172 114L184 126H120Z", "#7a6a55") +
      rect(58, 84, 84, 20, "#efe2c6") +
      rect(112, 84, 30, 20, "#c4ae86") +
      rect(54, 80, 92, 5, "#d8c59c") +
      rect(94, 90, 12, 14, "#5a3720"),
    path("M72 80L76 38H124L128 80Z", "#f3e7cd") +
      path("M108 38H124L128 80H108Z", "#c9b48c") +
      rect(72, 33, 56, 5, "#2650a6") +
      rect(92, 46, 4, 7, "#5a3720") +
      rect(92, 62, 4, 7, "#5a3720") +
      rect(102, 54, 4, 7, "#5a3720"),
    path("M0 -2L96 12V20L0 34Z", "#ffe9a8", 'opacity=".28"') +
      path("M200 0L104 12V20L200 36Z", "#ffe9a8", 'opacity=".28"') +
      path("M84 33L87 21H113L116 33Z", "#f3e7cd") +
      path("M105 21H113L116 33H105Z", "#c9b48c") +
      rect(84, 19, 32, 3, "#2650a6") +
      path("M100 1C108 9 109 14 106 19H94C91 14 97 10 100 1Z", "#ff9a3c") +
      path("M100 8C104 12 104 16 103 19H97C96 16 98 13 100 8Z", "#ffe28a"),
  ],
  giza: [
    path("M14 126L34 92H158L178 126Z", "#e2c489") +
      path("M104 92H158L178 126H112Z", "#b58f54") +
      line("M22 114H171M29 102H164", "#9c7840", 1, 'opacity=".6"'),
    path("M136 126L164 84L192 126Z", "#d3b174") +
      path("M164 84L192 126H170Z", "#a37e46") +
      path("M34 92L64 44H128L158 92Z", "#e6ca92") +
      path("M100 44H128L158 92H104Z", "#b9945a") +
      line("M42 80H150M49 68H143M57 56H135", "#9c7840", 1, 'opacity=".6"'),
    path("M64 44L96 -2L128 44Z", "#ecd29c") + path("M96 -2L128 44H100Z", "#bf9a60"),
    path("M85 14L96 -2L107 14Z", "#f6c945") +
      path("M96 -2L107 14H98Z", "#c8942a") +
      path("M30 126V116H64Q68 108 66 104Q66 96 74 96Q82 96 82 105L84 114H90V126Z", "#c79d5c") +
      path("M74 96Q82 96 82 105L84 114H90V126H76Z", "#94703a") +
      path("M66 103Q66 94 74 94Q82 94 83 106L80 110Q80 100 74 99Q69 99 69 108Z", "#2650a6"),
  ],
  rhodes: [
    path("M22 126L30 104H74L80 126ZM120 126L126 104H170L178 126Z", "#cdbb9a") +
      path("M62 104H74L80 126H66ZM158 104H170L178 126H162Z", "#99866a") +
      rect(28, 101, 48, 4, "#e6d7b4") +
      rect(124, 101, 48, 4, "#e6d7b4") +
      rect(80, 119, 40, 7, "#3f86a8") +
      path("M44 101L52 82L66 62L92 66L74 84L64 101Z", "#d39a54") +
      path("M58 101L66 82L82 64L92 66L74 84L64 101Z", "#b57c3b") +
      path("M156 101L148 82L134 62L108 66L126 84L136 101Z", "#b57c3b") +
      path("M142 101L134 82L122 64L134 62L148 82L156 101Z", "#96642c"),
    path("M76 66L66 32Q84 22 100 24Q116 22 134 32L124 66Z", "#d9a35c") +
      path("M104 24Q118 23 134 32L124 66H106Z", "#a06d33") +
      path("M72 58H128L138 80Q118 74 100 76Q82 74 62 80Z", "#ad3527") +
      path("M106 58H128L138 80Q122 75 108 76Z", "#7a2219") +
      rect(72, 56, 56, 4, "#f0bf4f") +
      line("M131 34L146 52L138 68", "#a06d33", 8) +
      line("M72 30Q98 44 122 60", "#ad3527", 4) +
      line("M84 40q8 4 14 0M104 40q8 4 14 0", "#8a5a28", 1.2),
    line("M70 34L50 24L48 4", "#d39a54", 8) +
      rect(95, 14, 10, 12, "#c48b47") +
      oval(100, 8, 9.5, 11.5, "#d9a35c") +
      path("M104 -2Q110 2 109.500 9Q109 18 102 19.500Q107 8 104 -2Z", "#a06d33") +
      times(
        9,
        (k) =>
          `<path d="M0 -12L2.200 -21L-2.200 -21Z" fill="#f6c945" transform="translate(100 7) rotate(${-80 + k * 20})"/>`,
      ) +
      rect(41, -4, 14, 7, "#7a5230") +
      path("M48 -20C56 -12 57 -8 54 -3H42C39 -8 45 -11 48 -20Z", "#ff9a3c") +
      path("M48 -13C52 -8 52 -6 51 -3H45C44 -6 46 -8 48 -13Z", "#ffe28a"),
  ],
  ephesus: [
    rect(6, 118, 188, 8, "#c9b48c") +
      rect(14, 111, 172, 7, "#e6d7b4") +
      rect(22, 105, 156, 6, "#d3c096"),
    rect(36, 52, 128, 53, "#8a6a48") +
      rect(92, 66, 16, 39, "#3a2415") +
      times(8, (k) => column(32 + k * 19.4, 105, 53, 9)),
    rect(22, 42, 156, 10, "#efe2c6") +
      rect(22, 42, 156, 3.5, "#2650a6") +
      path("M16 42L100 6L184 42Z", "#f3e7cd") +
      path("M100 6L184 42H112Z", "#cbb68e") +
      path("M38 39L100 13L162 39Z", "#ad3527") +
      disc(100, 29, 7, "#f0bf4f") +
      path("M66 38l8 -8l8 8ZM118 38l8 -8l8 8Z", "#f3e7cd") +
      disc(100, 4, 3.6, "#f0bf4f") +
      disc(17, 39, 3, "#f0bf4f") +
      disc(183, 39, 3, "#f0bf4f"),
  ],
  olympia: [
    rect(40, 114, 120, 12, "#c9b48c") +
      rect(50, 106, 100, 8, "#e6d7b4") +
      rect(62, 52, 12, 54, "#8a5a30") +
      rect(126, 52, 12, 54, "#6b4526") +
      rect(62, 76, 76, 10, "#a3702f") +
      rect(60, 46, 16, 6, "#f0bf4f") +
      rect(124, 46, 16, 6, "#f0bf4f") +
      rect(76, 56, 48, 24, "#6b2f26"),
    path("M78 106V84L84 52Q100 44 116 52L122 84V106H108V90H92V106Z", "#f3e0bf") +
      path("M104 48Q112 49 116 52L122 84V106H108V90Z", "#cfae80") +
      path("M76 74Q100 64 124 76L126 92Q100 84 74 92Z", "#f0bf4f") +
      path("M106 69Q116 71 124 76L126 92Q116 89 108 88Z", "#b98520"),
    disc(100, 34, 12, "#f3e0bf") +
      path("M104 23Q112 26 112 34Q112 42 106 47Q108 34 104 23Z", "#cfae80") +
      path("M90 36Q100 62 110 36Q112 48 100 54Q88 48 90 36Z", "#e6d3b0") +
      path("M88 32Q88 20 100 20Q112 20 112 32Q100 24 88 32Z", "#6a9a57") +
      line("M116 54L134 42", "#f3e0bf", 7) +
      line("M134 106V8", "#f0bf4f", 2.6) +
      path("M134 10l-8 -6l8 2l8 -2Z", "#f0bf4f") +
      line("M84 56L68 62", "#f3e0bf", 7) +
      path("M62 62l4 -14l5 5l4 -2l-4 12Z", "#f6c945"),
  ],
  halicarnassus: [
    rect(30, 90, 140, 36, "#e2d3b0") +
      rect(118, 90, 52, 36, "#b8a27a") +
      rect(26, 86, 148, 5, "#d3c096") +
      rect(36, 100, 128, 8, "#2650a6") +
      times(11, (k) => path(`M${42 + k * 11.4} 107l3 -5l3 5Z`, "#f0bf4f")),
    rect(46, 52, 108, 34, "#8a6a48") +
      times(8, (k) => column(44 + k * 16, 86, 34, 7)) +
      rect(34, 46, 132, 6, "#efe2c6"),
    times(
      6,
      (k) =>
        rect(42 + k * 9, 40 - k * 5.2, 116 - k * 18, 5.6, k % 2 ? "#dcc9a0" : "#efe2c6") +
        rect(112 - k * 1, 40 - k * 5.2, 46 - k * 8, 5.6, "#b8a27a"),
    ) +
      at(100, 9, 0.42, THINGS.horse(paintOf("yellow", 3))) +
      path("M84 8h8v-8h-6Z", "#f0bf4f"),
  ],
};
