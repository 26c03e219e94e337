import { t } from "./language.svelte";
import type { Play } from "./play.svelte";

/** What now, in one sentence. */
export function promptOf(play: Play, own?: (play: Play) => string): string {
  const update = play.table.update;
  if (!update) return "";
  if (update.state !== "playing") return t("prompt.over");
  const waiting = update.waiting_for.filter((seat) => seat !== play.seat);
  const names = waiting.map((seat) => play.names[seat]).join(", ");
  if (update.chairs[play.seat]?.away) return t("prompt.away");
  if (update.options.length) return yours(play, own);
  if (play.seat < 0) return t("prompt.watching", { name: names });
  return t(waiting.length > 1 ? "prompt.waiting_many" : "prompt.waiting", { name: names, names });
}

function yours(play: Play, own?: (play: Play) => string): string {
  const special = own?.(play);
  if (special) return special;
  const { clicked, rest } = play.choosing;
  return clicked.length ? t("prompt.narrow", { count: rest.length }) : t("prompt.your_turn");
}
