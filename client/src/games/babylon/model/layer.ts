import {
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type Scene,
  Vector3,
} from "three";
import type { Stand } from "./building";

const MOST = 128; // of one shape: 30 terraces have 120 corners
const LIT = new Color(1, 1, 1);
const SHADE = new Color(0.5, 0.5, 0.56);

/** Part of what is on the stage: one mesh for all that has the same shape, one for
 * what is printed on it. */
export class Layer {
  readonly group = new Group();
  private readonly meshes = new Map<BufferGeometry, InstancedMesh>();
  private readonly icons: Mesh;

  constructor(
    scene: Scene,
    private readonly solid: Material,
    printed: Material,
    private readonly isReal = true,
  ) {
    this.icons = new Mesh(undefined, printed);
    this.group.add(this.icons);
    this.group.visible = false;
    scene.add(this.group);
  }

  fill(stands: readonly Stand[], printed: BufferGeometry | null = null): void {
    for (const mesh of this.meshes.values()) mesh.count = 0;
    for (const stand of stands) this.add(stand);
    this.icons.geometry.dispose();
    this.icons.visible = printed !== null;
    if (printed) this.icons.geometry = printed;
    this.group.visible = stands.length > 0;
  }

  dispose(): void {
    for (const mesh of this.meshes.values()) mesh.dispose();
    this.icons.geometry.dispose();
  }

  private add(stand: Stand): void {
    const mesh = this.meshes.get(stand.shape) ?? this.begin(stand.shape);
    mesh.setMatrixAt(mesh.count, placeOf(stand));
    mesh.setColorAt(mesh.count, stand.dim ? SHADE : LIT);
    mesh.count += 1;
    mesh.instanceMatrix.needsUpdate = true;
    mesh.instanceColor!.needsUpdate = true;
  }

  private begin(shape: BufferGeometry): InstancedMesh {
    const mesh = new InstancedMesh(shape, this.solid, MOST);
    mesh.count = 0;
    mesh.frustumCulled = false;
    mesh.castShadow = mesh.receiveShadow = this.isReal;
    this.meshes.set(shape, mesh);
    this.group.add(mesh);
    return mesh;
  }
}

export function placeOf({ at, turn = 0, stretch = 1 }: Stand): Matrix4 {
  return new Matrix4()
    .makeRotationY(turn)
    .scale(new Vector3(1, stretch, 1))
    .setPosition(...at);
}
