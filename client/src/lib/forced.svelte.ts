import { remember, remembered } from "./memory";

/** Whether choices without an alternative are made for the player. */
class Forced {
  plays = $state(remembered("forced") !== "ask");

  set = (plays: boolean): void => {
    this.plays = plays;
    remember("forced", plays ? "play" : "ask");
  };
}

export const forced = new Forced();
