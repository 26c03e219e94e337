/** Where the camera is, as seen from the middle of the garden; moved by pointers, wheel and keys. */

const CLICK = 6; // pixels: less is no drag
const FLATTEST = 0.12;
const STEEPEST = Math.PI / 2 - 0.001;
const LEANING = 1.2;
const NEAREST = 0.35;
const FARTHEST = 1.6;

interface Pose {
  yaw: number;
  pitch: number;
  /** 1 shows the whole garden, less is nearer. */
  zoom: number;
}

const BESIDE: Pose = { yaw: 0.55, pitch: 0.72, zoom: 1 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export class Orbit {
  readonly pose: Pose = { ...BESIDE };
  private readonly goal: Pose = { ...this.pose };
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private upright: number | null = null; // the pitch from which one leans over
  private readonly listening = new AbortController();

  constructor(
    private readonly area: HTMLElement,
    private readonly changed: () => void,
    private readonly isStill: () => boolean,
  ) {
    const { signal } = this.listening;
    area.addEventListener("pointerdown", this.pressed, { signal });
    area.addEventListener("pointermove", this.dragged, { signal });
    for (const end of ["pointerup", "pointercancel"] as const) {
      area.addEventListener(end, this.released, { signal });
    }
    area.addEventListener("wheel", this.wheeled, { signal, passive: false });
  }

  dispose(): void {
    this.listening.abort();
  }

  /** Go a share of the way to where one should be; whether there is more to go. */
  step(share: number): boolean {
    let going = false;
    for (const key of ["yaw", "pitch", "zoom"] as const) {
      const way = this.goal[key] - this.pose[key];
      const arrived = Math.abs(way) < 0.002;
      this.pose[key] = arrived ? this.goal[key] : this.pose[key] + way * share;
      going ||= !arrived;
    }
    return going;
  }

  by(yaw: number, pitch: number, factor = 1): void {
    if (pitch) this.upright = null;
    this.goal.yaw += yaw;
    this.goal.pitch = clamp(this.goal.pitch + pitch, FLATTEST, STEEPEST);
    this.goal.zoom = clamp(this.goal.zoom * factor, NEAREST, FARTHEST);
    if (this.isStill()) Object.assign(this.pose, this.goal);
    this.changed();
  }

  /** Lean over the garden to see all places apart, and back again; who looks elsewhere stays there. */
  lean(over: boolean): void {
    if (over && this.goal.pitch < LEANING) {
      const { pitch } = this.goal;
      this.by(0, LEANING - pitch);
      this.upright = pitch;
    } else if (!over && this.upright !== null) {
      this.by(0, this.upright - this.goal.pitch);
    }
  }

  /** From straight above, north at the top. */
  rise(): void {
    this.goal.yaw = this.north();
    this.by(0, STEEPEST);
  }

  /** From straight above, or back to where one stands beside it. */
  above(): void {
    if (this.goal.pitch < STEEPEST - 0.1) return this.rise();
    this.goal.yaw = this.north() + BESIDE.yaw;
    this.by(0, BESIDE.pitch - STEEPEST);
  }

  /** The nearest direction in which north is at the top. */
  private north(): number {
    return Math.round(this.goal.yaw / (2 * Math.PI)) * 2 * Math.PI;
  }

  private readonly pressed = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
  };

  private readonly dragged = (event: PointerEvent): void => {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const [x, y] = [event.clientX - last.x, event.clientY - last.y];
    this.moved += Math.hypot(x, y);
    if (this.moved < CLICK) return;
    // Only now: a press that does not move is a click on what is there.
    this.area.setPointerCapture(event.pointerId);
    const before = this.spread();
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size > 1) this.drag(0, 0, before / this.spread());
    else this.drag(-x * 0.008, y * 0.006, 1);
  };

  /** A drag is followed at once. */
  private drag(yaw: number, pitch: number, factor: number): void {
    this.by(yaw, pitch, factor);
    Object.assign(this.pose, this.goal);
  }

  private readonly released = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
  };

  private readonly wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    this.by(0, 0, Math.exp(clamp(event.deltaY, -120, 120) * 0.0016));
  };

  /** How far two fingers are apart. */
  private spread(): number {
    const [one, two] = [...this.pointers.values()];
    return one && two ? Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)) : 1;
  }
}
