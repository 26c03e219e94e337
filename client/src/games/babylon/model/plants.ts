import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  OctahedronGeometry,
} from "three";
import type { Flower } from "../gardens";
import { PAINTS } from "../signs";
import { LEAVES, painted, SOIL, together } from "./paint";

/** What grows on a terrace, whose north-west corner is at the origin and its top at height 0. */

const RIM = 0.12; // from the edge to the middle of a hedge
const BUSHES = 7; // on each side

/** Hedges along the four sides, and greenery that hangs over the edges. */
export function greenery(): BufferGeometry[] {
  const steps = Array.from({ length: BUSHES }, (_, index) => index);
  const hedges = steps.flatMap((step) => {
    const along = 0.2 + (step * 1.6) / (BUSHES - 1);
    return around(along).map(([x, z], side) => bush(x, z, step + side));
  });
  return [...hedges, ...[0.42, 0.8, 1.1, 1.5].flatMap((along, index) => strands(along, index))];
}

/** The same distance along each of the four sides, on the hedge or farther out. */
function around(along: number, rim = RIM): (readonly [number, number])[] {
  return [
    [along, rim],
    [2 - rim, along],
    [2 - along, 2 - rim],
    [rim, 2 - along],
  ];
}

function bush(x: number, z: number, kind: number): BufferGeometry {
  const size = 0.1 + (kind % 3) * 0.016;
  const shape = new IcosahedronGeometry(size, 0).rotateY(kind * 1.3).scale(1.15, 0.85, 1.15);
  return painted(shape, LEAVES[kind % 3]!, x, 0.045, z);
}

/** What hangs down from the edge at the same distance along each side. */
function strands(along: number, index: number): BufferGeometry[] {
  const leaves = 2 + ((index * 7) % 3);
  return around(along, 0.015).flatMap(([x, z], side) =>
    Array.from({ length: leaves }, (_, leaf) =>
      painted(
        new OctahedronGeometry(0.075 - leaf * 0.014).rotateY(leaf + side).scale(1, 1.25, 1),
        LEAVES[(leaf + side) % 3]!,
        x,
        -0.02 - leaf * 0.095,
        z,
      ),
    ),
  );
}

const BLOSSOMS: Record<Flower, () => BufferGeometry> = {
  white: () => new IcosahedronGeometry(0.07, 0),
  pink: () => new ConeGeometry(0.065, 0.12, 6).rotateX(Math.PI),
  yellow: () => new OctahedronGeometry(0.075),
  purple: () => new ConeGeometry(0.045, 0.2, 5),
};

/** The soil in the middle, for the flower that is printed there, and its blossoms in the hedges. */
export function bed(flower: Flower): BufferGeometry {
  const blossoms = [0.34, 0.78, 1.22, 1.66].flatMap((along) => around(along));
  return together([
    painted(new CylinderGeometry(0.31, 0.33, 0.05, 14), SOIL, 1, 0.03, 1),
    ...blossoms.map(([x, z]) => painted(BLOSSOMS[flower](), PAINTS[flower]!, x, 0.15, z)),
  ]);
}
