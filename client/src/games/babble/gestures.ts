import type { Line } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import type { Gesture } from "./art/poses";
import { isComplete, viewOf } from "./babble";
import { player } from "./things";

/** The gesture that goes with what somebody did. */
const DEEDS: Readonly<Record<string, Gesture>> = {
  told: "shout",
  showed_word: "speak",
  shook_head: "shake",
  confused: "shake",
  drew_resources: "carry",
  gave_resource: "speak",
  gave_construction: "speak",
  gave_construction_known: "speak",
  gave_construction_up: "speak",
  turned_up: "speak",
  built: "build",
  built_nothing: "shake",
};

/** What a seat does with head and hands now: answers, thinks, or still does what it did last. */
export function gestureOf(play: Play, seat: number): Gesture {
  const view = viewOf(play);
  if (view.over) return isComplete(view) ? "cheer" : "shake";
  if (play.choosing.isClicked(player(view, seat))) return "listen";
  if (play.waiting.includes(seat) && seat !== play.seat) return "think";
  return lastDeed(play.events, seat) ?? "idle";
}

/** What the seat did last since the turn began, or how a foreman takes a shaken head. */
function lastDeed(events: readonly Line[], seat: number): Gesture | undefined {
  const turn = events.findLastIndex((line) => line.name === "turn_began");
  const lately = events.slice(Math.max(0, turn));
  const own = lately.findLastIndex((line) => line.values.seat === seat && line.name in DEEDS);
  if (own < 0) return undefined;
  const { name, values } = lately[own]!;
  const answer = lately.slice(own + 1).find((line) => line.values.seat === values.other);
  return name === "told" && answer?.name === "shook_head" ? "palm" : DEEDS[name];
}
