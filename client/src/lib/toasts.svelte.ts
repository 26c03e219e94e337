export interface Toast {
  id: number;
  text: string;
  rule: string;
}

const STAYS = 7000; // milliseconds

/** Short notes that go away by themselves. */
class Toasts {
  shown: readonly Toast[] = $state.raw([]);
  private count = 0;

  show = (text: string, rule = ""): void => {
    const toast = { id: ++this.count, text, rule };
    const others = this.shown.filter((each) => each.text !== text);
    this.shown = [...others, toast].slice(-3);
    setTimeout(() => this.dismiss(toast.id), STAYS);
  };

  dismiss = (id: number): void => {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  };
}

export const toasts = new Toasts();
