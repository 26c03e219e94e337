import { newId } from "./api";
import type { Offer } from "./generated/protocol.gen";
import { t, tOr } from "./language.svelte";
import { Play } from "./play.svelte";
import { Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

/** A game that is being played at a table of the server. */
export class LivePlay extends Play {
  readonly table: Table;

  constructor(room: string) {
    super();
    this.table = new Table(room);
  }

  get game(): string {
    return this.table.welcome?.plan.game ?? "";
  }

  get moment() {
    return this.table.update;
  }

  get events() {
    return this.table.unfolding.events;
  }

  get fresh() {
    return this.table.unfolding.fresh;
  }

  override get clocked() {
    return this.table.unfolding.received;
  }

  async choose(offer: Offer): Promise<void> {
    const { version } = this;
    // The next question may come before the answer that the last choice was taken.
    if (this.sent && this.answered === version) return;
    this.sent = true;
    this.answered = version;
    await this.request({ type: "choose", version, words: offer.words });
    if (this.answered === version) this.sent = false;
  }

  async why(words: string): Promise<void> {
    const answer = await this.table.ask({ type: "why", words });
    if (answer.type === "because" && answer.code) {
      this.note(this.book.refusal(answer.code) ?? answer.code, answer.rule);
    }
  }

  undo = () => this.request({ type: "undo", version: this.version });
  consent = (agree: boolean) => this.request({ type: "consent", version: this.version, agree });
  resign = () => this.request({ type: "resign" });
  comeBack = () => this.request({ type: "return" });
  /** Offer to meet again, or accept it. */
  rematch = () => this.request({ type: "rematch", part: newId() });
  talk = (text: string) => this.request({ type: "say", text });

  /** The version of the table for which a choice was last sent. */
  private answered = -1;

  private get version(): number {
    return this.table.update?.version ?? 0;
  }

  private async request(asked: Parameters<Table["ask"]>[0]): Promise<void> {
    const answer = await this.table.ask(asked);
    if (answer.type !== "refused") return;
    const text = this.book.refusal(answer.code) ?? tOr(`error.${answer.code}`, "");
    this.note(text || t("error.unknown", { text: answer.text }), answer.rule);
  }

  private note(text: string, rule: string): void {
    toasts.show(text, rule ? { rule: { game: this.game, id: rule } } : {});
  }
}
