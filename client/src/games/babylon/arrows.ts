/** Buttons that lie in a plane: one of them is reached by Tab, the others from it by arrow keys. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(plane: HTMLElement) {
  const buttons = () => [...plane.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  /** Only the first that leads on, or the one that has the focus, is on the way of Tab. */
  function settle(): void {
    const all = buttons();
    const focused = all.find((each) => each === document.activeElement);
    const current = focused ?? all.find((each) => each.classList.contains("open")) ?? all[0];
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  }

  function keyed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = event.target;
    if (!way || !(from instanceof HTMLElement)) return;
    const next = nearest(from, buttons(), way);
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(plane, { childList: true, subtree: true, attributeFilter: ["class", "disabled"] });
  plane.addEventListener("keydown", keyed);
  plane.addEventListener("focusin", settle);
  settle();
  return { destroy: () => watch.disconnect() };
}

/** The button that lies next in a direction: the way there counts once, what is beside it twice. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
) {
  const start = middle(from);
  const reach = all
    .filter((each) => each !== from)
    .map((each) => {
      const end = middle(each);
      const [x, y] = [end.x - start.x, end.y - start.y];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      return { each, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 3);
  return reach.sort((one, other) => one.far - other.far)[0]?.each;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
