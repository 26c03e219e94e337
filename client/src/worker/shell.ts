/// <reference lib="webworker" />

/** Keeps the page itself, so that it opens at once, and without a line too; never what is played. */

export {};
declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files of the page, and a name that changes with them. */
declare const __SHELL__: { name: string; files: string[] };

const { name, files } = __SHELL__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

// The page asks for this when its reader wants the new version.
self.addEventListener("message", () => void self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (files.includes(pathname)) event.respondWith(kept(event.request));
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

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(request)) ?? fetch(request);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((each) => each !== name).map((each) => caches.delete(each)));
}
