import type { GameListed } from "./generated/protocol.gen";

/** The engine that runs in this browser, as `tools/engine.mjs` has built it. */
export interface Manifest {
  /** Where Pyodide and Ziggurat are, below the assets. */
  runtime: string;
  engine: string;
  files: { path: string; bytes: number }[];
  /** What Pyodide wants to know of its packages. */
  lock: object;
}

const MANIFEST = "../../engine/manifest.json";
const BUILT = import.meta.glob<unknown>("../../engine/*.json", { import: "default" });

/** Whether this page was built with the engine. */
export const hasEngine = MANIFEST in BUILT;
/** Whether this is the page without a server: plain files on any host. */
export const SITE = import.meta.env.MODE === "site";

export const manifest = () => BUILT[MANIFEST]!() as Promise<Manifest>;
export const gamesHere = () => BUILT["../../engine/games.json"]!() as Promise<GameListed[]>;

/** Whether a table or a player is in this browser, not on the server. */
export const isHere = (name: string): boolean => name.startsWith("here-");
