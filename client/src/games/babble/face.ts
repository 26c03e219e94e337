import type { Offer } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import type { Face } from "../faces";
import "./babble.css";
import { questionOf, viewOf } from "./babble";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { t } from "./words";

function prompt(play: Play): string {
  const [question = "", ...details] = questionOf(play);
  const term = play.book.term;
  const foreman = play.names[viewOf(play).foreman] ?? "";
  const alone = play.choosing.offers.length === 1;
  switch (question) {
    case "ForemanActs":
      return ordering(play);
    case "Answer":
      return answering(play, foreman, term(details[0]!));
    case "BuildOne":
      return t(
        alone && play.choosing.offers[0]!.name === "build_nothing"
          ? "ask.cannot_build"
          : "ask.build",
      );
    case "ThrowResources":
      return t("ask.throw", { count: Number(details[0]) });
    case "GiveCards":
      return play.choosing.clicked.length
        ? t("ask.receiver")
        : t("ask.give", { count: Number(details[0]) });
    case "RevealCards":
      return t("ask.reveal", { count: Number(details[0]) });
    case "PutOneBack":
      return t("ask.put_back", { picture: term(details[0]!) });
    case "DropWord":
      return t("ask.drop");
    default:
      return "";
  }
}

/** The foreman speaks, or shows something. */
function ordering(play: Play): string {
  const [clicked] = play.choosing.clicked;
  const [kind, name] = clicked?.id.split(" ") ?? [];
  if (kind === "player") return t("ask.word", { name: play.names[Number(name)] ?? "" });
  if (kind === "word") return t("ask.listener", { word: play.book.term(name!) });
  return t("ask.act", { count: viewOf(play).actions_left });
}

function answering(play: Play, foreman: string, word: string): string {
  const { offers } = play.choosing;
  const key = offers[0]?.name === "shake_head" ? "lack" : offers.length > 1 ? "choose" : "show";
  return t(`answer.${key}`, { foreman, word });
}

/** To stop early, or to spend an action on a card of one's own that was perhaps only touched. */
function isFinal({ name }: Offer, play: Play): boolean {
  const shows = name === "show_word" || name === "turn_up";
  return name === "done" || (shows && questionOf(play)[0] === "ForemanActs");
}

export const face: Face = { Board, Hand, prompt, isFinal, namesPlayers: true };
