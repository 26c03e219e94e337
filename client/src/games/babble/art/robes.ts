import { GOLD, rounded } from "./line";
import type { Colours, Look } from "./people";

const tier = (y: number, w: number, n: number, h: number, fill: string) => {
  const pw = (2 * w) / n;
  let d = "";
  for (let i = 0; i < n; i++)
    d += `M${rounded(100 - w + i * pw)} ${y}q${rounded(pw * 0.05)} ${h} ${rounded(pw / 2)} ${h}q${rounded(pw * 0.45)} 0 ${rounded(pw / 2)} ${-h}Z`;
  return `<path d="${d}" fill="${fill}"/>`;
};
export const ROBES: Record<Look["cut"], (c: Colours) => string> = {
  fleece: (c) =>
    tier(268, 60, 9, 18, c.robeD) +
    tier(246, 56, 8, 26, c.robe2) +
    tier(226, 52, 8, 24, c.robeD) +
    tier(206, 48, 7, 24, c.robe2) +
    `<path d="M52 196Q100 210 148 196L150 208Q100 222 50 208Z" fill="${c.trim}"/>`,
  wrap: (c) =>
    `<path d="M64 150L80 142L152 216L156 240Z" fill="${c.trim}"/><path d="M64 150L152 232" stroke="${GOLD}" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>` +
    tier(266, 60, 12, 16, c.trim) +
    `<path d="M42 264Q100 276 158 264L158 270Q100 282 41 270Z" fill="${GOLD}"/>`,
  plain: (c) =>
    `<path d="M50 204Q100 218 150 204L151 216Q100 230 49 216Z" fill="${c.trim}"/><path d="M92 214L86 262L98 262L100 216L108 254L118 252L104 214Z" fill="${c.trim}"/><path d="M41 270Q100 284 159 270" stroke="${c.trim}" stroke-width="8" fill="none"/><path d="M42 258Q100 272 158 258" stroke="${GOLD}" stroke-width="3" fill="none" stroke-dasharray="7 5"/>`,
};
