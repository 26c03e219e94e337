import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { CORNERS, type Drawn, standing } from "../gardens";
import { SIGNS } from "../signs";

/** The icons on the places of terraces: one texture, one mesh. */

const ICONS = ["stairs", "fountain", "bridge", "statue"];
const CELL = 128; // pixels
const WIDE = 0.5;
const ABOVE = 0.022; // the paving

export function iconTexture(): Texture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [CELL * ICONS.length, CELL];
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#7a4a22";
  ICONS.forEach((icon, index) => {
    context.setTransform(CELL / 24, 0, 0, CELL / 24, index * CELL, 0);
    context.fill(new Path2D(SIGNS[icon]));
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A quad for every icon on which nothing stands. */
export function decals({ terraces, pieces }: Drawn): BufferGeometry | null {
  const taken = standing(pieces);
  const quads = terraces.flatMap(({ anchor, icons }) =>
    CORNERS.flatMap(([dx, dy], corner) => {
      const [x, y, storey] = [anchor[0]! + dx, anchor[1]! + dy, anchor[2]!];
      const index = ICONS.indexOf(icons[corner]!);
      return index < 0 || taken.has([x, y, storey].join()) ? [] : [quad(index, x, y, storey)];
    }),
  );
  return quads.length ? mergeGeometries(quads) : null;
}

function quad(index: number, x: number, y: number, storey: number): BufferGeometry {
  const plane = new PlaneGeometry(WIDE, WIDE).rotateX(-Math.PI / 2);
  const west = index / ICONS.length;
  const east = (index + 1) / ICONS.length;
  const corners = new Float32Array([west, 1, east, 1, west, 0, east, 0]);
  plane.setAttribute("uv", new BufferAttribute(corners, 2));
  return plane.translate(x + 0.5, storey + ABOVE, y + 0.5);
}
