import type { Deal } from "./uses";

/** What the reader is considering: the deal under the pointer, which the table shows in advance. */
class Preview {
  deal: Deal | null = $state.raw(null);

  show = (deal: Deal | undefined): void => {
    this.deal = deal ?? null;
  };

  hide = (): void => {
    this.deal = null;
  };
}

export const preview = new Preview();
