import { lessons } from "./lessons";
import type { Chair, LessonTold, Line, Offer } from "./generated/protocol.gen";
import { reading, t } from "./language.svelte";
import { left, type Thing } from "./narrowing";
import { type Moment, Play } from "./play.svelte";
import { toasts } from "./toasts.svelte";

/** A lesson: positions of real games, one after another, and a teacher who speaks about each. */
export class LessonPlay extends Play {
  /** The number of the step that is shown. */
  at = $state(0);
  private told: LessonTold | null = $state.raw(null);

  of = $derived(this.told?.steps.length ?? 0);
  step = $derived(this.told?.steps[this.at]);
  /** What the reader is asked to choose here. */
  asked = $derived(this.step?.position.taken?.choice);
  moment: Moment | null = $derived(this.step && this.told ? this.momentNow() : null);
  events: readonly Line[] = $derived(
    this.told?.steps.slice(this.chapter(), this.at + 1).flatMap((each) => each.position.events) ??
      [],
  );
  fresh = $derived(this.step?.position.first ? this.step.position.events.length : 0);
  title = $derived(reading.of(this.step?.title));

  constructor(
    readonly game: string,
    /** Called when the reader has done what was asked. */
    private readonly goOn: () => void,
  ) {
    super();
  }

  override get taught(): string {
    return reading.of(this.step?.say);
  }

  override points(what: Offer | Thing | string): boolean {
    const named = this.step?.points_at ?? [];
    if (typeof what === "string") return named.includes(what);
    return "id" in what ? named.includes(what.id) || this.leadsOn(what) : this.isAsked(what);
  }

  load = async (): Promise<void> => {
    this.told = await lessons.lesson(this.game);
  };

  async choose(offer: Offer): Promise<void> {
    if (this.isAsked(offer)) this.goOn();
    else this.wait();
  }

  async why(words: string): Promise<void> {
    const { code, rule } = await lessons.lessonWhy(this.game, this.at, words);
    const refusal = code && this.book.refusal(code);
    if (refusal) toasts.show(refusal, { rule: { game: this.game, id: rule } });
    else this.wait();
  }

  /** What was clicked is possible, but not what the teacher waits for. */
  private wait(): void {
    toasts.show(
      this.asked ? t("lesson.not_yet", { choice: this.say(this.asked) }) : t("lesson.read_on"),
    );
  }

  private isAsked = (offer: Offer) => offer.words === this.asked?.words;

  /** Whether what is asked for would be left after a click on it. */
  private leadsOn(thing: Thing): boolean {
    const { isClicked, offers, rest } = this.choosing;
    const open = rest.some(this.isAsked) ? rest : offers;
    return !isClicked(thing) && left(open, thing).some(this.isAsked);
  }

  /** Where there is only something to see, nothing is offered. */
  private momentNow(): Moment {
    const { position } = this.step!;
    const asked = this.asked ? position : { prompt: null, options: [] };
    const { prompt, options } = asked;
    return { ...position, chairs: this.told!.names.map(chair), prompt, options };
  }

  /** The number of the step with which this chapter began. */
  private chapter(): number {
    return this.told?.steps.findLastIndex((each, at) => at <= this.at && !each.position.first) ?? 0;
  }
}

/** A seat that nobody has to be waited for. */
export function chair(name: string): Chair {
  return {
    name,
    player: "",
    program: "",
    guest: false,
    invited: false,
    away: false,
    resigned: false,
    hints: 0,
    present: true,
    time: null,
    running: false,
    seen: null,
    patience: null,
    since: null,
    vacation: null,
    offered: false,
    owner: "",
    owner_name: "",
  };
}
