import {
  type BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { type Drawn, SIDE, type Spot } from "../gardens";
import { build, type Focus, type Heights } from "./building";
import { decals, iconTexture } from "./decals";
import { Orbit } from "./orbit";
import { board } from "./shapes";

const FIELD = 32; // degrees
const REACH = 5.9; // from the middle of the board to what must be in sight
const DAY = { sky: "#fff3da", ground: "#c99b67", sun: "#ffedc8", soft: 1.7, bright: 2.6 };
const NIGHT = { sky: "#b4c2ff", ground: "#54405c", sun: "#ffdcae", soft: 1.5, bright: 2.1 };

/** A garden on the screen.  A frame is drawn only when something has changed. */
export class Stage {
  readonly orbit: Orbit;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 80);
  private readonly sky = new HemisphereLight();
  private readonly sun = new DirectionalLight();
  private readonly garden: Mesh;
  private readonly icons: Mesh;
  private readonly ghost: Mesh;
  private readonly ghostIcons: Mesh;
  private top = 1; // the highest storey
  private pending = 0;

  constructor(
    canvas: HTMLCanvasElement,
    area: HTMLElement,
    private readonly drawn: () => void,
    isStill: () => boolean,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.orbit = new Orbit(area, this.wake, isStill);
    const texture = iconTexture();
    const solid = new MeshLambertMaterial({ vertexColors: true });
    const printed = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
    const thought = new MeshLambertMaterial({
      vertexColors: true,
      transparent: true,
      opacity: 0.86,
      emissive: new Color("#6b4a08"),
    });
    this.garden = this.mesh(solid);
    this.icons = this.mesh(printed);
    this.ghost = this.mesh(thought);
    this.ghostIcons = this.mesh(printed);
    this.garden.castShadow = this.garden.receiveShadow = true;
    const ground = new Mesh(board(SIDE), solid);
    ground.receiveShadow = true;
    this.light();
    this.scene.add(ground, this.sky, this.sun, this.sun.target);
  }

  private mesh(material: Material): Mesh {
    const mesh = new Mesh(undefined, material);
    mesh.visible = false;
    this.scene.add(mesh);
    return mesh;
  }

  private light(): void {
    this.sun.position.set(-2, 12, 9);
    this.sun.target.position.set(SIDE / 2, 0, SIDE / 2);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.normalBias = 0.03;
    this.sun.shadow.radius = 3;
    Object.assign(this.sun.shadow.camera, { left: -8, right: 8, top: 9, bottom: -8, far: 40 });
  }

  paint(dark: boolean): void {
    const look = dark ? NIGHT : DAY;
    this.sky.color.set(look.sky);
    this.sky.groundColor.set(look.ground);
    this.sky.intensity = look.soft;
    this.sun.color.set(look.sun);
    this.sun.intensity = look.bright;
    this.wake();
  }

  show(garden: Drawn, heights: Heights, focus: Focus | null): void {
    change(this.garden, build(garden, heights, focus));
    change(this.icons, decals(garden));
    this.top = Math.max(1, ...garden.terraces.map(({ anchor }) => anchor[2]!));
    this.renderer.shadowMap.needsUpdate = true;
    this.wake();
  }

  imagine(ghost: Drawn | null, heights: Heights): void {
    change(this.ghost, ghost && build(ghost, heights, null));
    change(this.ghostIcons, ghost && decals(ghost));
    this.wake();
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.draw(); // at once: another size has emptied the canvas
  }

  /** Where a place is on the canvas, as shares of its width and height, and how far away. */
  project([x, y, storey]: Spot): { left: number; top: number; depth: number } {
    const point = new Vector3(x, storey, y).project(this.camera);
    return { left: (point.x + 1) / 2, top: (1 - point.y) / 2, depth: point.z };
  }

  /** What a frame costs: calls to the graphics card, and triangles. */
  get cost(): { calls: number; triangles: number } {
    const { calls, triangles } = this.renderer.info.render;
    return { calls, triangles };
  }

  dispose(): void {
    cancelAnimationFrame(this.pending);
    this.orbit.dispose();
    for (const mesh of [this.garden, this.icons, this.ghost, this.ghostIcons]) change(mesh, null);
    this.renderer.dispose();
  }

  private readonly wake = (): void => {
    this.pending ||= requestAnimationFrame(this.draw);
  };

  private readonly draw = (): void => {
    cancelAnimationFrame(this.pending);
    this.pending = 0;
    const going = this.orbit.step();
    this.aim();
    this.renderer.render(this.scene, this.camera);
    this.drawn();
    if (going) this.wake();
  };

  /** Stand where the whole board is in sight, and so that it is in the middle of the canvas. */
  private aim(): void {
    const { yaw, pitch, zoom } = this.orbit.pose;
    const high = Math.tan((FIELD * Math.PI) / 360);
    const [deep, steep] = [REACH * Math.cos(pitch), REACH * Math.sin(pitch)];
    const upright = steep + this.top * 0.5 * Math.cos(pitch);
    const whole = Math.max(REACH / (high * this.camera.aspect), upright / high) + deep * 0.6;
    const away = whole * zoom;
    // What is near looks larger than what is far: the picture is lower than what it shows.
    const sink = (steep * deep * away) / Math.max(1, away * away - deep * deep);
    const middle = new Vector3(SIDE / 2, this.top * 0.4, SIDE / 2);
    const ahead = new Vector3(Math.sin(yaw), 0, Math.cos(yaw));
    middle.addScaledVector(ahead, sink * Math.sin(pitch)).setY(middle.y - sink * Math.cos(pitch));
    this.camera.position
      .copy(middle)
      .addScaledVector(ahead, Math.cos(pitch) * away)
      .setY(middle.y + Math.sin(pitch) * away);
    this.camera.lookAt(middle);
    this.camera.updateMatrixWorld();
  }
}

function change(mesh: Mesh, geometry: BufferGeometry | null): void {
  mesh.geometry.dispose();
  mesh.visible = geometry !== null;
  if (geometry) mesh.geometry = geometry;
}
