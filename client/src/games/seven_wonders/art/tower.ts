import { tierHeight, tierTop, tierWidth } from "../storeys";
import { PARTS } from "./parts";
import { paintOf } from "./paints";
import { at, line, oval, path, rect, round, times } from "./shapes";

/** The Tower of Babel: one tier for each tile in force, and a crown under scaffolding. */

const LIT = "#d29a5c";
const SHADE = "#a26c3a";

function tier(index: number, tiers: number): string {
  const high = tierHeight(tiers);
  const y = tierTop(index, tiers);
  const foot = tierWidth(index, tiers);
  const top = foot - 16;
  const niches = Math.round(foot / 15);
  return (
    path(
      `M${round(180 - foot / 2)} ${round(y + high)}L${round(180 - top / 2)} ${round(y)}H${round(180 + top / 2)}L${round(180 + foot / 2)} ${round(y + high)}Z`,
      LIT,
    ) +
    path(
      `M${round(180 + top * 0.16)} ${round(y)}H${round(180 + top / 2)}L${round(180 + foot / 2)} ${round(y + high)}H${round(180 + foot * 0.2)}Z`,
      SHADE,
    ) +
    times(niches, (niche) => {
      const x = 180 - top / 2 + 7 + ((niche + 0.5) * (top - 14)) / niches;
      return path(
        `M${round(x - 3.4)} ${round(y + high - 3)}V${round(y + high * 0.42)}a3.400 3.400 0 0 1 6.800 0V${round(y + high - 3)}Z`,
        x > 180 + top * 0.17 ? "#5b3719" : "#7f5026",
      );
    }) +
    rect(180 - top / 2 - 5, y - 4, top + 10, 7, "#2650a6") +
    rect(180 + top * 0.16, y - 4, top * 0.34 + 5, 7, "#17356f") +
    rect(180 - top / 2 - 5, y + 3, top + 10, 2, "#f0bf4f") +
    times(Math.round(top / 13), (merlon) =>
      path(
        `M${round(180 - top / 2 + 2 + merlon * 13)} ${round(y - 4)}v-4h2v-3h4v3h2v4Z`,
        merlon * 13 > top * 0.64 ? SHADE : "#d9a566",
      ),
    )
  );
}

function crown(tiers: number): string {
  const y = round(tierTop(tiers - 1, tiers));
  const b = tierWidth(tiers, tiers) - 10;
  return (
    path(
      `M${180 - b / 2} ${y}L${186 - b / 2} ${y - 22}H166V${y - 34}H198V${y - 20}H${170 + b / 2}L${180 + b / 2} ${y}Z`,
      "#d9a566",
    ) +
    path(`M198 ${y - 20}H${170 + b / 2}L${180 + b / 2} ${y}H202Z`, SHADE) +
    times(4, (door) =>
      path(`M${round(195 - b / 2 + (door * (b - 40)) / 3)} ${y}v-9a5 5 0 0 1 10 0v9Z`, "#6b4320"),
    ) +
    line(
      `M${182 - b / 2} ${y}V${y - 46}M${202 - b / 2} ${y}V${y - 46}M${176 - b / 2} ${y - 24}h34M${176 - b / 2} ${y - 40}h34M${182 - b / 2} ${y - 24}l20 -16`,
      "#8a5a30",
      2,
    ) +
    at(210, y - 20, 1.05, PARTS.crane!(paintOf("brown", 1))) +
    at(180, y - 34, 0.5, PARTS.pennant!(paintOf("red", 1)))
  );
}

export const towerOf = (tiers: number) =>
  oval(180, 292, 178, 9, "#000", 'opacity=".28"') +
  path("M6 292L22 276H338L354 292Z", "#7a4c2b") +
  path("M6 292L22 276H180V292Z", "#94603a") +
  times(tiers, (index) => tier(index, tiers)) +
  crown(tiers);
