import type { Offer } from "./generated/protocol.gen";
import { t } from "./language.svelte";
import { sharedBy } from "./narrowing";
import type { Play } from "./play.svelte";

/** What now, in one sentence. */
export function promptOf(play: Play): string {
  const moment = play.moment;
  if (!moment) return "";
  if (play.taught) return play.taught;
  if (!moment.waiting_for.length) return t("prompt.over");
  const waiting = moment.waiting_for.filter((seat) => seat !== play.seat);
  const names = waiting.map((seat) => play.names[seat]).join(", ");
  if (moment.chairs[play.seat]?.away) return t("prompt.away");
  if (moment.prompt) {
    const isAsked = moment.waiting_for.includes(play.seat) || play.choosing.clicked.length;
    return isAsked ? asked(play) : t("prompt.chosen", { names });
  }
  if (play.seat < 0) return t("prompt.watching", { name: names });
  return t(waiting.length > 1 ? "prompt.waiting_many" : "prompt.waiting", { name: names, names });
}

/** What the game asks; while something is clicked, what that leaves open. */
function asked(play: Play): string {
  const { clicked, rest } = play.choosing;
  const { name, values } = play.moment!.prompt!;
  return clicked.length ? leftOpen(play, rest) : play.book.prompt(name, values);
}

function leftOpen(play: Play, rest: readonly Offer[]): string {
  const [first, ...others] = rest;
  const { length: count } = rest;
  if (first && !others.length) return play.say(first);
  const shared = sharedBy(rest);
  if (first && others.every((offer) => offer.name === first.name)) {
    return play.book.outline(first.name, shared).title;
  }
  const what = Object.entries(shared).find(([, value]) => value && typeof value === "string");
  if (!what) return t("prompt.narrow", { count });
  return t("prompt.narrow_of", { what: play.book.value(...what), count });
}
