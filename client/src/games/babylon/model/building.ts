import type { BufferGeometry } from "three";
import { CORNERS, type Drawn, type Flower, OPEN, type Piece, type Terrace } from "../gardens";
import { faded, placed, together } from "./paint";
import { BEDS, SHAPES, THICK } from "./shapes";

/** Where things stand: heights below a terrace that is only thought of. */
export type Heights = readonly (readonly number[])[];
/** The storey that is looked at: what is below it is paler. */
export interface Focus {
  storey: number;
  pale: string;
}

const PALE = 0.55;

/** One geometry for everything that is drawn; null where there is nothing. */
export function build(drawn: Drawn, heights: Heights, focus: Focus | null): BufferGeometry | null {
  const dim = (parts: BufferGeometry[], storey: number) =>
    focus && storey < focus.storey ? parts.map((part) => faded(part, focus.pale, PALE)) : parts;
  const parts = [
    ...drawn.terraces.flatMap((each) => dim(terrace(each, heights), each.anchor[2]!)),
    ...drawn.pieces.flatMap((each) => dim([piece(each)], each.places.at(-1)![2]!)),
  ];
  return parts.length ? together(parts) : null;
}

function terrace({ anchor, flower, supports }: Terrace, heights: Heights): BufferGeometry[] {
  const [x, y, storey] = anchor as [number, number, number];
  const carried = CORNERS.flatMap(([dx, dy], corner) => {
    const support = supports[corner]!;
    const [east, south] = [x + dx, y + dy];
    if (support === "single") return [placed(SHAPES.single, east + 0.5, storey - 1, south + 0.5)];
    if (support === "double") return [placed(SHAPES.double, east + 0.5, storey - 2, south + 0.5)];
    if (support !== OPEN) return [];
    const ground = heights[south]?.[east] ?? 0;
    const post = SHAPES.post.clone().scale(1, storey - THICK - ground, 1);
    return [placed(post, east + 0.5, ground, south + 0.5)];
  });
  const top = [SHAPES.slab, BEDS[flower as Flower]].map((shape) => placed(shape, x, storey, y));
  return [...top, ...carried];
}

function piece({ kind, places }: Piece): BufferGeometry {
  const [[x, y, storey], end] = places as [[number, number, number], number[] | undefined];
  if (!end) return placed(shapeOf(kind), x + 0.5, storey, y + 0.5);
  const turn = -Math.atan2(end[1]! - y, end[0]! - x);
  if (kind === "stairs") return placed(SHAPES.stairs, x + 0.5, storey, y + 0.5, turn);
  const [middleX, middleY] = [(x + end[0]! + 1) / 2, (y + end[1]! + 1) / 2];
  return placed(shapeOf(kind), middleX, storey, middleY, turn);
}

function shapeOf(kind: string): BufferGeometry {
  if (kind === "fountain" || kind === "bridge" || kind === "belvedere") return SHAPES[kind];
  return SHAPES.statue; // one that carries a terrace stands as it stood
}
