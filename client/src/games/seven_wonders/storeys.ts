/** Where the tiles lie on the drawing of the tower. */

const WIDTH = 360;
const HEIGHT = 302;
const FLOOR = 276;
const TOP = 58;

export const tierHeight = (tiers: number) => (FLOOR - TOP) / tiers;

/** How wide a tier is at its foot; the lowest is 0. */
export const tierWidth = (tier: number, tiers: number) => 330 - tier * (150 / tiers);

export const tierTop = (tier: number, tiers: number) => FLOOR - (tier + 1) * tierHeight(tiers);

const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(1)}%`;

/** The place of a tile in its tier, as a style. */
export function storeyOf(tier: number, tiers: number): string {
  const width = (tierWidth(tier, tiers) - 16) * 0.82;
  return [
    `left:${percent((WIDTH - width) / 2, WIDTH)}`,
    `width:${percent(width, WIDTH)}`,
    `top:${percent(tierTop(tier, tiers) + 8, HEIGHT)}`,
    `height:${percent(tierHeight(tiers) - 13, HEIGHT)}`,
  ].join(";");
}
