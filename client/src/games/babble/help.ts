import type { Phrasebook } from "../../lib/phrasebook";
import type { Order } from "./babble";
import { t } from "./words";

/** What an order asks of the player who receives it. */
export function helpOn(order: Order, book: Phrasebook, ...more: string[]): string {
  const name = book.term(order);
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  return [title, t(`help.${order}`), ...more].join("\n");
}
