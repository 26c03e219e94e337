/** How far the engine has come while the reader waits for it. */
class Loading {
  /** From 0 to 1; null while nothing is loaded. */
  share: number | null = $state(null);
  /** Why it failed, in the words of the browser. */
  error = $state("");

  begin(): void {
    this.share = 0;
    this.error = "";
  }

  come(share: number): void {
    this.share = Math.min(1, share);
  }

  end(error = ""): void {
    this.share = null;
    this.error = error;
  }
}

export const loading = new Loading();
