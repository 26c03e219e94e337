import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  RingGeometry,
} from "three";
import { SIDE } from "../facts.gen";
import { FOAM, painted, shaded, together, WATER } from "./paint";

/** What lies around a garden: a canal, streets of low houses, palms, on sand that ends softly. */

const PLASTER = ["#d9a878", "#e6c79a", "#c98f5e", "#efdcb6", "#b97c4f"] as const;
const ROOF = ["#c49a6c", "#d8b98c", "#b5835a"] as const;
const CLOTH = ["#b8452f", "#2f55a8", "#d8a437", "#3c7d6a"] as const;
const TIMBER = "#7a5233";
const DOOR = "#4a2a1e";
const GLAZE = "#2f55a8";
const STREET = "#a5825a"; // what houses shade of the sand
const QUAY = "#d9b98a";
const TRUNK = "#7a5233";
const FROND = ["#4f8040", "#3f6f3b"] as const;
const SHORE = [5.25, 5.85] as const; // of the canal, from the middle of the garden; the board ends at 5
const NEAREST = 6.15;
const WIDEST = 8.5; // beyond this they would stand above the horizon
const LOT = 0.86; // from one house to the next
const TEMPLES = [
  [7.3, -1.6],
  [-7.3, 2.2],
  [-1.8, -7.3],
] as const;
const PRECINCT = 1.15; // around a temple stands nothing else
const LOWEST = -0.32; // the sand, below the board
const SOFT = 13; // where the sand has ended

const box = (x: number, y: number, z: number) => new BoxGeometry(x, y, z);
const pick = <T>(random: () => number, from: readonly T[]) =>
  from[Math.floor(random() * from.length)]!;

/** Walls that rise above a flat roof, with a door. */
function block(width: number, height: number, depth: number, wall: string, roof: string) {
  const rim = 0.06;
  const top = height + rim;
  return [
    painted(box(width - rim, height, depth - rim), roof, 0, height / 2, 0),
    ...[-1, 1].flatMap((side) => [
      painted(box(rim, top, depth), wall, (side * (width - rim)) / 2, top / 2, 0),
      painted(box(width, top, rim), wall, 0, top / 2, (side * (depth - rim)) / 2),
      painted(box(0.11, 0.16, 0.02), DOOR, width * 0.2, 0.08, (side * depth) / 2),
      painted(box(0.02, 0.07, 0.08), DOOR, (side * width) / 2, height * 0.62, 0),
    ]),
  ];
}

/** Its roof is a terrace: an upper room stands on it, or a cloth gives shade. */
function house(random: () => number): BufferGeometry {
  const [width, depth] = [0.48 + random() * 0.24, 0.48 + random() * 0.24];
  const height = 0.18 + random() * 0.2;
  const [wall, roof] = [pick(random, PLASTER), pick(random, ROOF)];
  const kind = random();
  const upper = block(width * 0.56, 0.2, depth * 0.6, wall, roof);
  const cloth = painted(
    box(width * 0.5, 0.02, depth * 0.62),
    pick(random, CLOTH),
    0.08,
    height + 0.2,
    0,
  );
  const posts = [-1, 1].map((side) =>
    painted(box(0.025, 0.2, 0.025), TIMBER, 0.08, height + 0.1, side * depth * 0.28),
  );
  return together([
    painted(box(width + 0.22, 0.01, depth + 0.22), STREET, -0.05, 0.005, 0.02),
    ...block(width, height, depth, wall, roof),
    ...(kind < 0.45
      ? upper.map((part) => part.translate(-width * 0.2, height, -depth * 0.18))
      : []),
    ...(kind > 0.72 ? [cloth, ...posts] : []),
  ]);
}

/** Water all around the garden, between quays, with a bridge on each side. */
function canal(): BufferGeometry {
  const [inner, outer] = SHORE;
  const middle = (inner + outer) / 2;
  const side = (quarter: number) =>
    [
      painted(box(outer * 2, 0.02, outer - inner), WATER, 0, 0.01, middle),
      painted(box(outer * 0.5, 0.005, 0.014), FOAM, 2.2, 0.022, middle + 0.1),
      painted(box(outer * 0.7, 0.005, 0.014), FOAM, -1.4, 0.022, middle - 0.14),
      painted(box(outer * 2 + 0.16, 0.09, 0.08), QUAY, 0, 0.045, outer + 0.04),
      painted(box(inner * 2, 0.09, 0.08), QUAY, 0, 0.045, inner - 0.04),
      painted(box(0.62, 0.06, outer - inner + 0.3), QUAY, 0, 0.12, middle),
      ...[-0.29, 0.29].map((x) =>
        painted(box(0.05, 0.12, outer - inner + 0.3), PLASTER[0], x, 0.16, middle),
      ),
    ].map((part) => part.rotateY((quarter * Math.PI) / 2));
  return together([0, 1, 2, 3].flatMap(side));
}

function temple(): BufferGeometry {
  return together([
    painted(box(1.3, 0.3, 1.3), PLASTER[0], 0, 0.15, 0),
    painted(box(0.95, 0.28, 0.95), PLASTER[1], 0, 0.44, 0),
    painted(box(0.6, 0.26, 0.6), PLASTER[0], 0, 0.71, 0),
    painted(box(0.34, 0.22, 0.34), GLAZE, 0, 0.95, 0),
    painted(box(0.26, 0.5, 0.5), PLASTER[3], 0, 0.16, 0.72),
  ]);
}

function tree(random: () => number): BufferGeometry {
  const height = 0.5 + random() * 0.35;
  const leaves = Array.from({ length: 6 }, (_, leaf) =>
    painted(
      new ConeGeometry(0.06, 0.34, 4)
        .translate(0, 0.17, 0)
        .rotateZ(1.9)
        .rotateY((leaf * Math.PI) / 3),
      FROND[leaf % 2]!,
      0,
      height,
      0,
    ),
  );
  return together([
    painted(new CylinderGeometry(0.025, 0.045, height, 5), TRUNK, 0, height / 2, 0),
    ...leaves,
  ]);
}

/** The same for everybody, on every machine. */
function dice(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}

/** Whether a house may stand here: in the band around the canal, off the avenues to its bridges. */
function isLot(x: number, z: number): boolean {
  const [far, along] = [Math.max(Math.abs(x), Math.abs(z)), Math.min(Math.abs(x), Math.abs(z))];
  const isSacred = TEMPLES.some(
    ([east, south]) => Math.max(Math.abs(x - east), Math.abs(z - south)) < PRECINCT,
  );
  return far > NEAREST && Math.hypot(x, z) < WIDEST && along > LOT / 2 && !isSacred;
}

/** Blocks of houses with palms between them. */
function quarters(random: () => number): BufferGeometry[] {
  const half = Math.ceil(WIDEST / LOT);
  const lots = Array.from({ length: 2 * half + 1 }, (_, lot) => (lot - half) * LOT);
  const standing = lots.flatMap((x) => lots.filter((z) => isLot(x, z)).map((z) => [x, z] as const));
  return standing.flatMap(([x, z]) => {
    const what = random();
    const shape = what < 0.74 ? house(random) : what < 0.92 ? tree(random) : null;
    const [east, south] = [x + (random() - 0.5) * 0.16, z + (random() - 0.5) * 0.16];
    const turns = (Math.floor(random() * 4) * Math.PI) / 2;
    return shape ? [shape.rotateY(turns).translate(east, 0, south)] : [];
  });
}

/** Palms stand along the water. */
function grove(random: () => number): BufferGeometry[] {
  const [, outer] = SHORE;
  return [0, 1, 2, 3].flatMap((side) =>
    [-4.9, -3.6, -2.3, 1.7, 3.1, 4.4].map((along) =>
      tree(random)
        .translate(along + random() * 0.5, 0, outer + 0.22)
        .rotateY((side * Math.PI) / 2),
    ),
  );
}

/** All of it as one shape. */
export function city(): BufferGeometry {
  const random = dice(11);
  const temples = TEMPLES.map(([x, z]) => temple().translate(x, 0, z));
  const middle = SIDE / 2;
  const standing = shaded(together([...temples, ...quarters(random), ...grove(random)]));
  return together([standing, canal()]).translate(middle, LOWEST, middle);
}

/** Sand around the board: dark where the board shades it, transparent where it ends. */
export function sand(): BufferGeometry {
  const shape = new RingGeometry(0.01, SOFT, 48, 10).rotateX(-Math.PI / 2);
  const places = shape.getAttribute("position");
  const colours = new Float32Array(places.count * 4);
  for (let vertex = 0; vertex < places.count; vertex += 1) {
    const radius = Math.hypot(places.getX(vertex), places.getZ(vertex));
    const light = 0.55 + 0.45 * Math.min(1, Math.max(0, (radius - 5) / 2.5));
    const alpha = 1 - Math.min(1, Math.max(0, (radius - 7.5) / (SOFT - 7.5)));
    colours.set([light, light, light, alpha], vertex * 4);
  }
  shape.setAttribute("color", new BufferAttribute(colours, 4));
  return shape.translate(SIDE / 2, LOWEST, SIDE / 2);
}
