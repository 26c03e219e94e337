/// <reference lib="webworker" />

/** Runs the Python engine: calls come in as JSON, results go out as JSON. */

import type { loadPyodide } from "pyodide";

export interface Start {
  runtime: string;
  engine: string;
  lock: string;
}
export type ToEngine = { start: Start } | { id: number; call: string };
export type FromEngine =
  | { loaded: number }
  | { ready: true }
  | { broken: string }
  | { id: number; result: string }
  | { id: number; failed: string };

let engine: Promise<(call: string) => string>;
let loaded = 0;

const say = (message: FromEngine) => postMessage(message);

onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  if ("start" in data) {
    engine = begin(data.start);
    engine.then(
      () => say({ ready: true }),
      (error: unknown) => say({ broken: String(error) }),
    );
    return;
  }
  try {
    say({ id: data.id, result: (await engine)(data.call) });
  } catch (error) {
    say({ id: data.id, failed: String(error) });
  }
};

async function begin({ runtime, engine, lock }: Start): Promise<(call: string) => string> {
  if (!(await isKept(`${runtime}pyodide.asm.wasm`))) {
    globalThis.fetch = counting(fetch.bind(globalThis));
  }
  const wheel = bytes(`${runtime}msgspec.whl`);
  const ours = bytes(`${engine}ziggurat.zip`);
  const module = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const pyodide = await module.loadPyodide({
    indexURL: runtime,
    stdLibURL: `${runtime}stdlib.zip`,
    lockFileContents: lock,
    packageBaseUrl: runtime,
  });
  pyodide.unpackArchive(await wheel, "wheel");
  pyodide.FS.writeFile("/ziggurat.zip", await ours);
  pyodide.runPython("import sys; sys.path.insert(0, '/ziggurat.zip')");
  const python = pyodide.pyimport("ziggurat.offline.engine") as {
    call: (message: string) => string;
  };
  return python.call;
}

async function bytes(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${reply.statusText}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Whether the service worker has it: such a program comes at once, and compiled, unless it is touched. */
const isKept = async (address: string): Promise<boolean> =>
  "caches" in globalThis && Boolean(await caches.match(address));

/** Fetch, and tell the page how many bytes have come. */
function counting(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...asked) => {
    const reply = await fetch(...asked);
    if (!reply.body) return reply;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length;
        say({ loaded });
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = reply;
    return new Response(reply.body.pipeThrough(counter), { status, statusText, headers });
  };
}
