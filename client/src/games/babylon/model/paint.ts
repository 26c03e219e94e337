import { BufferAttribute, type BufferGeometry, Color } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** Geometry that carries its own colours, so that each thing is one shape. */

export const STONE = "#e6cb98";
export const EDGE = "#c79f66";
export const PAVING = "#f6e9cd";
export const SOIL = "#4a3a22";
export const GRASS = "#7fa352";
export const LEAVES = ["#4f8040", "#649a48", "#3f6f3b"] as const;
export const PILLAR = "#e7bd86";
export const TALL_PILLAR = "#bb6a3e";
export const LAPIS = "#2f55a8";
export const GOLD = "#e3b04b";
export const WATER = "#3f93c8";
export const FOAM = "#bfe4f2";
export const MARBLE = "#fbf6ea";
export const WOOD = "#a5623a";
export const SAND = "#dcb984";
export const HOLE = "#8a6236";

const DARKEST = 0.72; // of its colour is left at the foot of a thing, where little light comes

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

/** Parts as one shape. */
export const together = (parts: BufferGeometry[]): BufferGeometry => mergeGeometries(parts);

/** Darker below than above, as things are that stand close together. */
export function shaded(shape: BufferGeometry): BufferGeometry {
  shape.computeBoundingBox();
  const { min, max } = shape.boundingBox!;
  const places = shape.getAttribute("position");
  const colours = shape.getAttribute("color");
  for (let vertex = 0; vertex < places.count; vertex += 1) {
    const height = (places.getY(vertex) - min.y) / (max.y - min.y);
    const light = DARKEST + (1 - DARKEST) * Math.sqrt(height);
    const [r, g, b] = [0, 1, 2].map((part) => colours.getComponent(vertex, part) * light);
    colours.setXYZ(vertex, r!, g!, b!);
  }
  return shape;
}
