const PATIENCE = 30_000; // milliseconds until there must be a service worker, where one is possible

/** Have the service worker keep all that is needed to play without a connection. */
export async function keepOffline(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return false;
  const none = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const worker = (await Promise.race([serviceWorker.ready, none]))?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(Boolean(data));
    worker.postMessage("keep", [port2]);
  });
}
