import type { BufferGeometry } from "three";
import {
  CORNERS,
  type Drawn,
  type Flower,
  OPEN,
  type Piece,
  type Spot,
  type Terrace,
} from "../gardens";
import { BEDS, SHAPES, THICK } from "./shapes";

/** Where things stand: heights below a terrace that is only thought of. */
export type Heights = readonly (readonly number[])[];

/** A shape somewhere: moved, turned about the vertical, stretched upwards. */
export interface Stand {
  shape: BufferGeometry;
  at: readonly [number, number, number];
  turn?: number;
  stretch?: number;
  /** Whether it is below the storey that is looked at. */
  dim?: boolean;
}

/** Everything that is drawn, shape by shape. */
export function build(
  { terraces, pieces }: Drawn,
  heights: Heights = [],
  storey: number | null = null,
): Stand[] {
  const seen = (stands: Stand[], on: number) =>
    storey !== null && on < storey ? stands.map((stand) => ({ ...stand, dim: true })) : stands;
  return [
    ...terraces.flatMap((each) => seen(terrace(each, heights), each.anchor[2]!)),
    ...pieces.flatMap((each) => seen([piece(each)], each.places.at(-1)![2]!)),
  ];
}

/** A pin below every place where a tile might lie, from what is there up to its storey. */
export function pins(spots: readonly Spot[], heights: Heights): Stand[] {
  return spots.map(([x, y, storey]) => {
    const around = CORNERS.map(([dx, dy]) => heights[y - 1 + dy]?.[x - 1 + dx] ?? 0);
    const ground = Math.max(...around);
    return { shape: SHAPES.pin, at: [x, ground, y], stretch: storey - ground };
  });
}

function terrace({ anchor, flower, supports }: Terrace, heights: Heights): Stand[] {
  const [x, y, storey] = anchor as [number, number, number];
  const top = [SHAPES.slab, BEDS[flower as Flower]];
  const carried = CORNERS.flatMap(([dx, dy], corner) =>
    carrier(supports[corner]!, x + dx, y + dy, storey, heights[y + dy]?.[x + dx] ?? 0),
  );
  return [...top.map((shape): Stand => ({ shape, at: [x, storey, y] })), ...carried];
}

/** What carries a corner; a statue is drawn among the pieces. */
function carrier(support: string, x: number, y: number, storey: number, ground: number): Stand[] {
  const on = (height: number) => [x + 0.5, height, y + 0.5] as const;
  if (support === "single") return [{ shape: SHAPES.single, at: on(storey - 1) }];
  if (support === "double") return [{ shape: SHAPES.double, at: on(storey - 2) }];
  if (support !== OPEN) return [];
  return [{ shape: SHAPES.post, at: on(ground), stretch: storey - THICK - ground }];
}

function piece({ kind, places }: Piece): Stand {
  const [[x, y, storey], end] = places as [[number, number, number], number[] | undefined];
  if (!end) return { shape: shapeOf(kind), at: [x + 0.5, storey, y + 0.5] };
  const turn = -Math.atan2(end[1]! - y, end[0]! - x);
  if (kind === "stairs") return { shape: SHAPES.stairs, at: [x + 0.5, storey, y + 0.5], turn };
  const middle = [(x + end[0]! + 1) / 2, storey, (y + end[1]! + 1) / 2] as const;
  return { shape: shapeOf(kind), at: middle, turn };
}

function shapeOf(kind: string): BufferGeometry {
  if (kind === "fountain" || kind === "bridge" || kind === "belvedere") return SHAPES[kind];
  return SHAPES.statue; // one that carries a terrace stands as it stood
}
