import { untrack } from "svelte";
import type { Offer } from "./generated/protocol.gen";
import { left, type Thing } from "./narrowing";

const wordsOf = (offers: readonly Offer[]) => offers.map((offer) => offer.words).join("\n");

/** One choice in the making: what has been clicked, and which options that leaves. */
export class Choosing {
  /** The options as the table offers them. */
  offers: readonly Offer[] = $state.raw([]);
  /** What has been clicked until now. */
  clicked: readonly Thing[] = $state.raw([]);
  /** The options that speak of everything clicked. */
  rest = $derived(this.clicked.reduce<readonly Offer[]>(left, this.offers));

  /** What is asked, by the name of its prompt. */
  asked = $state("");

  /** What was asked and chosen here, for those who still learn the game: `prompt.action`. */
  taken: readonly string[] = $state.raw([]);

  /** A choice that cannot be undone, until it is confirmed by a second click. */
  doubtful: Offer | null = $state.raw(null);
  /** Which choices need a second click. */
  isDoubtful: (offer: Offer) => boolean = () => false;

  /** Whether something is clicked, or still to be confirmed. */
  isBegun = $derived(this.clicked.length > 0 || this.doubtful !== null);

  constructor(
    private readonly choose: (offer: Offer) => void,
    private readonly ask: (words: string) => void,
  ) {}

  /** Another question is asked; earlier clicks belong to the last one. */
  renew(offers: readonly Offer[], asked = ""): void {
    if (untrack(() => this.asked !== asked)) this.asked = asked;
    if (untrack(() => wordsOf(offers) === wordsOf(this.offers))) return;
    this.offers = offers;
    this.clear();
  }

  /** Whether a click on it would lead on. */
  isOpen = (thing: Thing) => left(this.rest, thing).length > 0;

  isClicked = (thing: Thing) => this.clicked.some((each) => each.id === thing.id);

  click = (thing: Thing): void => {
    this.doubtful = null;
    if (this.isClicked(thing)) {
      this.clicked = this.clicked.filter((each) => each.id !== thing.id);
    } else if (this.isOpen(thing)) {
      this.clicked = [...this.clicked, thing];
    } else if (left(this.offers, thing).length) {
      this.clicked = [thing];
    } else if (thing.words) {
      this.ask(thing.words);
      return;
    }
    const [only, ...others] = this.rest;
    if (this.clicked.length && only && !others.length) this.take(only);
  };

  take = (offer: Offer): void => {
    const isSure = this.doubtful === offer || !this.isDoubtful(offer);
    this.clear();
    if (isSure) this.taken = [...this.taken, `${this.asked}.${offer.name}`];
    if (isSure) this.choose(offer);
    else this.doubtful = offer;
  };

  clear = (): void => {
    this.clicked = [];
    this.doubtful = null;
  };
}
