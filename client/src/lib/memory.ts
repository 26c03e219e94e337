/** What the browser keeps between visits.  Where it keeps nothing, nothing is remembered. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`ziggurat.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ziggurat.${key}`, value);
  } catch {
    // A private window forgets, and that is its purpose.
  }
}
