import type {
  BabylonView,
  GardenView,
  PieceView,
  TerraceView,
  TileView,
} from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";

/** A place: holes from the west, holes from the north, storey. */
export type Spot = readonly [number, number, number];
/** What of a terrace is drawn. */
export type Terrace = Pick<TerraceView, "name" | "flower" | "icons" | "anchor" | "supports">;
/** What of decor is drawn. */
export type Piece = Pick<PieceView, "kind" | "places">;
/** As much of a garden as can be drawn: all of one, or what would be added to it. */
export interface Drawn {
  terraces: readonly Terrace[];
  pieces: readonly Piece[];
}

export const CORNERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
export type Flower = "white" | "pink" | "yellow" | "purple";
/** A support that is not chosen yet. */
export const OPEN = "open";

export const viewOf = (play: Play) => play.view as BabylonView;

/** What a tile is called: each player's start tile has its flower for a name. */
export const tileName = (play: Play, name: string) =>
  name.startsWith("S-") ? play.book.term("start") : name;

export const holeName = (x: number, y: number) => `${"abcdefgh"[x]}${y + 1}`;

export function holeOf(name: string): readonly [number, number] {
  return ["abcdefgh".indexOf(name[0]!), Number(name[1]) - 1];
}

/** The icons of a tile after this number of quarter turns clockwise. */
export function turned(icons: readonly string[], quarters: number): string[] {
  let [nw, ne, sw, se] = icons as [string, string, string, string];
  for (let turn = 0; turn < quarters; turn += 1) [nw, ne, sw, se] = [sw, nw, se, ne];
  return [nw, ne, sw, se];
}

export const heightAt = (garden: GardenView, x: number, y: number) => garden.heights[y]?.[x] ?? 0;

export const heightOf = (garden: GardenView) => Math.max(...garden.heights.flat());

/** The highest storey below a tile with this north-west corner. */
export function groundUnder(garden: GardenView, x: number, y: number): number {
  return Math.max(...CORNERS.map(([dx, dy]) => heightAt(garden, x + dx, y + dy)));
}

/** A tile as it would lie. */
export function laid(
  tile: TileView,
  anchor: Spot,
  quarters: number,
  supports: readonly string[] = [OPEN, OPEN, OPEN, OPEN],
): Terrace {
  const { name, flower } = tile;
  const icons = turned(tile.icons, quarters);
  return { name, flower, icons, anchor: [...anchor], supports: [...supports] };
}

/** What stands on each place, by its name. */
export function standing(pieces: readonly Piece[]): Map<string, Piece> {
  return new Map(pieces.flatMap((piece) => piece.places.map((place) => [place.join(), piece])));
}

/** Up to a storey: what a look at that storey shows. */
export function upTo(drawn: Drawn, storey: number): Drawn {
  return {
    terraces: drawn.terraces.filter((terrace) => terrace.anchor[2]! <= storey),
    pieces: drawn.pieces.filter((piece) => piece.places[0]![2]! <= storey),
  };
}

/** Whether a terrace lies above a hole. */
export function covers({ anchor }: Terrace, x: number, y: number): boolean {
  return CORNERS.some(([dx, dy]) => anchor[0]! + dx === x && anchor[1]! + dy === y);
}
