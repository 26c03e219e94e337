import { Vector2, type WebGLRenderer } from "three";

/** How finely a garden is drawn: as finely as the screen, and more coarsely while something moves
 * on a machine that cannot keep up. */

const COARSEST = 0.35; // of the pixels on each side
const SLOW = 50; // milliseconds from asking for a frame to drawing it
const REST = 250; // milliseconds after which a movement is over

export class Fineness {
  private moving = 1; // how fine it is while something moves
  private asked = 0;
  private last = 0;
  private timer = 0;
  private readonly size = new Vector2();

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly redraw: () => void,
  ) {}

  /** A frame is asked for. */
  ask(): void {
    this.asked = performance.now();
    clearTimeout(this.timer);
  }

  /** The frame that was asked for is about to be drawn. */
  choose(): void {
    const now = performance.now();
    const isMovement = this.asked - this.last < REST;
    if (isMovement && now - this.asked > SLOW) this.coarsen(SLOW / (now - this.asked));
    this.last = now;
    this.use(this.moving);
    if (this.moving < 1) this.timer = window.setTimeout(this.rest, REST);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  /** Leave only a share of the pixels. */
  private coarsen(share: number): void {
    this.moving = Math.max(COARSEST, this.moving * Math.sqrt(share));
  }

  /** Nothing moves any more: draw it once as well as can be, and try to be finer next time. */
  private readonly rest = (): void => {
    this.moving = Math.min(1, this.moving * 1.2);
    this.use(1);
    this.redraw();
  };

  /** Coarse pictures fill a corner of the canvas, which is stretched: another size of the canvas
   * would be waited for. */
  private use(share: number): void {
    const { x, y } = this.renderer.getSize(this.size);
    this.renderer.setViewport(0, 0, x * share, y * share);
    this.renderer.domElement.style.scale = String(1 / share);
  }
}
