import { BufferAttribute, type BufferGeometry, Color } from "three";
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

/** The same shape elsewhere, perhaps turned about the vertical. */
export function placed(shape: BufferGeometry, x: number, y: number, z: number, turn = 0) {
  const copy = shape.clone();
  if (turn) copy.rotateY(turn);
  return copy.translate(x, y, z);
}

/** The same shape in paler colours: what lies below the storey that is looked at. */
export function faded(shape: BufferGeometry, towards: string, share: number): BufferGeometry {
  const colours = shape.getAttribute("color");
  const pale = new Color(towards);
  for (let vertex = 0; vertex < colours.count; vertex += 1) {
    colours.setXYZ(
      vertex,
      colours.getX(vertex) + (pale.r - colours.getX(vertex)) * share,
      colours.getY(vertex) + (pale.g - colours.getY(vertex)) * share,
      colours.getZ(vertex) + (pale.b - colours.getZ(vertex)) * share,
    );
  }
  return shape;
}
