/** What a note may lead to: a rule, or something to be done. */
interface More {
  rule?: { game: string; id: string };
  act?: { label: string; run: () => void };
}

export interface Toast extends More {
  id: number;
  text: string;
}

const STAYS = 7000; // milliseconds

/** Short notes that go away by themselves, unless there is something to be done about them. */
class Toasts {
  shown: readonly Toast[] = $state.raw([]);
  private count = 0;

  show = (text: string, more: More = {}): void => {
    const toast = { id: ++this.count, text, ...more };
    const others = this.shown.filter((each) => each.text !== text);
    this.shown = [...others, toast].slice(-3);
    if (!more.act) setTimeout(() => this.dismiss(toast.id), STAYS);
  };

  dismiss = (id: number): void => {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  };
}

export const toasts = new Toasts();
