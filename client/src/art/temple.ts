import { palm } from "./land";

/** Temples: six levels, each in its own material, so that a level is known by colour, width and height. */

export const LEVELS = [
  { w: 0, h: 0 },
  { w: 158, h: 39 },
  { w: 137, h: 38 },
  { w: 115, h: 37 },
  { w: 94, h: 36 },
  { w: 74, h: 35 },
  { w: 56, h: 32 },
];
const CX = 84;
const GY = 254;
/** How high the top of each level lies; that of the ground is the first. */
export const TOPS = LEVELS.reduce<number[]>(
  (tops, { h }, level) => [...tops, level ? tops[level - 1]! - h - 1.5 : GY],
  [],
);
/** One level in its own material, lit from the right. */
export function course(L: number, cx = CX, yb = TOPS[L - 1]!): string {
  const { w, h } = LEVELS[L]!,
    a = w / 2,
    b = a - 3.5,
    y = yb - h;
  let s = "";
  s += `<path d="M${cx - b} ${y}H${cx + b}L${cx + b - 8} ${y - 6}H${cx - b + 8}Z" class="t${L}"/>`;
  if (L === 6) return s + shrine(cx, yb);
  s += `<path d="M${cx - a} ${yb}L${cx - b} ${y}H${cx + b}L${cx + a} ${yb}Z" class="f${L}"/><path d="M${cx - a} ${yb}L${cx - b} ${y}H${cx + b}L${cx + a} ${yb}Z" fill="url(#art-brick)" opacity="${L >= 4 ? 0.55 : 0.75}"/>`;
  const n = Math.round(w / 14),
    st = (2 * b) / n;
  for (let i = 0; i < n; i++) {
    const x = cx - b + st * (i + 0.5);
    s += `<path d="M${x - 2.6} ${y + 6}h5.200v${h - 9}h-5.200z" class="niche"/><path d="M${x + 2.6} ${y + 6}v${h - 9}" class="lit"/>`;
  }
  if (L >= 4) {
    s += `<path d="M${cx - b} ${y + 1}H${cx + b}v4.500H${cx - b}Z" class="band${L}"/>`;
    for (let x = cx - b + 5; x < cx + b - 3; x += 8)
      s += `<circle cx="${x}" cy="${y + 3.2}" r="1.5" class="dot"/>`;
  } else s += `<path d="M${cx - b} ${y}H${cx + b}v3.600H${cx - b}Z" class="t${L}" opacity=".85"/>`;
  s += `<path d="M${cx - a} ${yb}h${w}v-3H${cx - a + 0.4}Z" fill="#000" opacity=".22"/>`;
  s += `<path d="M${cx - a} ${yb}L${cx - b} ${y}H${cx + b}L${cx + a} ${yb}Z" fill="url(#art-sunwash)"/>`;
  return s;
}
export function merlons(L: number, cx = CX): string {
  const { w, h } = LEVELS[L]!,
    b = w / 2 - 3.5,
    y = TOPS[L - 1]! - h;
  let s = "";
  const n = Math.max(4, Math.round(w / 13)),
    st = (2 * b) / n;
  for (let i = 0; i < n; i++) {
    const x = cx - b + st * i + st / 2;
    s += `<path d="M${x - 4} ${y + 1}v-2.500h1.600v-2.500h4.800v2.500h1.600v2.500z" class="t${L}"/><path d="M${x + 0.6} ${y + 1}v-5h1.800v2.500h1.600v2.500z" fill="#fff" opacity=".25"/>`;
  }
  return s;
}
function shrine(cx: number, yb: number): string {
  const y = yb - 24;
  return `<path d="M${cx - 27} ${yb}L${cx - 25} ${y}H${cx + 25}L${cx + 27} ${yb}Z" class="f6"/><path d="M${cx - 27} ${yb}L${cx - 25} ${y}H${cx + 25}L${cx + 27} ${yb}Z" fill="url(#art-brick)" opacity=".4"/>
  <path d="M${cx - 19} ${y + 6}h7v18h-7zM${cx + 12} ${y + 6}h7v18h-7z" class="f5"/><path d="M${cx - 26} ${y}h52v4.500h-52z" class="band4"/><path d="M${cx - 27} ${yb}L${cx - 25} ${y}H${cx + 25}L${cx + 27} ${yb}Z" fill="url(#art-sunwash)"/>
  <path d="M${cx - 7} ${yb}v-11a7 7 0 0 1 14 0v11z" class="glow"/><path d="M${cx - 29} ${y}h58l-4-5h-50z" fill="var(--trim)"/><path d="M${cx - 25} ${y - 5}q2-9 8-10q-3 5 1 10zM${cx + 25} ${y - 5}q-2-9-8-10q3 5-1 10z" fill="var(--bright)"/><path d="M${cx - 11} ${y - 5}a11 10 0 0 1 22 0z" class="f5"/><path d="M${cx} ${y - 15}a11 10 0 0 1 11 10h-6q0-7-5-10z" fill="#fff" opacity=".25"/><path d="M${cx - 1} ${y - 24}h2v10h-2z" fill="var(--trim)"/><circle cx="${cx}" cy="${y - 25}" r="2.8" fill="var(--bright)"/>`;
}
/** In place of a level that was skipped. */
function scaffold(L: number): string {
  const { w, h } = LEVELS[L]!,
    a = w / 2 - 8,
    y0 = TOPS[L - 1]!,
    y = y0 - h - 1;
  let s = `<g class="wood">`;
  const n = Math.max(3, Math.round(w / 30));
  s += `<path d="M${CX - a + 10} ${y0}V${y}H${CX + a - 10}V${y0}Z" fill="#000" stroke="none" opacity=".35"/>`;
  for (let i = 0; i <= n; i++) {
    const x = CX - a + (2 * a * i) / n;
    s += `<path d="M${x} ${y0}V${y}"/>`;
    if (i < n) {
      const x2 = CX - a + (2 * a * (i + 1)) / n;
      s +=
        i % 2
          ? `<path d="M${x} ${y0}L${x2} ${y}" class="thin"/>`
          : `<path d="M${x} ${y}L${x2} ${y0}" class="thin"/>`;
    }
  }
  return (
    s +
    `<path d="M${CX - a - 5} ${y}h${2 * a + 10}" class="beam"/><path d="M${CX - a} ${y0 - h / 2}h${2 * a}" class="thin"/></g>`
  );
}
function stairs(top: number): string {
  const yT = TOPS[top - 1]! + 1,
    y0 = GY + 8,
    wB = 17,
    wT = Math.max(8, 17 - top * 1.6);
  let s = `<path d="M${CX - wB - 4} ${y0}L${CX - wT - 2.5} ${yT}H${CX + wT + 2.5}L${CX + wB + 4} ${y0}Z" class="rail"/><path d="M${CX - wB} ${y0}L${CX - wT} ${yT}H${CX + wT}L${CX + wB} ${y0}Z" class="stair"/>`;
  const n = Math.round((y0 - yT) / 4.2);
  for (let i = 1; i < n; i++) {
    const t = i / n,
      y = y0 + (yT - y0) * t,
      w = wB + (wT - wB) * t;
    s += `<path d="M${CX - w} ${y}h${2 * w}" class="step"/>`;
  }
  return (
    s +
    `<path d="M${CX + wB} ${y0}L${CX + wT} ${yT}h2.500L${CX + wB + 4} ${y0}Z" fill="#fff" opacity=".22"/>`
  );
}
export const PLINTH = `<path d="M-4 ${GY + 13}L5 ${GY - 4}H163L172 ${GY + 13}Z" class="pl1"/><path d="M-4 ${GY + 13}H172V${GY + 19}H-4Z" class="pl2"/><path d="M-4 ${GY + 13}L5 ${GY - 4}H163L172 ${GY + 13}Z" fill="url(#art-paving)" opacity=".5"/>`;
/** A temple of these levels, 176 by 286 from -4 -12; `ghost`: a level that can be built. */
export function temple(levels: readonly number[], ghost = 0): string {
  const top = levels.at(-1) ?? 0;
  let s =
    `<path d="M4 ${GY + 12}L14 ${GY - 26}L${-16 - top * 11} ${GY + 2}L${-22 - top * 11} ${GY + 17}Z" fill="url(#art-shadow)"/>` +
    PLINTH;
  for (let L = 1; L <= top; L++) s += levels.includes(L) ? course(L) : scaffold(L);
  let st = "";
  const firstReal = levels[0] === 1;
  if (top > 1 && firstReal) {
    let run = 1;
    while (levels.includes(run + 1)) run++;
    if (run > 1) st = stairs(run);
  }
  // the stair stops in front of the highest complete course
  if (top < 6) s += merlons(top);
  s += st;
  if (top < 6) {
    const y = TOPS[top - 1]! - LEVELS[top]!.h + 0.5;
    const dy = TOPS[top - 1]!;
    if (top > 1) s += `<path d="M${CX - 6.5} ${dy}v-12a6.5 6.5 0 0 1 13 0v12z" class="glow"/>`;
    s += `<path d="M${CX + LEVELS[top]!.w / 2 - 14} ${y - 3}v-20" stroke="#5a3c28" stroke-width="1.8"/><path d="M${CX + LEVELS[top]!.w / 2 - 13} ${y - 23}l15 4.5-15 4.500z" class="flag"/>`;
  } else
    s += `<g class="torch">${[1, 2, 3]
      .map((L) =>
        [-1, 1]
          .map((k) => {
            const x = CX + k * (LEVELS[L]!.w / 2 - 11),
              y = TOPS[L - 1]! - LEVELS[L]!.h - 3;
            return `<path d="M${x - 1} ${y}h2v-5h-2z" fill="#3a2418"/><circle cx="${x}" cy="${y - 7}" r="6" class="tg"/><path d="M${x} ${y - 11}q2.6 3 0 5.500q-2.6-2.5 0-5.500z" class="flame"/>`;
          })
          .join(""),
      )
      .join("")}</g>`;
  if (ghost) {
    const L = ghost,
      { w, h } = LEVELS[L]!,
      yb = TOPS[L - 1]!,
      a = w / 2,
      b = a - 3.5;
    s += `<path d="M${CX - a} ${yb}L${CX - b} ${yb - h}H${CX + b}L${CX + a} ${yb}Z" class="gh"/>`;
  }
  return s;
}
/** An empty site: dug, staked and waiting.  There are three kinds. */
export function foundation(i: number): string {
  const Y = GY;
  let s = `<path d="M-8 ${Y + 18}L12 ${Y - 30}H156L176 ${Y + 18}Z" class="dig0"/><path d="M12 ${Y - 30}H156L158 ${Y - 25}H10Z" fill="#fff" opacity=".12"/>
   <path d="M14 ${Y + 10}L28 ${Y - 20}H140L154 ${Y + 10}Z" class="dig1"/><path d="M28 ${Y - 20}H140L144 ${Y - 12}H24Z" fill="#000" opacity=".38"/><path d="M14 ${Y + 10}L28 ${Y - 20}L33 ${Y - 20}L24 ${Y + 10}Z" fill="#000" opacity=".25"/>
   <path d="M34 ${Y + 5}L44 ${Y - 12}H124L134 ${Y + 5}Z" class="dig2"/><path d="M34 ${Y + 5}L44 ${Y - 12}H124L134 ${Y + 5}Z" fill="url(#art-paving)" opacity=".6"/><path d="M154 ${Y + 10}L140 ${Y - 20}L144 ${Y - 20}L162 ${Y + 10}Z" fill="#ffd896" opacity=".25"/>`;
  const bk = (x: number, y: number, k = 1.3) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0h13v6h-13z" class="bk1"/><path d="M0 0l3-2.500h13l-3 2.500z" class="bk2"/><path d="M13 0l3-2.500v6l-3 2.500z" class="bk3"/></g>`;
  const pile = (x: number, y: number, rows: number) => {
    let o = "";
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < rows - r; c++) o += bk(x + c * 18 + r * 9, y - r * 8.5);
    return o;
  };
  const heap = (x: number, y: number) =>
    `<path d="M${x} ${y}q10-20 26-20q14 0 24 20z" class="dig0"/><path d="M${x + 22} ${y - 20}q16-2 28 20h-14q-2-14-14-20z" fill="#ffd896" opacity=".28"/>`;
  const back = [
    () => palm(140, Y - 26, 2.1) + palm(154, Y - 26, 1.4) + heap(6, Y - 27),
    () => palm(22, Y - 26, 2.2) + heap(92, Y - 27),
    () => heap(14, Y - 27) + palm(150, Y - 27, 1.6),
  ][i % 3]!();
  const front = [
    () => pile(26, Y - 8, 3),
    () => pile(92, Y - 6, 3),
    () =>
      pile(84, Y - 6, 4) +
      `<g class="pot"><path d="M34 ${Y - 22}q-11 12 0 23h14q11-11 0-23l2-6h-18z"/><path d="M45 ${Y - 22}q8 12 0 23h3q11-11 0-23z" fill="#fff" opacity=".25"/></g>`,
  ][i % 3]!();
  s =
    back +
    s +
    front +
    `<g class="cord"><path d="M2 ${Y + 2}H166M2 ${Y + 2}L18 ${Y - 38}H150L166 ${Y + 2}"/></g><g class="stake">${[
      [2, Y + 12],
      [166, Y + 12],
      [18, Y - 26],
      [150, Y - 26],
    ]
      .map(([x, y]) => `<path d="M${x! - 2} ${y}v-17h4v17z"/>`)
      .join("")}</g>`;
  return s;
}

/** The classes of the front and the top of a level. */
export const shadeOf = (level: number) => ({ front: `f${level}`, top: `t${level}` });
