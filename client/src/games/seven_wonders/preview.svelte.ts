import type { Deal } from "./uses";

const REST = 60; // milliseconds; a pointer on its way to a click, or across the hand, changes nothing

/** What the reader is considering: the deal under the pointer, which the table shows in advance. */
class Preview {
  deal: Deal | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show = (deal: Deal | undefined): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.deal = deal ?? null), REST);
  };

  hide = (): void => {
    clearTimeout(this.timer);
    this.deal = null;
  };
}

export const preview = new Preview();
