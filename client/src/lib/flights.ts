/** Things fly from where they were to where they are.
 *
 * A board marks what may fly with `data-thing`: what kind of thing it is, the same for things that
 * are alike.  A pile of them says `data-count`.  Of each kind, what is gone from one place and what
 * is new in another are taken for the same thing.  What was nowhere in sight comes from the place
 * (`data-place`) that is named by the nearest `data-from`.  Nothing here decides anything.
 */

import { pace } from "./pace.svelte";

const TIME = 480; // milliseconds
const MOST = 24; // things that fly at once
const NEAR = 3; // pixels; what moved less has not moved

interface Spot {
  element: HTMLElement;
  kind: string;
  box: DOMRect;
}

interface Flight extends Spot {
  from: DOMRect;
  ghost: HTMLElement;
}

/** Where everything was at one moment. */
export interface Scene {
  spots: Spot[];
  places: Map<string, DOMRect>;
}

export function sceneOf(root: HTMLElement): Scene {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    places.set(element.dataset.place!, element.getBoundingClientRect());
  }
  return { spots: [...root.querySelectorAll<HTMLElement>("[data-thing]")].flatMap(spots), places };
}

/** Let everything fly that is not where it was. */
export function flyFrom(before: Scene, root: HTMLElement): void {
  if (isStill()) return;
  const after = sceneOf(root);
  const { gone, fresh } = compared(before.spots, after.spots);
  const flights = fresh.slice(0, MOST).flatMap((spot) => {
    const from = taken(gone, spot)?.box ?? placeFor(spot, before);
    return from?.width ? [{ ...spot, from, ghost: ghostOf(spot) }] : [];
  });
  // First all are added and then all are measured, or the browser would lay out the page for each.
  for (const { element, ghost } of flights) element.parentElement?.append(ghost);
  const boxes = flights.map(({ ghost }) => ghost.getBoundingClientRect());
  flights.forEach((flight, index) => fly(flight, boxes[index]!));
}

/** Whether the reader wants nothing to move. */
export const isStill = () => pace.isOff || matchMedia("(prefers-reduced-motion: reduce)").matches;

function spots(element: HTMLElement): Spot[] {
  const { thing, count } = element.dataset;
  const box = element.getBoundingClientRect();
  if (!box.width) return [];
  return Array.from({ length: Number(count ?? 1) }, () => ({ element, kind: thing!, box }));
}

/** What has left its spot, and what lies where nothing like it lay. */
export function compared<Each extends Spot>(before: readonly Each[], after: readonly Each[]) {
  const gone = [...before];
  const fresh = after.filter((spot) => {
    const same = gone.findIndex((old) => old.kind === spot.kind && isSame(old, spot));
    if (same >= 0) gone.splice(same, 1);
    return same < 0;
  });
  return { gone, fresh };
}

function isSame(old: Spot, spot: Spot): boolean {
  return old.element === spot.element || distance(old.box, spot.box) < NEAR;
}

function distance(one: DOMRect, other: DOMRect): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest thing of its kind that is gone; it can be taken once. */
function taken(gone: Spot[], spot: Spot): Spot | undefined {
  const alike = gone.filter((old) => old.kind === spot.kind);
  alike.sort((one, other) => distance(one.box, spot.box) - distance(other.box, spot.box));
  if (alike[0]) gone.splice(gone.indexOf(alike[0]), 1);
  return alike[0];
}

function placeFor({ element }: Spot, before: Scene): DOMRect | undefined {
  const from = element.closest<HTMLElement>("[data-from]")?.dataset.from;
  return from === undefined ? undefined : before.places.get(from);
}

/** A ghost flies, since what contains the thing itself may cut it off; meanwhile it is unseen. */
function ghostOf({ element, box }: Spot): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-thing");
  ghost.removeAttribute("id");
  ghost.classList.add("flying");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    animation: "none",
  });
  return ghost;
}

function fly({ element, box, from, ghost }: Flight, off: DOMRect): void {
  // Where an ancestor is the frame of what is fixed, its offset is subtracted.
  ghost.style.translate = `${box.x - off.x}px ${box.y - off.y}px`;
  const flight = ghost.animate([{ transform: startOf(from, box) }, { transform: "none" }], {
    duration: pace.lasts(TIME),
    easing: "cubic-bezier(.3, .1, .2, 1)",
  });
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
  if (Number(element.dataset.count ?? 1) === 1)
    element.animate([{ opacity: 0 }, { opacity: 0 }], pace.lasts(TIME));
}

/** From the middle of one box to that of another, and no larger or smaller than looks right. */
function startOf(from: DOMRect, box: DOMRect): string {
  const x = from.x + from.width / 2 - (box.x + box.width / 2);
  const y = from.y + from.height / 2 - (box.y + box.height / 2);
  const scale = Math.min(from.width / box.width, from.height / box.height);
  return `translate(${x}px, ${y}px) scale(${Math.max(0.5, Math.min(scale, 1.6))})`;
}
