import type { BabbleView, PlayerView, WordNote } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import { FIRST_PACK, LEVELS, ORDERS, type PICTURES, RESOURCES, UPPER_PACKS } from "./facts.gen";

export type Order = (typeof ORDERS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Picture = (typeof PICTURES)[number];

export const MISSING = "-"; // stands in notes for a card that is not there

export const viewOf = (play: Play) => play.view as BabbleView;

export const playerAt = (view: BabbleView, seat: number): PlayerView => view.players[seat]!;

/** The other seats in turn order, from the reader's left. */
export function othersOf(play: Play): number[] {
  const seats = viewOf(play).players.length;
  const first = Math.max(0, play.seat + 1);
  const around = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return around.filter((seat) => seat !== play.seat);
}

/** The word that a slot most likely has: the one known, else the one last seen there. */
export function likelyWord({ components }: BabbleView, note: WordNote): string | null {
  if (note.known) return note.known === MISSING ? null : note.known;
  const last = note.shown ?? components.starting_words[ORDERS.indexOf(note.order as Order)]!;
  return note.possible.includes(last) ? last : null;
}

/** What a Construction costs, as the resources it takes, one by one. */
export function costOf({ components }: BabbleView, card: string): Resource[] {
  const { cost } = components.constructions[card]!;
  return RESOURCES.flatMap((resource, kind) => Array.from({ length: cost[kind]! }, () => resource));
}

export const picturesOf = ({ components }: BabbleView, card: string) =>
  components.constructions[card]!.pictures as Picture[];

/** Levels from the top, each with its pack, as they stand on the table. */
export function floors(view: BabbleView) {
  const inProgress = view.tower.findIndex((cards, level) => cards.length < LEVELS[level]!);
  return view.tower
    .map((cards, level) => ({
      level,
      cards,
      pack: view.packs[level]!,
      room: LEVELS[level]! - cards.length,
      inProgress: level === inProgress,
    }))
    .reverse();
}

export function cardsIn(pack: { words: number; constructions: number }): number {
  return pack.words + pack.constructions;
}

/** How many cards a pack had when the game began. */
export function packSize(view: BabbleView, level: number): number {
  const sizes: readonly number[] = UPPER_PACKS;
  const first: Record<number, number> = FIRST_PACK;
  return (level ? sizes[level - 1] : first[view.players.length]) ?? 1;
}

export const isComplete = (view: BabbleView) =>
  view.tower.every((cards, level) => cards.length === LEVELS[level]);

/** Cards that look alike in words need not look alike on the wall. */
export const variantOf = (card: string) =>
  [...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** So few cards in a pack are worth a warning. */
export const SOON = 3;
