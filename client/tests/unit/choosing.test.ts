import { expect, test } from "vitest";
import { Choosing } from "../../src/lib/choosing.svelte";
import type { Offer } from "../../src/lib/generated/protocol.gen";

const offer = (words: string): Offer => ({ words, name: words, values: {}, opens: false });
const thing = { id: "one", meanings: [[{ name: "one" }]] };

function choosing(): Choosing {
  const made = new Choosing(
    () => undefined,
    () => undefined,
  );
  made.renew([offer("one"), offer("two")]);
  made.clicked = [thing];
  return made;
}

test("what is clicked stays clicked while others choose and the question is the same", () => {
  const made = choosing();

  made.renew([offer("one"), offer("two")]);

  expect(made.isClicked(thing)).toBe(true);
});

test("another question forgets what was clicked", () => {
  const made = choosing();

  made.renew([offer("one")]);

  expect(made.clicked).toEqual([]);
});
