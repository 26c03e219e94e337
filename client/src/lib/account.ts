import { ask } from "./api";
import type {
  ChannelListed,
  Discord,
  Mail,
  Matrix,
  Muted,
  NewChannel,
  NewVacation,
  Notifications,
  NotifySettings,
  Push,
  Vacation,
  Webhook,
} from "./generated/protocol.gen";

export type Address = Push | Mail | Webhook | Discord | Matrix;
const NOTIFICATIONS = "/api/me/notifications";

/** What the server knows about an account, for the pages about it. */
export const account = {
  vacation: () => ask<Vacation>("GET", "/api/me/vacation"),
  beginVacation: (vacation: NewVacation) => ask<Vacation>("PUT", "/api/me/vacation", vacation),
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
