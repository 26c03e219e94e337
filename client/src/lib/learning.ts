import { ask } from "./api";
import type { DailyShown, Opened, StatisticsShown } from "./generated/protocol.gen";

/** What there is to learn from: daily deals, statistics, finished games. */
export const learning = {
  daily: (game: string) => ask<DailyShown>("GET", `/api/daily/${game}`),
  statistics: (game: string, players: number) =>
    ask<StatisticsShown>("GET", `/api/statistics/${game}?players=${players}`),
  playDaily: (game: string) => ask<Opened>("POST", `/api/daily/${game}`, {}),
};
