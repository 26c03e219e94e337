/** Notices a connection over which nothing comes any more, though nobody has closed it. */
export class Pulse {
  static readonly QUIET = 10_000; // milliseconds until the other side is asked for an answer
  static readonly PATIENCE = 5_000; // milliseconds for the answer

  private timer: ReturnType<typeof setTimeout>;

  /** `ask` makes the other side answer; `dead` is called once, if it does not. */
  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {
    this.timer = setTimeout(this.end, Pulse.QUIET);
    addEventListener("offline", this.end);
    addEventListener("online", this.doubt);
    document.addEventListener("visibilitychange", this.doubt);
  }

  /** Something has come: all is well for a while. */
  beat = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.doubt, Pulse.QUIET);
  };

  stop = (): void => {
    clearTimeout(this.timer);
    removeEventListener("offline", this.end);
    removeEventListener("online", this.doubt);
    document.removeEventListener("visibilitychange", this.doubt);
  };

  private readonly doubt = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, Pulse.PATIENCE);
    this.ask();
  };

  private readonly end = (): void => {
    this.stop();
    this.dead();
  };
}
