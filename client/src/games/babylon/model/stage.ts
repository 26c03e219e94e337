import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from "three";
import { pace } from "../../../lib/pace.svelte";
import { SIDE } from "../facts.gen";
import type { Drawn, Spot } from "../gardens";
import { build, type Heights, pins } from "./building";
import { city, sand } from "./city";
import { decals, letters, letterTexture, printTexture } from "./decals";
import { Fineness } from "./fineness";
import { Layer } from "./layer";
import { Orbit } from "./orbit";
import { board } from "./shapes";
import { stone } from "./stone";

const FIELD = 32; // degrees
const FINEST = 2; // pixels for one of the page: more is not seen
const REACH = 6.1; // from the middle of the board to what must be in sight
const HALF = 5; // from there to the edge of the board, with what hangs over it
const SLANTING = 1.2; // the pitch from which one looks down rather than across
const DROP = 1.6; // storeys from which a new terrace comes down
const PACE = 90; // milliseconds in which most of a way is gone, at the usual speed
const LONGEST = 50; // milliseconds between two frames of one movement
const DAY = {
  sky: "#fff3da",
  ground: "#c99b67",
  sand: "#d6b079",
  sun: "#ffedc8",
  soft: 1.7,
  bright: 2.6,
};
const NIGHT = {
  sky: "#b4c2ff",
  ground: "#54405c",
  sand: "#965a45",
  sun: "#ffdcae",
  soft: 1.5,
  bright: 2.1,
};

const inkOf = (map: Texture) =>
  new MeshBasicMaterial({ map, transparent: true, depthWrite: false });

/** From the side a board that turns keeps its size; from above it fills what there is. */
function reachFrom(yaw: number, pitch: number): number {
  const above = Math.max(0, (pitch - SLANTING) / (Math.PI / 2 - SLANTING));
  const square = HALF * (Math.abs(Math.cos(yaw)) + Math.abs(Math.sin(yaw)));
  return REACH + (square - REACH) * above;
}

const NOTHING: Drawn = { terraces: [], pieces: [] };
/** How much of a garden that was not shown is new in it. */
interface Added {
  terraces: number;
  pieces: number;
}

const ALL = { terraces: Infinity, pieces: Infinity };

/** A garden on the screen.  A frame is drawn only when something has changed. */
export class Stage {
  readonly orbit: Orbit;
  private readonly renderer: WebGLRenderer;
  private readonly fineness: Fineness;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 80);
  private readonly sky = new HemisphereLight();
  private readonly sun = new DirectionalLight();
  private readonly plain = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
  });
  private readonly standing: Layer;
  private readonly arriving: Layer;
  private readonly ghost: Layer;
  private readonly pins: Layer;
  private shown = { whose: -1, storey: null as number | null, terraces: 0, pieces: 0 };
  private fall = 0; // how high above its place what arrives still is
  private top = 1; // the highest storey
  private eye = 1; // the storey that is looked at as the highest, on its way there
  private isReady = false; // to draw
  private pending = 0;
  private last = 0; // when a frame was drawn

  constructor(
    context: WebGL2RenderingContext,
    area: HTMLElement,
    private readonly drawn: () => void,
    private readonly isStill: () => boolean,
  ) {
    this.renderer = new WebGLRenderer({ canvas: context.canvas as HTMLCanvasElement, context });
    this.renderer.debug.checkShaderErrors = false; // asking would wait for the graphics card
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.orbit = new Orbit(area, this.wake, isStill);
    this.fineness = new Fineness(this.renderer, this.draw);
    const solid = stone();
    const thought = stone({ emissive: new Color("#5a3c04") });
    const printed = inkOf(printTexture());
    this.standing = new Layer(this.scene, solid, printed);
    this.arriving = new Layer(this.scene, solid, printed);
    this.ghost = new Layer(this.scene, thought, printed, false);
    this.pins = new Layer(this.scene, solid, printed, false);
    const ground = new Mesh(board(SIDE), solid);
    ground.receiveShadow = true;
    ground.add(new Mesh(letters(), inkOf(letterTexture())));
    this.light();
    const plain = new Mesh(sand(), this.plain);
    plain.renderOrder = -1;
    this.scene.add(plain, new Mesh(city(), solid));
    this.scene.add(ground, this.sky, this.sun, this.sun.target);
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
    this.plain.color.set(look.sand);
    this.sun.color.set(look.sun);
    this.sun.intensity = look.bright;
    this.wake();
  }

  /** Show a garden; what was added to it since it was last shown comes down to its place. */
  show(whose: number, garden: Drawn, storey: number | null, fresh: Added | null = null): void {
    const same = this.shown.whose === whose && this.shown.storey === storey;
    const before = fresh && {
      terraces: garden.terraces.length - fresh.terraces,
      pieces: garden.pieces.length - fresh.pieces,
    };
    const { terraces, pieces } = same ? this.shown : (before ?? ALL);
    const part = (from: number, to: number, first: number, last: number): Drawn => ({
      terraces: garden.terraces.slice(from, to),
      pieces: garden.pieces.slice(first, last),
    });
    const fill = (layer: Layer, drawn: Drawn) =>
      layer.fill(build(drawn, [], storey), decals(drawn.terraces, garden.pieces));
    fill(this.standing, part(0, terraces, 0, pieces));
    fill(this.arriving, part(terraces, Infinity, pieces, Infinity));
    this.fall = this.isStill() ? 0 : DROP;
    this.top = Math.max(1, ...garden.terraces.map(({ anchor }) => anchor[2]!));
    if (this.isStill() || this.shown.whose !== whose) this.eye = this.top;
    this.shown = { whose, storey, terraces: garden.terraces.length, pieces: garden.pieces.length };
    this.renderer.shadowMap.needsUpdate = true;
    if (this.isReady) this.wake();
    else void this.prepare();
  }

  /** Let the graphics card prepare what it will draw, without waiting for it. */
  private async prepare(): Promise<void> {
    await this.renderer.compileAsync(this.scene, this.camera);
    this.isReady = true;
    this.wake();
  }

  /** Show what would be added. */
  imagine(ghost: Drawn | null, heights: Heights): void {
    const { terraces, pieces } = ghost ?? NOTHING;
    this.ghost.fill(build({ terraces, pieces }, heights), decals(terraces, pieces));
    this.wake();
  }

  /** Show where a tile might lie. */
  pin(spots: readonly Spot[], heights: Heights): void {
    this.pins.fill(pins(spots, heights));
    this.wake();
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.fineness.ask();
    this.move(performance.now()); // at once: another size has emptied the canvas
  }

  /** Where a place is on the canvas, as shares of its width and height, and how far away. */
  project([x, y, storey]: Spot): { left: number; top: number; depth: number } {
    const point = new Vector3(x, storey, y).project(this.camera);
    return { left: (point.x + 1) / 2, top: (1 - point.y) / 2, depth: point.z };
  }

  dispose(): void {
    cancelAnimationFrame(this.pending);
    this.orbit.dispose();
    this.fineness.dispose();
    for (const layer of [this.standing, this.arriving, this.ghost, this.pins]) layer.dispose();
    this.renderer.dispose();
  }

  private readonly wake = (): void => {
    if (this.pending) return;
    this.fineness.ask();
    this.pending = requestAnimationFrame(this.move);
  };

  /** Advance everything that moves, and show it. */
  private readonly move = (now: number): void => {
    cancelAnimationFrame(this.pending);
    this.pending = 0;
    const share = 1 - Math.exp(-Math.min(LONGEST, now - this.last) / pace.lasts(PACE));
    this.last = now;
    const going = [this.orbit.step(share), this.drop(share), this.climb(share)].includes(true);
    this.fineness.choose();
    this.draw();
    if (going) this.wake();
  };

  private readonly draw = (): void => {
    if (!this.isReady) return;
    this.aim();
    this.renderer.render(this.scene, this.camera);
    this.drawn();
  };

  /** Let what arrives come nearer to its place; whether it is still in the air. */
  private drop(share: number): boolean {
    if (!this.arriving.group.visible || !this.fall) return false;
    this.fall = this.fall < 0.01 ? 0 : this.fall * (1 - share);
    this.arriving.group.position.y = this.fall;
    this.renderer.shadowMap.needsUpdate = true;
    return true;
  }

  /** Look up with a garden that grows; whether there is more to climb. */
  private climb(share: number): boolean {
    const way = this.top - this.eye;
    const arrived = Math.abs(way) < 0.01;
    this.eye = arrived ? this.top : this.eye + way * share;
    return !arrived;
  }

  /** Stand where the whole board is in sight, and so that it is in the middle of the canvas. */
  private aim(): void {
    const { yaw, pitch, zoom } = this.orbit.pose;
    const high = Math.tan((FIELD * Math.PI) / 360);
    const reach = reachFrom(yaw, pitch);
    const [deep, steep] = [reach * Math.cos(pitch), reach * Math.sin(pitch)];
    const upright = steep + this.eye * 0.5 * Math.cos(pitch);
    const whole = Math.max(reach / (high * this.camera.aspect), upright / high) + deep * 0.6;
    const away = whole * zoom;
    // What is near looks larger than what is far: the picture is lower than what it shows.
    const sink = (steep * deep * away) / Math.max(1, away * away - deep * deep);
    const middle = new Vector3(SIDE / 2, this.eye * 0.4, SIDE / 2);
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
