/** Where the reader is: the part of the address after `#/`. */
class Route {
  path: readonly string[] = $state.raw(read());

  constructor() {
    addEventListener("hashchange", () => (this.path = read()));
  }

  go = (...path: string[]): void => {
    location.hash = link(...path);
  };

  /** Go there without a trace: going back leads to where the reader came from. */
  replace = (...path: string[]): void => {
    history.replaceState(history.state, "", link(...path));
    this.path = read();
  };
}

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export const route = new Route();
