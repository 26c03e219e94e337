import type { Component } from "svelte";
import Home from "../pages/Home.svelte";

const LATER: Record<string, () => Promise<{ default: Component }>> = {
  confirm: () => import("../pages/Mailing.svelte"),
  unsubscribe: () => import("../pages/Mailing.svelte"),
  admin: () => import("../pages/Admin.svelte"),
  leaders: () => import("../pages/Leaders.svelte"),
  statistics: () => import("../pages/Statistics.svelte"),
  daily: () => import("../pages/Daily.svelte"),
  archive: () => import("../pages/Archive.svelte"),
  about: () => import("../pages/About.svelte"),
  games: () => import("../pages/MyGames.svelte"),
  help: () => import("../pages/Guide.svelte"),
  learn: () => import("../pages/Lesson.svelte"),
  here_replay: () => import("../pages/HereReplay.svelte"),
  here_review: () => import("../pages/HereReview.svelte"),
  here_table: () => import("../pages/HereTable.svelte"),
  me: () => import("../pages/Me.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  offline: () => import("../pages/Offline.svelte"),
  player: () => import("../pages/Player.svelte"),
  practise: () => import("../pages/Practise.svelte"),
  puzzle: () => import("../pages/Puzzle.svelte"),
  reset: () => import("../pages/Reset.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  review: () => import("../pages/ReviewPage.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  tables: () => import("../pages/Lobby.svelte"),
};

/** The page of this name, for a game in this browser or on the server. */
export function pageCalled(name: string, isHere: boolean): Component | Promise<Component> {
  const load = LATER[isHere ? `here_${name}` : name];
  return load ? load().then((module) => module.default) : Home;
}

/** Fetch a page that is probably wanted next, when there is nothing else to do. */
export function expectPage(name: string): void {
  const idle = window.requestIdleCallback ?? setTimeout; // Safari has none
  idle(() => void LATER[name]?.().catch(() => undefined));
}
