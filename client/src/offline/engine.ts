import { Objection } from "../lib/api";
import { manifest } from "../lib/engine";
import type { Call, Refused } from "../lib/generated/protocol.gen";
import type { FromEngine, ToEngine } from "../worker/engine";
import { loading } from "./loading.svelte";

const PATIENCE = 60_000; // milliseconds in which something must come while the engine is loaded
// What a browser loads as a script is not counted while it comes.
const UNCOUNTED = /\.mjs$/;

/** Thrown when the engine does not start or has died. */
export class Broken extends Error {}

interface Pending {
  answer: (result: string) => void;
  fail: (error: Error) => void;
}

/** Python in a worker.  It is loaded when it is asked for the first time, or woken. */
export class Engine {
  private worker: Promise<Worker> | null = null;
  private readonly pending = new Map<number, Pending>();
  private count = 0;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private total = 0;

  /** `isShown`: whether the reader waits for it, and sees how far it has come. */
  constructor(private readonly isShown: boolean) {}

  /** Ask for something.  Throws an Objection if the engine refuses it. */
  async ask<Result>(call: Call): Promise<Result> {
    const starting = this.start();
    const worker = await starting;
    if (this.worker !== starting) throw new Broken("stopped");
    const id = ++this.count;
    const text = await new Promise<string>((answer, fail) => {
      this.pending.set(id, { answer, fail });
      worker.postMessage({ id, call: JSON.stringify(call) } satisfies ToEngine);
    });
    const result = JSON.parse(text) as Result | Refused;
    if (isRefused(result)) throw new Objection(0, result);
    return result;
  }

  /** Load it before it is asked for something. */
  wake = (): void => void this.start().catch(() => undefined);

  /** End it: what was asked is not answered; the next call starts it again. */
  stop(reason = "stopped"): void {
    clearTimeout(this.watch);
    this.worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.worker = null;
    for (const { fail } of this.pending.values()) fail(new Broken(reason));
    this.pending.clear();
    if (this.isShown) loading.end(reason);
  }

  private start(): Promise<Worker> {
    if (!this.worker) {
      this.worker = this.begin();
      this.worker.catch(() => (this.worker = null));
    }
    return this.worker;
  }

  private async begin(): Promise<Worker> {
    const { runtime, engine, files, lock } = await manifest();
    const counted = files.filter(({ path }) => !UNCOUNTED.test(path));
    this.total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
    const assets = new URL("assets/", document.baseURI);
    const folder = (name: string) => new URL(`${name}/`, assets).href;
    const worker = new Worker(new URL("../worker/engine.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
    worker.onerror = (event) => this.stop(event.message);
    const start = { runtime: folder(runtime), engine: folder(engine), lock: JSON.stringify(lock) };
    worker.postMessage({ start } satisfies ToEngine);
    if (this.isShown) loading.begin();
    this.wait();
    return worker;
  }

  private hear(message: FromEngine): void {
    if ("loaded" in message) {
      if (this.isShown) loading.come(message.loaded / this.total);
      this.wait();
    } else if ("ready" in message) {
      clearTimeout(this.watch);
      if (this.isShown) loading.end();
    } else if ("broken" in message) {
      this.stop(message.broken);
    } else {
      const { answer, fail } = this.pending.get(message.id)!;
      this.pending.delete(message.id);
      if ("result" in message) answer(message.result);
      else fail(new Broken(message.failed));
    }
  }

  /** A policy of the host may keep the engine from starting without a word. */
  private wait(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.stop("timed out"), PATIENCE);
  }
}

function isRefused(result: unknown): result is Refused {
  return typeof result === "object" && (result as Refused | null)?.type === "refused";
}
