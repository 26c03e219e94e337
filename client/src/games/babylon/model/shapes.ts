import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  OctahedronGeometry,
  SphereGeometry,
  TorusGeometry,
} from "three";
import type { Flower } from "../gardens";
import { PAINTS } from "../signs";
import {
  DARK_LEAF,
  EDGE,
  GOLD,
  HOLE,
  LAPIS,
  LEAF,
  MARBLE,
  painted,
  PAVING,
  PILLAR,
  SAND,
  STONE,
  TALL_PILLAR,
  together,
  WATER,
} from "./paint";

/** All that stands in a garden, each once, at the origin: one hole is 1 wide, one storey 1 high. */

export const THICK = 0.14; // a terrace
export const RISE = 1 - THICK; // from a terrace to the one above it
const box = (x: number, y: number, z: number) => new BoxGeometry(x, y, z);
const disc = (radius: number, height: number, sides = 20) =>
  new CylinderGeometry(radius, radius, height, sides);

function column(height: number, radius: number, colour: string, bands: readonly number[]) {
  const foot = painted(box(0.42, 0.08, 0.42), EDGE, 0, 0.04, 0);
  const head = painted(box(0.42, 0.08, 0.42), EDGE, 0, height - 0.04, 0);
  const shaft = new CylinderGeometry(radius * 0.86, radius, height - 0.16, 10);
  const rings = bands.map((y) => painted(disc(radius * 1.25, 0.07, 10), GOLD, 0, y, 0));
  return together([foot, head, painted(shaft, colour, 0, height / 2, 0), ...rings]);
}

function statue(): BufferGeometry {
  return together([
    painted(box(0.44, 0.12, 0.44), EDGE, 0, 0.06, 0),
    painted(new CylinderGeometry(0.11, 0.2, 0.46, 9), MARBLE, 0, 0.35, 0),
    painted(new SphereGeometry(0.13, 10, 8), MARBLE, 0, 0.66, 0),
    painted(new TorusGeometry(0.15, 0.035, 5, 12).rotateX(1.571), GOLD, 0, 0.5, 0),
    painted(new CylinderGeometry(0.17, 0.12, 0.1, 8), GOLD, 0, RISE - 0.05, 0),
  ]);
}

/** Its long side lies from west to east, its middle between two places. */
function fountain(): BufferGeometry {
  const basin = (x: number) => [
    painted(disc(0.36, 0.16), MARBLE, x, 0.08, 0),
    painted(disc(0.29, 0.03), WATER, x, 0.165, 0),
  ];
  return together([
    ...basin(-0.5),
    ...basin(0.5),
    painted(box(0.6, 0.13, 0.34), MARBLE, 0, 0.065, 0),
    painted(box(0.7, 0.03, 0.2), WATER, 0, 0.135, 0),
    ...[-0.5, 0.5].flatMap((x) => [
      painted(new CylinderGeometry(0.05, 0.08, 0.3, 8), MARBLE, x, 0.3, 0),
      painted(new ConeGeometry(0.17, 0.14, 10).rotateX(Math.PI), MARBLE, x, 0.48, 0),
      painted(disc(0.14, 0.02), WATER, x, 0.555, 0),
      painted(new ConeGeometry(0.05, 0.2, 7), WATER, x, 0.64, 0),
    ]),
  ]);
}

/** From west to east over the gap at the origin. */
function bridge(): BufferGeometry {
  const arch = (x: number) => 0.34 * (1 - (x / 1.3) ** 2);
  const planks = Array.from({ length: 13 }, (_, index) => -1.2 + index * 0.2);
  return together([
    ...planks.map((x) => painted(box(0.21, 0.09, 0.46), TALL_PILLAR, x, arch(x) + 0.05, 0)),
    ...planks
      .filter((_, index) => index % 3 === 0)
      .flatMap((x) =>
        [-0.24, 0.24].map((z) => painted(box(0.05, 0.24, 0.05), GOLD, x, arch(x) + 0.16, z)),
      ),
    ...[-0.24, 0.24].flatMap((z) =>
      planks.map((x) => painted(box(0.21, 0.04, 0.05), GOLD, x, arch(x) + 0.28, z)),
    ),
  ]);
}

/** The foot at the origin, the head one storey higher to the east. */
function stairs(): BufferGeometry {
  const steps = Array.from({ length: 7 }, (_, index) => index);
  return together([
    ...steps.map((step) => {
      const height = ((step + 1) / 7) * (1 - THICK / 2);
      return painted(box(0.135, height, 0.5), PAVING, -0.4 + step * 0.13, height / 2, 0);
    }),
    ...[-0.27, 0.27].flatMap((z) =>
      steps.map((step) => {
        const height = ((step + 1) / 7) * (1 - THICK / 2) + 0.1;
        return painted(box(0.135, height, 0.05), EDGE, -0.4 + step * 0.13, height / 2, z);
      }),
    ),
    painted(box(0.5, 0.05, 0.5), PAVING, 0.75, 1.025, 0),
  ]);
}

function belvedere(): BufferGeometry {
  const posts = [-0.2, 0.2].flatMap((x) => [-0.2, 0.2].map((z) => [x, z] as const));
  return together([
    painted(box(0.56, 0.06, 0.56), EDGE, 0, 0.03, 0),
    ...posts.map(([x, z]) => painted(disc(0.035, 0.36, 7), MARBLE, x, 0.24, z)),
    painted(new ConeGeometry(0.44, 0.28, 4).rotateY(Math.PI / 4), LAPIS, 0, 0.56, 0),
    painted(new SphereGeometry(0.055, 8, 6), GOLD, 0, 0.74, 0),
  ]);
}

/** A slab with its north-west corner at the origin and its top at height 0. */
function slab(): BufferGeometry {
  const places = [0.5, 1.5].flatMap((x) => [0.5, 1.5].map((z) => [x, z] as const));
  const rims = [0.13, 1.87];
  return together([
    painted(box(1.92, THICK - 0.03, 1.92), STONE, 1, -THICK / 2 - 0.015, 1),
    painted(box(1.86, 0.04, 1.86), LEAF, 1, -0.02, 1),
    ...places.map(([x, z]) => painted(disc(0.37, 0.03, 24), PAVING, x, 0, z)),
    ...rims.map((x) => painted(box(0.1, 0.1, 1.7), DARK_LEAF, x, 0.02, 1)),
    ...rims.map((z) => painted(box(1.7, 0.1, 0.1), DARK_LEAF, 1, 0.02, z)),
    ...hanging(),
  ]);
}

/** Greenery that hangs over the edges. */
function hanging(): BufferGeometry[] {
  const lengths = [0.3, 0.16, 0.24];
  return lengths.flatMap((length, index) => {
    const along = 0.78 + index * 0.22;
    const strand = (x: number, z: number) =>
      painted(
        new ConeGeometry(0.075, length, 5).rotateX(Math.PI),
        index % 2 ? LEAF : DARK_LEAF,
        x,
        0.03 - length / 2,
        z,
      );
    return [strand(along, 0.03), strand(2 - along, 1.97), strand(0.03, along), strand(1.97, along)];
  });
}

const BLOSSOMS: Record<Flower, () => BufferGeometry> = {
  white: () => new IcosahedronGeometry(0.085, 1),
  pink: () => new ConeGeometry(0.085, 0.18, 6).rotateX(Math.PI),
  yellow: () => new OctahedronGeometry(0.1),
  purple: () => new ConeGeometry(0.05, 0.3, 5),
};

/** The flower bed in the middle of a terrace, and a bush of the same flower on each side. */
function bed(flower: Flower): BufferGeometry {
  const middle = Array.from({ length: 8 }, (_, index) => index * (Math.PI / 4)).map((angle) => [
    1 + Math.cos(angle) * 0.2,
    1 + Math.sin(angle) * 0.2,
  ]);
  const sides = [0.84, 1, 1.16].flatMap((along) => [
    [along, 0.13],
    [along, 1.87],
    [0.13, along],
    [1.87, along],
  ]);
  return together([
    painted(disc(0.3, 0.06, 14), DARK_LEAF, 1, 0.02, 1),
    ...[[1, 1], ...middle, ...sides].map(([x, z]) =>
      painted(BLOSSOMS[flower](), PAINTS[flower]!, x, 0.15, z),
    ),
  ]);
}

export const SHAPES = {
  single: column(RISE, 0.15, PILLAR, []),
  double: column(1 + RISE, 0.15, TALL_PILLAR, [0.5, 1 - THICK / 2, 1.36]),
  statue: statue(),
  fountain: fountain(),
  bridge: bridge(),
  stairs: stairs(),
  belvedere: belvedere(),
  slab: slab(),
  post: painted(disc(0.06, 1, 8), GOLD, 0, 0.5, 0),
};
export const BEDS: Record<Flower, BufferGeometry> = {
  white: bed("white"),
  pink: bed("pink"),
  yellow: bed("yellow"),
  purple: bed("purple"),
};

/** The board: a base with a rim, and its holes. */
export function board(side: number): BufferGeometry {
  const holes = Array.from({ length: side * side }, (_, hole) => hole);
  return together([
    painted(box(side + 0.9, 0.22, side + 0.9), LAPIS, side / 2, -0.15, side / 2),
    painted(box(side + 0.5, 0.2, side + 0.5), SAND, side / 2, -0.1, side / 2),
    ...holes.map((each) =>
      painted(disc(0.15, 0.02, 14), HOLE, (each % side) + 0.5, 0, Math.floor(each / side) + 0.5),
    ),
  ]);
}
