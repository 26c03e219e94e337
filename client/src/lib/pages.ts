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
  me: () => import("../pages/Me.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  player: () => import("../pages/Player.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  tables: () => import("../pages/Lobby.svelte"),
};

/** The page of this name; what else it shows stands behind its name in the address. */
export function pageCalled(name: string): Component | Promise<Component> {
  const load = LATER[name];
  return load ? load().then((module) => module.default) : (AT_HAND[name] ?? Home);
}
