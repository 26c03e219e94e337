/** Help on anything that says `data-help`: by hovering, by a long press, or by the key `?`. */

const HOVER = 600; // milliseconds
const PRESS = 500;
const STIR = 6; // pixels; a mouse that has moved less is still where it was

class Help {
  /** What is explained now. */
  subject: HTMLElement | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A press that showed help is no click. */
  private pressed = false;
  /** Where the mouse was last clicked; a mouse that still rests there asks for nothing. */
  private resting: { x: number; y: number } | null = null;
  /** Whether the mouse has moved since the table opened under it. */
  private moved = false;

  close = (): void => {
    clearTimeout(this.timer);
    this.subject = null;
  };

  /** Answer for everything below an element. */
  answer = (root: HTMLElement): (() => void) => {
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      act: (event: HTMLElementEventMap[Kind]) => void,
    ) => root.addEventListener(kind, act, { signal: ended.signal, capture: true });
    const ended = new AbortController();
    this.moved = false;
    listen("pointermove", this.movedFirst);
    listen("pointerover", this.hovered);
    listen("pointerleave", (event) => event.target === root && this.close());
    listen("pointerdown", this.pressedDown);
    listen("pointerup", () => clearTimeout(this.timer));
    listen("pointercancel", this.close);
    listen("contextmenu", (event) => this.subject && event.preventDefault());
    listen("click", this.clicked);
    listen("keydown", this.keyed);
    return () => {
      ended.abort();
      this.close();
    };
  };

  private movedFirst = (event: PointerEvent): void => {
    if (this.moved) return;
    this.moved = true;
    this.hovered(event);
  };

  private hovered = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || !this.moved) return;
    const { resting } = this;
    if (resting && Math.hypot(event.clientX - resting.x, event.clientY - resting.y) < STIR) return;
    this.resting = null;
    const found = helped(event.target);
    if (found === this.subject) return;
    this.close();
    if (found) this.timer = setTimeout(() => (this.subject = found), HOVER);
  };

  private pressedDown = (event: PointerEvent): void => {
    this.close();
    this.pressed = false;
    const found = helped(event.target);
    if (event.pointerType === "mouse" || !found) return;
    this.timer = setTimeout(() => {
      this.subject = found;
      this.pressed = true;
    }, PRESS);
  };

  private clicked = (event: MouseEvent): void => {
    this.resting = { x: event.clientX, y: event.clientY };
    if (!this.pressed) return this.close();
    event.stopPropagation();
    event.preventDefault();
    this.pressed = false;
  };

  private keyed = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.close();
    if (event.key !== "?" || (event.target as HTMLElement).matches("input, textarea")) return;
    const found = helped(event.target);
    this.subject = this.subject === found ? null : found;
  };
}

function helped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-help]") : null;
}

export const help = new Help();
