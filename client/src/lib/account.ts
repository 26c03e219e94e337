import { ask } from "./api";
import type {
  BotShown,
  ChannelListed,
  Discord,
  Mail,
  Matrix,
  Me,
  Muted,
  NewChannel,
  NewToken,
  NewVacation,
  Notifications,
  NotifySettings,
  Push,
  Reset,
  SessionShown,
  TokenMade,
  Vacation,
  Webhook,
} from "./generated/protocol.gen";

export type Address = Push | Mail | Webhook | Discord | Matrix;
const BOTS = "/api/me/bots";
const NOTIFICATIONS = "/api/me/notifications";

/** What the server knows about an account, for the pages about it. */
export const account = {
  vacation: () => ask<Vacation>("GET", "/api/me/vacation"),
  beginVacation: (vacation: NewVacation) => ask<Vacation>("PUT", "/api/me/vacation", vacation),
  sessions: () => ask<SessionShown[]>("GET", "/api/me/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/me/sessions/${id}`),
  forgotten: (name: string) => ask<void>("POST", "/api/password/forgotten", { name }),
  reset: (reset: Reset) => ask<Me>("POST", "/api/password/reset", reset),
  bots: () => ask<BotShown[]>("GET", BOTS),
  addBot: (name: string) => ask<BotShown>("POST", BOTS, { name }),
  removeBot: (id: string) => ask<void>("DELETE", `${BOTS}/${id}`),
  addToken: (bot: string, token: NewToken) =>
    ask<TokenMade>("POST", `${BOTS}/${bot}/tokens`, token),
  revoke: (bot: string, token: string) => ask<void>("DELETE", `${BOTS}/${bot}/tokens/${token}`),
  notifications: () => ask<Notifications>("GET", NOTIFICATIONS),
  addChannel: (address: Address) => ask<NewChannel>("POST", `${NOTIFICATIONS}/channels`, address),
  turnChannel: ({ id }: ChannelListed, enabled: boolean) =>
    ask<void>("PATCH", `${NOTIFICATIONS}/channels/${id}`, { enabled }),
  removeChannel: ({ id }: ChannelListed) => ask<void>("DELETE", `${NOTIFICATIONS}/channels/${id}`),
  testChannel: ({ id }: ChannelListed) => ask<void>("POST", `${NOTIFICATIONS}/channels/${id}/test`),
  setNotifications: (settings: NotifySettings) =>
    ask<void>("PUT", `${NOTIFICATIONS}/settings`, settings),
  muted: (room: string) => ask<Muted>("GET", `${NOTIFICATIONS}/tables/${room}`),
  mute: (room: string, muted: boolean) =>
    ask<void>("PUT", `${NOTIFICATIONS}/tables/${room}`, { muted }),
  confirm: (token: string) => ask<void>("POST", "/api/notifications/confirm", { token }),
  unsubscribe: (token: string) => ask<void>("POST", `/api/notifications/unsubscribe/${token}`),
  endVacation: () => ask<Vacation>("DELETE", "/api/me/vacation"),
};
