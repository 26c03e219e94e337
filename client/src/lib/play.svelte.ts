import { Choosing } from "./choosing.svelte";
import type { Offer } from "./generated/protocol.gen";
import { reading, t, tOr } from "./language.svelte";
import { namesAt } from "./people";
import { Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

/** A table with a reader at it: what boards show, and what they pass clicks to. */
export class Play {
  readonly table: Table;
  readonly choosing: Choosing;
  /** Whether a choice is on its way. */
  sent = $state(false);

  game = $derived.by(() => this.table.welcome?.plan.game ?? "");
  seat = $derived.by(() => this.table.update?.seat ?? -1);
  view = $derived.by(() => this.table.update?.view ?? null);
  names = $derived.by(() => namesAt(this.table.update?.chairs ?? []));
  book = $derived.by(() => reading.book(this.game, this.names));
  /** Which action comes before which, for lists. */
  order = $derived.by(() => Object.keys(this.book.texts.actions));

  constructor(room: string) {
    this.table = new Table(room);
    this.choosing = new Choosing(this.choose, this.why);
  }

  say = (offer: Offer): string => this.book.action(offer.name, offer.values);

  choose = async (offer: Offer): Promise<void> => {
    if (this.sent) return;
    this.sent = true;
    await this.request({ type: "choose", version: this.version, words: offer.words });
    this.sent = false;
  };

  why = async (words: string): Promise<void> => {
    const answer = await this.table.ask({ type: "why", words });
    if (answer.type === "because" && answer.code) {
      toasts.show(this.book.refusal(answer.code) ?? answer.code, answer.rule);
    }
  };

  undo = () => this.request({ type: "undo", version: this.version });
  consent = (agree: boolean) => this.request({ type: "consent", version: this.version, agree });
  resign = () => this.request({ type: "resign" });
  comeBack = () => this.request({ type: "return" });
  talk = (text: string) => this.request({ type: "say", text });

  private get version(): number {
    return this.table.update?.version ?? 0;
  }

  private async request(asked: Parameters<Table["ask"]>[0]): Promise<void> {
    const answer = await this.table.ask(asked);
    if (answer.type !== "refused") return;
    const text = this.book.refusal(answer.code) ?? tOr(`error.${answer.code}`, "");
    toasts.show(text || t("error.unknown", { text: answer.text }), answer.rule);
  }
}
