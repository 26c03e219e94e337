import { account } from "./account";
import { notices } from "./notices.svelte";

/** Whether this browser can be notified while no page is open. */
export const canPush = "PushManager" in globalThis && "serviceWorker" in navigator;

/** Let the server notify this browser; false if the reader or the browser forbids it. */
export async function subscribe(key: string): Promise<boolean> {
  await notices.ask();
  const registration = await navigator.serviceWorker.getRegistration();
  if (notices.permission !== "granted" || !registration) return false;
  const found = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await account.addChannel({ type: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return true;
}
