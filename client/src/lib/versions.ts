import { t } from "./language.svelte";
import { toasts } from "./toasts.svelte";

/** Keep the page on this machine, and offer a newer one when there is one. */
export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  const isFirst = !serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => isFirst || location.reload());
  // Where nothing may be kept, as in a private window, the page works all the same.
  const registration = await serviceWorker
    .register(`${import.meta.env.BASE_URL}worker.js`)
    .catch(() => undefined);
  if (!registration) return;
  const offer = () => {
    const waiting = registration.waiting;
    if (waiting && serviceWorker.controller) propose(waiting);
  };
  offer();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", offer),
  );
}

function propose(worker: ServiceWorker): void {
  toasts.show(t("version.new"), {
    act: { label: t("version.load"), run: () => worker.postMessage("now") },
  });
}
