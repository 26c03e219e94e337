import { type BufferGeometry, type Material, Mesh, type Scene } from "three";
import type { Drawn } from "../gardens";
import { build, type Heights } from "./building";
import { decals } from "./decals";

/** Part of what is on the stage: one mesh for all that stands, one for the icons printed on it. */
export class Layer {
  readonly solid: Mesh;
  private readonly icons: Mesh;

  constructor(scene: Scene, solid: Material, printed: Material) {
    this.solid = new Mesh(undefined, solid);
    this.icons = new Mesh(undefined, printed);
    this.solid.add(this.icons);
    this.fill(null, []);
    scene.add(this.solid);
  }

  fill(drawn: Drawn | null, heights: Heights, storey: number | null = null): void {
    change(this.solid, drawn && build(drawn, heights, storey));
    change(this.icons, drawn && decals(drawn));
  }
}

function change(mesh: Mesh, geometry: BufferGeometry | null): void {
  mesh.geometry.dispose();
  mesh.visible = geometry !== null;
  if (geometry) mesh.geometry = geometry;
}
