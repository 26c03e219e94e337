import { ask } from "./api";
import type {
  CircleShown,
  NewReport,
  PersonShown,
  Ranked,
  ReportShown,
  SaidShown,
  ServerLoad,
  Summary,
} from "./generated/protocol.gen";

export type Kind = "friend" | "blocked" | "muted";

/** Other people: friends, blocked and muted ones, reports, leaderboards. */
export const circle = {
  known: () => ask<CircleShown>("GET", "/api/me/people"),
  befriend: (name: string) => ask<CircleShown>("POST", "/api/me/friends", { name }),
  add: (kind: Kind, id: string) => ask<void>("PUT", `/api/me/people/${kind}/${id}`),
  remove: (kind: Kind, id: string) => ask<void>("DELETE", `/api/me/people/${kind}/${id}`),
  invitations: () => ask<Summary[]>("GET", "/api/me/invitations"),
  report: (report: NewReport) => ask<void>("POST", "/api/me/reports", report),
  idOf: async (name: string) =>
    (await ask<{ id: string }>("GET", `/api/players?${new URLSearchParams({ name })}`)).id,
  leaders: (game: string, bots: boolean) =>
    ask<Ranked[]>("GET", `/api/leaderboards/${game}?program=${bots}`),
};

const ROOT = "/api/admin";

/** What administrators see and do. */
export const administration = {
  people: (name: string, banned: boolean) =>
    ask<PersonShown[]>(
      "GET",
      `${ROOT}/people?${new URLSearchParams({ name, banned: String(banned) })}`,
    ),
  ban: (id: string) => ask<void>("PUT", `${ROOT}/bans/${id}`),
  unban: (id: string) => ask<void>("DELETE", `${ROOT}/bans/${id}`),
  tables: () => ask<Summary[]>("GET", `${ROOT}/tables`),
  close: (room: string) => ask<void>("DELETE", `${ROOT}/tables/${room}`),
  reports: (closed: boolean) => ask<ReportShown[]>("GET", `${ROOT}/reports?closed=${closed}`),
  handle: (report: string, closed: boolean) =>
    ask<void>("PATCH", `${ROOT}/reports/${report}`, { closed }),
  said: (player: string, room: string) =>
    ask<SaidShown[]>("GET", `${ROOT}/people/${player}/said?${new URLSearchParams({ room })}`),
  load: () => ask<ServerLoad>("GET", `${ROOT}/load`),
};
