import { BufferAttribute, BufferGeometry, Color } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** Geometry that carries its own colours, so that a whole garden is one mesh. */

export const STONE = "#e9d2a6";
export const EDGE = "#c9a36d";
export const PAVING = "#f4e6c8";
export const LEAF = "#6d9a4b";
export const DARK_LEAF = "#4c7a3d";
export const PILLAR = "#e2ad74";
export const TALL_PILLAR = "#b9643a";
export const LAPIS = "#2f55a8";
export const GOLD = "#e3b04b";
export const WATER = "#4f9fce";
export const MARBLE = "#fbf6ea";
export const SAND = "#d8b27c";
export const HOLE = "#9c7344";

/** A shape in one colour, moved to where it stands. */
export function painted(shape: BufferGeometry, colour: string, x = 0, y = 0, z = 0) {
  const plain = shape.index ? shape.toNonIndexed() : shape;
  plain.deleteAttribute("uv");
  const { r, g, b } = new Color(colour);
  const count = plain.getAttribute("position").count;
  const colours = new Float32Array(count * 3);
  for (let vertex = 0; vertex < count; vertex += 1) colours.set([r, g, b], vertex * 3);
  plain.setAttribute("color", new BufferAttribute(colours, 3));
  return plain.translate(x, y, z);
}

export const together = (parts: BufferGeometry[]): BufferGeometry => mergeGeometries(parts);

/** A shape somewhere: moved, turned about the vertical, stretched upwards, faded. */
export interface Stand {
  shape: BufferGeometry;
  at: readonly [number, number, number];
  turn?: number;
  stretch?: number;
  /** How much of its colour it has lost. */
  pale?: number;
}

/** All of them as one geometry.  A garden has some 90,000 corners: they are copied one by one. */
export function assembled(stands: readonly Stand[], towards: string): BufferGeometry {
  const length = stands.reduce((sum, { shape }) => sum + arrayOf(shape, "position").length, 0);
  const [places, normals, colours] = [0, 1, 2].map(() => new Float32Array(length)) as Three;
  const pale = new Color(towards).toArray();
  let from = 0;
  for (const { shape, at, turn = 0, stretch = 1, pale: share = 0 } of stands) {
    const old = arrayOf(shape, "position");
    turnInto(places, from, old, turn, at, stretch);
    turnInto(normals, from, arrayOf(shape, "normal"), turn, [0, 0, 0], 1);
    colours.set(arrayOf(shape, "color"), from);
    if (share) fade(colours, from, from + old.length, pale, share);
    from += old.length;
  }
  return new BufferGeometry()
    .setAttribute("position", new BufferAttribute(places, 3))
    .setAttribute("normal", new BufferAttribute(normals, 3))
    .setAttribute("color", new BufferAttribute(colours, 3));
}

type Three = [Float32Array, Float32Array, Float32Array];

const arrayOf = (shape: BufferGeometry, name: string) =>
  shape.getAttribute(name).array as Float32Array;

function turnInto(
  target: Float32Array,
  from: number,
  source: Float32Array,
  turn: number,
  [east, up, south]: readonly [number, number, number],
  stretch: number,
): void {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  for (let each = 0; each < source.length; each += 3) {
    const x = source[each]!;
    const z = source[each + 2]!;
    target[from + each] = x * cos + z * sin + east;
    target[from + each + 1] = source[each + 1]! * stretch + up;
    target[from + each + 2] = z * cos - x * sin + south;
  }
}

function fade(
  colours: Float32Array,
  from: number,
  to: number,
  pale: readonly number[],
  share: number,
): void {
  for (let each = from; each < to; each += 1) {
    colours[each]! += (pale[each % 3]! - colours[each]!) * share;
  }
}
