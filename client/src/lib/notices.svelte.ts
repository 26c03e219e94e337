const isPossible = "Notification" in globalThis;

/** Notices of the browser, for readers who look elsewhere.  Nobody is asked before they want it. */
class Notices {
  permission = $state(isPossible ? Notification.permission : "denied");

  ask = async (): Promise<void> => {
    this.permission = await Notification.requestPermission();
  };

  /** Tell something about this page, unless the reader sees it. */
  tell = async (title: string, body: string): Promise<void> => {
    if (this.permission !== "granted" || !document.hidden) return;
    const registration = await navigator.serviceWorker?.getRegistration();
    const options = {
      body,
      tag: location.hash,
      icon: `${import.meta.env.BASE_URL}icons/192.png`,
      data: location.href,
    };
    // Phones show notices of service workers only; other pages may have none.
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
  };
}

export const notices = new Notices();
