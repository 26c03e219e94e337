/// <reference lib="webworker" />

/** Keeps the page itself, so that it opens at once, and without a connection too; never what is played.
 *
 * What is needed to play without a server has a cache of its own and is kept on request: it is large. */

export {};
declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files of the page, and a name that changes with them. */
declare const __SHELL__: {
  name: string;
  files: string[];
  offline: string[];
  docs: { name: string; files: string[] };
};

const address = (file: string) => new URL(file, self.registration.scope).href;
const shell = __SHELL__;
const OFFLINE = "offline";
const DOCS = `docs ${shell.docs.name}`;
const { name } = shell;
const files = shell.files.map(address);
const offline = shell.offline.map(address);
const docs = shell.docs.files.map(address);

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepPage(), renewOffline()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

// The page asks for this when its reader wants the new version, or to play without a connection.
self.addEventListener("message", (event) => {
  if (event.data === "now") void self.skipWaiting();
  if (event.data === "keep") event.waitUntil(answer(event.ports[0], keepOffline()));
});

self.addEventListener("fetch", (event) => {
  const { href, origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  const file = origin + pathname;
  if (files.includes(file)) event.respondWith(kept(name, event.request));
  else if (offline.includes(href)) event.respondWith(kept(OFFLINE, event.request));
  else if (docs.includes(file)) event.respondWith(newest(event.request));
});

// The server tells this browser something while no page is open.
self.addEventListener("push", (event) => {
  const { title, body, url } = event.data?.json() as Record<"title" | "body" | "url", string>;
  const data = new URL(url, self.location.origin).href;
  event.waitUntil(
    self.registration.showNotification(title, { body, data, tag: data, icon: "/icons/192.png" }),
  );
});

// A notice leads to the table that it is about.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data as string));
});

async function lookAt(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

async function keepPage(): Promise<void> {
  await (await caches.open(name)).addAll(files);
}

async function kept(cache: string, request: Request): Promise<Response> {
  return (await (await caches.open(cache)).match(request)) ?? fetch(request);
}

/** Pages of the documentation keep their names when they change: what is kept serves without a connection. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const there = await (await caches.open(DOCS)).match(request, { ignoreSearch: true });
    if (there) return there;
    throw error;
  }
}

/** Keep what is missing. */
async function keepOffline(): Promise<void> {
  const cache = await caches.open(OFFLINE);
  // One after another: a part that has come stays, even if the next does not.
  for (const file of await missing(cache, offline)) await cache.add(file);
  const texts = await caches.open(DOCS);
  const asked = (await missing(texts, docs)).map(
    (file) => new Request(file, { cache: "no-cache" }),
  );
  await texts.addAll(asked);
}

async function missing(cache: Cache, wanted: string[]): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return wanted.filter((file) => !there.has(file));
}

/** A reader who can play without a connection keeps being able to. */
async function renewOffline(): Promise<void> {
  if (await caches.has(OFFLINE)) await keepOffline().catch(() => undefined);
}

async function answer(port: MessagePort | undefined, done: Promise<void>): Promise<void> {
  const success = await done.then(
    () => true,
    () => false,
  );
  port?.postMessage(success);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((each) => ![name, OFFLINE, DOCS].includes(each));
  await Promise.all(others.map((each) => caches.delete(each)));
  if (!names.includes(OFFLINE)) return;
  const cache = await caches.open(OFFLINE);
  const old = (await cache.keys()).filter(({ url }) => !offline.includes(url));
  await Promise.all(old.map((each) => cache.delete(each)));
}
