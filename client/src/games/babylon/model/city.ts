import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  RingGeometry,
} from "three";
import { SIDE } from "../facts.gen";
import { painted, shaded, together } from "./paint";

/** What lies around a garden: low houses, palms and small temples, on sand that ends softly. */

const CLAY = ["#c98f5e", "#d9a878", "#b97c4f", "#e0b98a"] as const;
const ROOF = "#a5683f";
const DOOR = "#4a2a1e";
const GLAZE = "#2f55a8";
const TRUNK = "#7a5233";
const FROND = ["#4f8040", "#3f6f3b"] as const;
const NEAREST = 6.1; // from the middle of the garden; the board ends at 5
const FARTHEST = 8;
const WIDEST = 8.4; // beyond this they would stand above the horizon
const TEMPLES = [
  [7.3, -1.6],
  [-7.3, 2.2],
  [-1.8, -7.3],
] as const;
const HOUSES = 64;
const PALMS = 22;
const LOWEST = -0.32; // the sand, below the board
const SOFT = 13; // where the sand has ended

const box = (x: number, y: number, z: number) => new BoxGeometry(x, y, z);

function house(random: () => number): BufferGeometry {
  const [width, depth] = [0.35 + random() * 0.5, 0.35 + random() * 0.5];
  const height = 0.18 + random() * 0.34;
  const colour = CLAY[Math.floor(random() * CLAY.length)]!;
  return together([
    painted(box(width, height, depth), colour, 0, height / 2, 0),
    painted(box(width * 0.8, 0.03, depth * 0.8), ROOF, 0, height, 0),
    painted(box(0.1, 0.14, 0.02), DOOR, 0, 0.07, depth / 2),
  ]);
}

function temple(): BufferGeometry {
  return together([
    painted(box(1.3, 0.3, 1.3), CLAY[0], 0, 0.15, 0),
    painted(box(0.95, 0.28, 0.95), CLAY[1], 0, 0.44, 0),
    painted(box(0.6, 0.26, 0.6), CLAY[0], 0, 0.71, 0),
    painted(box(0.34, 0.22, 0.34), GLAZE, 0, 0.95, 0),
    painted(box(0.26, 0.5, 0.5), CLAY[3], 0, 0.16, 0.72),
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

/** Somewhere on the square band around the board. */
function spot(random: () => number): [number, number] {
  const far = NEAREST + random() * (FARTHEST - NEAREST);
  const along = (random() * 2 - 1) * Math.sqrt(WIDEST * WIDEST - far * far);
  const side = Math.floor(random() * 4);
  if (side < 2) return [along, side ? far : -far];
  return [side === 2 ? far : -far, along];
}

/** All houses and trees as one shape. */
export function city(): BufferGeometry {
  const random = dice(11);
  const temples = TEMPLES.map(([x, z]) => temple().translate(x, 0, z));
  const placed = (shape: BufferGeometry, quarters: number) => {
    const [x, z] = spot(random);
    return shape.rotateY((quarters * Math.PI) / 2).translate(x, 0, z);
  };
  const houses = Array.from({ length: HOUSES }, () =>
    placed(house(random), Math.floor(random() * 4)),
  );
  const palms = Array.from({ length: PALMS }, () => placed(tree(random), 0));
  const middle = SIDE / 2;
  return shaded(together([...temples, ...houses, ...palms])).translate(middle, LOWEST, middle);
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
