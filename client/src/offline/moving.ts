import { api, newId } from "../lib/api";
import type { Plan } from "../lib/generated/protocol.gen";
import { lentName, ownName, self } from "../lib/me.svelte";
import { tables } from "./tables";

/** Open a table in this browser; people who are not named get names of the time. */
export function newTable(plan: Plan, names?: string[]): string {
  const people = plan.seats.filter(({ type }) => type !== "bot");
  const called = names ?? people.map((_, number) => (number ? lentName() : ownName()));
  return tables.open(plan, called);
}

/** Save a game as a file. */
export async function download(room: string): Promise<void> {
  const record = new Blob([await tables.record(room)], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(record);
  anchor.download = `${room}.record.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** Go on with a game at a table of the server; returns the table. */
export async function moveToServer(room: string): Promise<string> {
  const record = await tables.record(room);
  await self.become();
  return (await api.moveHere({ record, part: newId() })).room;
}
