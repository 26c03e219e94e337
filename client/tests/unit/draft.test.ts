import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Offer, Update } from "../../src/lib/generated/protocol.gen";
import type { LivePlay } from "../../src/lib/live.svelte";

type Request = { id: string; type: string; parts?: string[]; words?: string };

/** The other end of the websocket: what the page sent, and how it is answered. */
class Server {
  static last: Server;
  sent: Request[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Server.last = this;
  }

  send(message: string): void {
    this.sent.push(JSON.parse(message) as Request);
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  async answer(answer: object): Promise<void> {
    this.tell({ id: this.sent.at(-1)!.id, ...answer });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const offer = (words: string, opens = false): Offer => ({ words, name: words, values: {}, opens });
const prompt = (name: string) => ({ name, values: {} });
const LAY = offer("lay dug", true);
const AT = offer("at c3 storey 1");
const TURNED = offer("turned 0");

const update = (changed: Partial<Update> = {}): Update =>
  ({
    type: "update",
    version: 7,
    choices: 5,
    state: "playing",
    first: 0,
    events: [],
    seat: 0,
    chairs: [],
    view: "table",
    prompt: prompt("build"),
    options: [LAY, offer("end")],
    waiting_for: [0],
    ...changed,
  }) as Update;

const composed = (name: string, ...options: Offer[]) => ({
  type: "composed",
  prompt: prompt(name),
  options,
  view: name,
  complete: false,
});

let play: LivePlay;
let server: Server;

beforeEach(async () => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("WebSocket", Server);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  const screen = new EventTarget();
  vi.stubGlobal("addEventListener", screen.addEventListener.bind(screen));
  vi.stubGlobal("removeEventListener", screen.removeEventListener.bind(screen));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const live = await import("../../src/lib/live.svelte");
  play = new live.LivePlay("room");
  server = Server.last;
  server.tell({ type: "welcome", plan: { game: "babylon" } });
});
afterEach(() => vi.unstubAllGlobals());

/** The table shows this, and the page has taken it over. */
async function shown(next: Update): Promise<void> {
  server.tell(next);
  await new Promise((resolve) => setTimeout(resolve));
  play.renew();
}

async function composing(): Promise<void> {
  await shown(update());
  void play.choose(LAY);
  await server.answer(composed("at", AT));
  play.renew();
}

test("an option that opens a composed choice is asked about, not chosen", async () => {
  await composing();

  expect(server.sent.map(({ type, parts }) => [type, parts])).toEqual([["compose", ["lay dug"]]]);
  expect(play.isComposing).toBe(true);
  expect(play.sent).toBe(false);
  expect(play.moment).toMatchObject({ view: "at", prompt: prompt("at"), choices: 5 });
  expect(play.choosing.offers).toEqual([AT]);
});

test("the complete choice is sent at once, with all its parts", async () => {
  await composing();
  void play.choose(AT);
  await server.answer({ ...composed("done"), complete: true });

  expect(server.sent.at(-1)).toMatchObject({
    type: "choose",
    version: 7,
    words: "lay dug, at c3 storey 1",
  });
  await server.answer({ type: "done" });
  await shown(update({ version: 8, choices: 6, view: "laid" }));

  expect(play.isComposing).toBe(false);
  expect(play.moment?.view).toBe("laid");
});

test("the way back goes part by part and asks the server for nothing", async () => {
  await composing();
  void play.choose(AT);
  await server.answer(composed("turned", TURNED));
  const { length } = server.sent;

  play.retreat();
  expect(play.moment?.view).toBe("at");
  play.retreat();
  expect(play.moment?.view).toBe("table");
  expect(play.isComposing).toBe(false);
  expect(server.sent).toHaveLength(length);
});

test("a click is undone before a part", async () => {
  await composing();
  play.choosing.clicked = [{ id: "c3", meanings: [] }];

  play.retreat();

  expect(play.choosing.clicked).toEqual([]);
  expect(play.moment?.view).toBe("at");
});

test("a draft outlasts what somebody says, with who is there now", async () => {
  await composing();

  await shown(update({ version: 8, said: [{ seat: 1, text: "well?", at: 0 }] }));

  expect(play.moment).toMatchObject({ version: 8, view: "at" });
});

test("a draft is forgotten when the game goes on, even if the game comes back", async () => {
  await composing();

  await shown(update({ version: 8, choices: 4, options: [], prompt: null, view: "earlier" }));
  expect(play.moment?.view).toBe("earlier");
  await shown(update({ version: 9 }));

  expect(play.isComposing).toBe(false);
  expect(play.moment?.view).toBe("table");
});

test("a part that is refused leaves the draft as it was", async () => {
  await composing();
  void play.choose(AT);
  await server.answer({ type: "refused", code: "stale", text: "", rule: "" });

  expect(play.moment?.view).toBe("at");
  expect(play.sent).toBe(false);
});

test("why something is no part is asked with the parts before it", async () => {
  await composing();
  void play.why("at a1 storey 1");

  expect(server.sent.at(-1)).toMatchObject({ type: "why", words: "lay dug, at a1 storey 1" });
});
