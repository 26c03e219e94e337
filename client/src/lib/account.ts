import { ask } from "./api";
import type { NewVacation, Vacation } from "./generated/protocol.gen";

/** What the server knows about an account, for the pages about it. */
export const account = {
  vacation: () => ask<Vacation>("GET", "/api/me/vacation"),
  beginVacation: (vacation: NewVacation) => ask<Vacation>("PUT", "/api/me/vacation", vacation),
  endVacation: () => ask<Vacation>("DELETE", "/api/me/vacation"),
};
