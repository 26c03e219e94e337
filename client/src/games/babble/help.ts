import { capitalised, type Phrasebook } from "../../lib/phrasebook";
import type { Order } from "./babble";
import { about } from "./words";

/** What an order asks of the player who receives it. */
export function helpOn(order: Order, book: Phrasebook, ...more: string[]): string {
  return [capitalised(book.term(order)), about(order), ...more].join("\n");
}
