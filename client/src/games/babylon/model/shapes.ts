import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  RingGeometry,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { bed, greenery } from "./plants";
import {
  EDGE,
  FOAM,
  GOLD,
  GRASS,
  HOLE,
  LAPIS,
  MARBLE,
  painted,
  PAVING,
  PILLAR,
  SAND,
  shaded,
  STONE,
  TALL_PILLAR,
  together,
  WATER,
  WOOD,
} from "./paint";

/** All that stands in a garden, each once, at the origin: one hole is 1 wide, one storey 1 high. */

export const THICK = 0.14; // a terrace
export const RISE = 1 - THICK; // from a terrace to the one above it
const box = (x: number, y: number, z: number) => new BoxGeometry(x, y, z);
const disc = (radius: number, height: number, sides = 20) =>
  new CylinderGeometry(radius, radius, height, sides);
/** Without ends, which nobody sees. */
const tube = (top: number, foot: number, height: number, sides = 10) =>
  new CylinderGeometry(top, foot, height, sides, 1, true);
const flat = (radius: number, sides = 18) =>
  new CircleGeometry(radius, sides).rotateX(-Math.PI / 2);
const ring = (from: number, to: number) => new RingGeometry(from, to, 16).rotateX(-Math.PI / 2);

/** A column with a foot, a head like a blossom, and bands of gold. */
function column(height: number, radius: number, colour: string, bands: readonly number[]) {
  const shaft = tube(radius * 0.82, radius, height - 0.2);
  const head = tube(radius * 1.3, radius * 0.82, 0.14);
  return shaded(
    together([
      painted(box(0.42, 0.06, 0.42), EDGE, 0, 0.03, 0),
      painted(tube(radius * 1.05, radius * 1.25, 0.06), colour, 0, 0.09, 0),
      painted(shaft, colour, 0, height / 2, 0),
      painted(head, colour, 0, height - 0.13, 0),
      painted(box(0.42, 0.06, 0.42), EDGE, 0, height - 0.03, 0),
      ...[height - 0.22, ...bands].map((y) =>
        painted(tube(radius * 1.04, radius * 1.1, 0.06), GOLD, 0, y, 0),
      ),
    ]),
  );
}

/** A lady with a crown, on which a terrace may rest. */
function statue(): BufferGeometry {
  const arm = (side: number) =>
    painted(
      new CylinderGeometry(0.035, 0.045, 0.26, 7).rotateZ(side * 0.42),
      MARBLE,
      side * 0.13,
      0.46,
      0.02,
    );
  return shaded(
    together([
      painted(box(0.44, 0.1, 0.44), EDGE, 0, 0.05, 0),
      painted(box(0.36, 0.05, 0.36), LAPIS, 0, 0.125, 0),
      painted(new CylinderGeometry(0.09, 0.17, 0.28, 10), MARBLE, 0, 0.28, 0),
      painted(new CylinderGeometry(0.12, 0.09, 0.2, 10), MARBLE, 0, 0.5, 0),
      painted(new TorusGeometry(0.095, 0.02, 5, 14).rotateX(1.571), GOLD, 0, 0.41, 0),
      arm(-1),
      arm(1),
      painted(new SphereGeometry(0.095, 12, 9), MARBLE, 0, 0.68, 0),
      painted(new CylinderGeometry(0.14, 0.09, 0.1, 10), GOLD, 0, RISE - 0.05, 0),
    ]),
  );
}

/** Its long side lies from west to east, its middle between two places. */
function fountain(): BufferGeometry {
  const basin = (x: number) => [
    painted(disc(0.37, 0.14, 18), MARBLE, x, 0.07, 0),
    painted(flat(0.3), WATER, x, 0.145, 0),
    painted(ring(0.2, 0.22), FOAM, x, 0.148, 0),
    painted(ring(0.275, 0.29), FOAM, x, 0.148, 0),
    painted(new CylinderGeometry(0.05, 0.08, 0.3, 9), MARBLE, x, 0.28, 0),
    painted(new CylinderGeometry(0.17, 0.05, 0.12, 12), MARBLE, x, 0.46, 0),
    painted(flat(0.15, 14), WATER, x, 0.523, 0),
    painted(new ConeGeometry(0.045, 0.26, 7), FOAM, x, 0.64, 0),
    ...[0, 1, 2, 3].map((side) => {
      const angle = (side * Math.PI) / 2 + 0.4;
      const fall = new CylinderGeometry(0.014, 0.022, 0.36, 5).rotateZ(0.24).rotateY(-angle);
      return painted(fall, FOAM, x + Math.cos(angle) * 0.19, 0.33, Math.sin(angle) * 0.19);
    }),
  ];
  return shaded(
    together([
      ...basin(-0.5),
      ...basin(0.5),
      painted(box(0.5, 0.12, 0.34), MARBLE, 0, 0.06, 0),
      painted(box(0.56, 0.02, 0.2), WATER, 0, 0.125, 0),
    ]),
  );
}

/** From west to east over the gap at the origin. */
function bridge(): BufferGeometry {
  const arch = (x: number) => 0.34 * (1 - (x / 1.3) ** 2);
  const planks = Array.from({ length: 13 }, (_, index) => -1.2 + index * 0.2);
  const sides = [-0.24, 0.24];
  return together([
    ...planks.map((x) => painted(box(0.18, 0.06, 0.5), WOOD, x, arch(x) + 0.07, 0)),
    ...sides.flatMap((z) =>
      planks.map((x) => painted(box(0.21, 0.08, 0.05), EDGE, x, arch(x) + 0.02, z)),
    ),
    ...planks
      .filter((_, index) => index % 3 === 0)
      .flatMap((x) => sides.map((z) => painted(box(0.06, 0.24, 0.06), GOLD, x, arch(x) + 0.18, z))),
    ...sides.flatMap((z) =>
      planks.map((x) => painted(box(0.21, 0.035, 0.05), WOOD, x, arch(x) + 0.29, z)),
    ),
  ]);
}

/** The foot at the origin, the head one storey higher to the east. */
function stairs(): BufferGeometry {
  const steps = Array.from({ length: 7 }, (_, index) => index);
  const part = (step: number, over: number) => ((step + 1) / 7) * (1 - THICK / 2) + over;
  const along = (step: number) => -0.4 + step * 0.13;
  return together([
    ...steps.flatMap((step) => [
      painted(box(0.135, part(step, -0.03), 0.5), EDGE, along(step), part(step, -0.03) / 2, 0),
      painted(box(0.15, 0.03, 0.5), PAVING, along(step), part(step, -0.015), 0),
    ]),
    ...[-0.27, 0.27].flatMap((z) =>
      steps.map((step) =>
        painted(box(0.135, part(step, 0.1), 0.06), STONE, along(step), part(step, 0.1) / 2, z),
      ),
    ),
    painted(box(0.5, 0.05, 0.5), PAVING, 0.75, 1.025, 0),
  ]);
}

function belvedere(): BufferGeometry {
  const posts = [-0.2, 0.2].flatMap((x) => [-0.2, 0.2].map((z) => [x, z] as const));
  return shaded(
    together([
      painted(box(0.6, 0.05, 0.6), EDGE, 0, 0.025, 0),
      painted(box(0.52, 0.04, 0.52), MARBLE, 0, 0.07, 0),
      ...posts.map(([x, z]) => painted(tube(0.035, 0.035, 0.32, 6), MARBLE, x, 0.25, z)),
      painted(box(0.54, 0.04, 0.54), GOLD, 0, 0.42, 0),
      painted(new ConeGeometry(0.42, 0.28, 4).rotateY(Math.PI / 4), LAPIS, 0, 0.58, 0),
      painted(new SphereGeometry(0.05, 6, 5), GOLD, 0, 0.75, 0),
    ]),
  );
}

/** A slab with its north-west corner at the origin and its top at height 0. */
function slab(): BufferGeometry {
  const places = [0.5, 1.5].flatMap((x) => [0.5, 1.5].map((z) => [x, z] as const));
  return together([
    painted(box(1.82, 0.05, 1.82), EDGE, 1, -THICK + 0.025, 1),
    painted(box(1.94, 0.055, 1.94), STONE, 1, -0.0625, 1),
    painted(box(1.9, 0.02, 1.9), LAPIS, 1, -0.095, 1),
    painted(box(1.86, 0.035, 1.86), GRASS, 1, -0.0175, 1),
    ...places.flatMap(([x, z]) => [
      painted(flat(0.4), EDGE, x, 0.004, z),
      painted(flat(0.37), PAVING, x, 0.01, z),
    ]),
    ...greenery(),
  ]);
}

export const SHAPES = {
  single: column(RISE, 0.15, PILLAR, []),
  double: column(1 + RISE, 0.15, TALL_PILLAR, [0.5, 1 - THICK / 2, 1.3]),
  statue: statue(),
  fountain: fountain(),
  bridge: bridge(),
  stairs: stairs(),
  belvedere: belvedere(),
  slab: slab(),
  post: painted(disc(0.06, 1, 8), GOLD, 0, 0.5, 0),
  pin: together([
    painted(disc(0.025, 1, 6), GOLD, 0, 0.5, 0),
    painted(ring(0.13, 0.2), GOLD, 0, 0.06, 0),
  ]),
};
export const BEDS = {
  white: bed("white"),
  pink: bed("pink"),
  yellow: bed("yellow"),
  purple: bed("purple"),
};

/** The board: sand with its holes, in a rim of glazed bricks. */
export function board(side: number): BufferGeometry {
  const holes = Array.from({ length: side * side }, (_, hole) => hole);
  const ends = [-0.42, side + 0.42];
  const at = (hole: number) => [(hole % side) + 0.5, Math.floor(hole / side) + 0.5] as const;
  return together([
    painted(box(side + 1.3, 0.14, side + 1.3), EDGE, side / 2, -0.29, side / 2),
    painted(box(side + 1.04, 0.24, side + 1.04), LAPIS, side / 2, -0.12, side / 2),
    painted(box(side + 1.12, 0.04, side + 1.12), GOLD, side / 2, -0.2, side / 2),
    painted(box(side + 0.06, 0.04, side + 0.06), GOLD, side / 2, -0.01, side / 2),
    painted(box(side, 0.05, side), SAND, side / 2, -0.005, side / 2),
    ...holes.flatMap((hole) => [
      painted(ring(0.15, 0.19), EDGE, at(hole)[0], 0.024, at(hole)[1]),
      painted(flat(0.15, 16), HOLE, at(hole)[0], 0.024, at(hole)[1]),
    ]),
    ...ends.flatMap((x) =>
      ends.map((z) => painted(new SphereGeometry(0.14, 14, 10), GOLD, x, 0.1, z)),
    ),
  ]);
}
