import type { Component } from "svelte";
import Home from "../pages/Home.svelte";
import TablePage from "../pages/TablePage.svelte";

// Players need not wait for the rest.
const AT_HAND: Record<string, Component> = { home: Home, table: TablePage };
const LATER: Record<string, () => Promise<{ default: Component }>> = {
  confirm: () => import("../pages/Mailing.svelte"),
  unsubscribe: () => import("../pages/Mailing.svelte"),
  about: () => import("../pages/About.svelte"),
  games: () => import("../pages/MyGames.svelte"),
  learn: () => import("../pages/Lesson.svelte"),
  here_replay: () => import("../pages/HereReplay.svelte"),
  here_table: () => import("../pages/HereTable.svelte"),
  me: () => import("../pages/Me.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  offline: () => import("../pages/Offline.svelte"),
  player: () => import("../pages/Player.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  review: () => import("../pages/ReviewPage.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  tables: () => import("../pages/Lobby.svelte"),
};

/** The page of this name, for a game in this browser or on the server. */
export function pageCalled(name: string, isHere: boolean): Component | Promise<Component> {
  const load = LATER[isHere ? `here_${name}` : name];
  return load ? load().then((module) => module.default) : (AT_HAND[name] ?? Home);
}
