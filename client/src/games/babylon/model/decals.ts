import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { SIDE } from "../facts.gen";
import { CORNERS, type Piece, standing, type Terrace } from "../gardens";
import { PAINTS, PETALS, SIGNS, TURNS } from "../signs";

/** What is printed on stone: icons and flowers from one texture in one mesh, and letters around
 * the board. */

const ICONS = ["stairs", "fountain", "bridge", "statue"];
const FLOWERS = Object.keys(PETALS);
const PRINTS = [...ICONS, ...FLOWERS];
const CELL = 128; // pixels
const ICON = 0.52;
const FLOWER = 0.66;
const ABOVE = 0.024; // the paving
const INK = "#6b3d18";

function textureOf(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  draw(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

export function printTexture(): Texture {
  return textureOf(CELL * PRINTS.length, CELL, (pen) => {
    PRINTS.forEach((print, index) => {
      pen.setTransform(CELL / 24, 0, 0, CELL / 24, index * CELL, 0);
      if (print in PETALS) drawFlower(pen, print);
      else drawIcon(pen, print);
    });
  });
}

function drawIcon(pen: CanvasRenderingContext2D, icon: string): void {
  pen.fillStyle = INK;
  pen.fill(new Path2D(SIGNS[icon]));
}

function drawFlower(pen: CanvasRenderingContext2D, flower: string): void {
  const petal = new Path2D(PETALS[flower]);
  pen.fillStyle = PAINTS[flower]!;
  pen.strokeStyle = "#3a2410";
  pen.lineWidth = 0.9;
  pen.translate(12, 12);
  for (const turn of TURNS) {
    pen.save();
    pen.rotate((turn * Math.PI) / 180);
    pen.translate(-12, -12);
    pen.fill(petal);
    pen.stroke(petal);
    pen.restore();
  }
}

/** A quad for every flower, and for every icon on which nothing stands. */
export function decals(
  terraces: readonly Terrace[],
  pieces: readonly Piece[],
): BufferGeometry | null {
  const taken = standing(pieces);
  const quads = terraces.flatMap(({ anchor, icons, flower }) => {
    const [west, north, storey] = anchor as [number, number, number];
    const printed = CORNERS.flatMap(([dx, dy], corner) => {
      const [x, y] = [west + dx, north + dy];
      const isFree = icons[corner] !== "blank" && !taken.has([x, y, storey].join());
      return isFree ? [quad(icons[corner]!, ICON, x + 0.5, y + 0.5, storey)] : [];
    });
    return [...printed, quad(flower, FLOWER, west + 1, north + 1, storey + 0.04)];
  });
  return quads.length ? mergeGeometries(quads) : null;
}

function quad(print: string, size: number, x: number, y: number, height: number): BufferGeometry {
  const plane = new PlaneGeometry(size, size).rotateX(-Math.PI / 2);
  const index = PRINTS.indexOf(print);
  const [west, east] = [index / PRINTS.length, (index + 1) / PRINTS.length];
  const corners = new Float32Array([west, 1, east, 1, west, 0, east, 0]);
  plane.setAttribute("uv", new BufferAttribute(corners, 2));
  return plane.translate(x, height + ABOVE, y);
}

const RIM = 0.5; // around the holes, for letters
const HOLE = 112; // pixels

/** The names of the holes, on all four sides of the board. */
export function letterTexture(): Texture {
  const size = (SIDE + 2 * RIM) * HOLE;
  return textureOf(size, size, (pen) => {
    pen.font = `600 ${HOLE * 0.34}px Georgia, serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#f2d48a";
    for (let line = 0; line < SIDE; line += 1) {
      const along = (line + 0.5 + RIM) * HOLE;
      for (const across of [(RIM / 2) * HOLE, size - (RIM / 2) * HOLE]) {
        pen.fillText("abcdefgh"[line]!, along, across);
        pen.fillText(String(line + 1), across, along);
      }
    }
  });
}

export function letters(): BufferGeometry {
  const wide = SIDE + 2 * RIM;
  return new PlaneGeometry(wide, wide).rotateX(-Math.PI / 2).translate(SIDE / 2, 0.03, SIDE / 2);
}
