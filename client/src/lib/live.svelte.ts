import { newId } from "./api";
import { refusalText } from "./attempt";
import { Draft } from "./draft.svelte";
import type { Hint, Offer } from "./generated/protocol.gen";
import { left, type Thing } from "./narrowing";
import { type Moment, Play } from "./play.svelte";
import { type Answer, type Asked, Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";
import type { Transport } from "./transport";

/** Between the parts of a composed choice. */
const SEPARATOR = ", ";

/** A game that is being played at a table. */
export class LivePlay extends Play {
  readonly table: Table;
  private readonly draft = new Draft();
  /** What was advised, as long as the question is the same. */
  private advised: { choices: number; hints: readonly Hint[] } | null = $state.raw(null);

  hints: readonly Hint[] = $derived.by(() => {
    const { choices, state } = this.table.update ?? {};
    const { advised } = this;
    return state === "playing" && advised?.choices === choices ? (advised?.hints ?? []) : [];
  });
  /** The hint that somebody looks at: the board marks it alone. */
  looked: Hint | null = $state.raw(null);

  moment: Moment | null = $derived.by(() => this.draft.over(this.table.update));

  constructor(room: string, transport?: Transport) {
    super();
    this.table = new Table(room, transport);
  }

  get game(): string {
    return this.table.welcome?.plan.game ?? "";
  }

  override get settings() {
    return this.table.welcome?.plan.settings ?? {};
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

  override get isComposing() {
    return this.draft.isOpen;
  }

  override back(): void {
    if (!this.sent) this.draft.back();
  }

  override renew(): void {
    this.draft.renew(this.table.update);
    super.renew();
  }

  async choose(offer: Offer): Promise<void> {
    const { version } = this;
    // The next question may come before the answer that the last choice was taken.
    if (this.sent && this.answered === version) return;
    this.sent = true;
    this.answered = version;
    if (offer.opens || this.draft.isOpen) await this.compose(offer.words);
    else await this.request({ type: "choose", version, words: offer.words });
    if (this.answered === version) this.sent = false;
  }

  get hasHints(): boolean {
    return !!this.table.welcome?.plan.hints;
  }

  /** The best few choices, if the table allows hints. */
  advise = async (): Promise<void> => {
    const { update, transport, room } = this.table;
    const { version, choices } = update!;
    this.looked = null;
    this.advised = { choices, hints: await transport.hint(room, version) };
  };

  dismiss = (): void => {
    this.advised = this.looked = null;
  };

  override points(what: Offer | Thing | string): boolean {
    if (typeof what === "string" || !this.hints.length) return false;
    const offers = this.choosing.rest.filter((offer) => this.isAdvised(offer));
    return "id" in what ? left(offers, what).length > 0 : offers.includes(what);
  }

  /** Whether an option is advised, or the next part of what is. */
  private isAdvised({ words }: Offer): boolean {
    const parts = this.draft.with(words).join(SEPARATOR);
    const marked = this.looked ? [this.looked] : this.hints;
    return marked.some(({ choice }) => `${choice.words},`.startsWith(`${parts},`));
  }

  async why(words: string): Promise<void> {
    const answer = await this.table.ask({
      type: "why",
      words: this.draft.with(words).join(SEPARATOR),
    });
    if (answer.type === "because" && answer.code) {
      this.note(this.book.refusal(answer.code) ?? answer.code, answer.rule);
    }
  }

  undo = () => this.request({ type: "undo", version: this.version });
  consent = (agree: boolean) => this.request({ type: "consent", version: this.version, agree });
  resign = () => this.request({ type: "resign" });
  /** Let a bot play for an absent player; if the seat is offered, another person may take it. */
  handOver = (seat: number, offer: boolean) => this.request({ type: "hand_over", seat, offer });
  comeBack = () => this.request({ type: "return" });
  /** Offer to meet again, or accept it. */
  rematch = () => this.request({ type: "rematch", part: newId() });
  talk = (text: string) => this.request({ type: "say", text });

  /** The version of the table for which a choice was last sent. */
  private answered = -1;

  private get version(): number {
    return this.table.update?.version ?? 0;
  }

  /** Add a part to the draft; a complete choice is sent. */
  private async compose(words: string): Promise<void> {
    const { version } = this;
    const update = this.table.update!;
    const parts = this.draft.with(words);
    const answer = await this.request({ type: "compose", version, parts });
    if (answer.type !== "composed") return;
    if (answer.complete) {
      await this.request({ type: "choose", version, words: parts.join(SEPARATOR) });
    } else {
      this.draft.add(parts, answer, update);
    }
  }

  private async request(asked: Asked): Promise<Answer> {
    const answer = await this.table.ask(asked);
    if (answer.type === "refused") {
      const known = this.book.refusal(answer.code);
      if (known) this.note(known, answer.rule);
      else void refusalText(answer).then((text) => this.note(text, answer.rule));
    }
    return answer;
  }

  private note(text: string, rule: string): void {
    toasts.show(text, rule ? { rule: { game: this.game, id: rule } } : {});
  }
}
