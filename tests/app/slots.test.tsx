/** The kept page filled for a person is, byte for byte, the page rendered for that person. */
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { bodyOf, type Filling, fill } from "server/pages/fill";
import type { Person } from "server/pages/person";
import { templateOf } from "server/pages/template";
import { expect, test } from "vitest";
import { slotRenderer } from "~/render/slot-renderer";
import { Shell } from "~/shell";
import { heart } from "~/slots/heart";
import { message, pageMessage } from "~/slots/message";
import { personData } from "~/slots/person-data";
import { type OfferedSize, ownSizes, rememberedSizes } from "~/slots/sizes";
import { tools } from "~/slots/tools";
import { Slot } from "~/ui/slot";

const nonce = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";

const offered: OfferedSize[] = [
  ["s", "S", "/abito-s"],
  ["38", "38 & mezzo", "/abito?scelta=taglia.38"],
];

/** Every kind of slot that needs nothing but the person, where pages have them. */
function Page() {
  return (
    <>
      <header>
        à <Slot kind={tools} of={null} />
      </header>
      <main>
        <Slot kind={message} of={{ form: pageMessage }} />
        <ul>
          {Array.from({ length: 24 }, (_, id) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the product
            <li key={id}>
              è &amp; <Slot kind={heart} of={{ id, slug: `abito-${id}`, name: `Abito "${id}" & così` }} />
            </li>
          ))}
        </ul>
        <Slot kind={message} of={{ form: "contatti" }} />
        <Slot kind={ownSizes} of={{ sizes: offered, variants: true }} />
        <Slot kind={ownSizes} of={{ sizes: offered.slice(0, 1) }} />
        <Slot kind={rememberedSizes} of={null} />
      </main>
      <Slot kind={personData} of={null} />
    </>
  );
}

function rendered(page: ReactNode, mark: string | null, person: Person | null): string {
  const shell = { nonce, styles: "", mark, person, givenBack: "", savesData: false };
  return renderToString(<Shell.Provider value={shell}>{page}</Shell.Provider>);
}

/** Names and sentences that try to break out of HTML, of JSON, and of the markers. */
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    "</script><b>",
    `<x-${nonce} n="tools" p="null"></x-${nonce}>`,
    "&quot;'\"",
    "Zoë & Łukasz",
  ),
);
const persons: fc.Arbitrary<Person | null> = fc.option(
  fc.record({
    name: fc.option(words),
    cartCount: fc.nat(99),
    saved: fc.uniqueArray(fc.nat(30), { maxLength: 20 }),
    sizes: fc.array(fc.constantFrom("s", "m", "38"), { maxLength: 3 }),
    consent: fc.constant("undecided" as const),
    message: fc.option(
      fc.record({
        form: fc.constantFrom(pageMessage, "contatti", "altro"),
        sentence: words,
        undo: fc.option(
          fc.record({
            label: words,
            action: fc.constant("/wishlist/rimetti"),
            fields: fc.dictionary(fc.constantFrom("a", "b"), words),
          }),
          { nil: undefined },
        ),
      }),
    ),
  }),
) as fc.Arbitrary<Person | null>;

const nobody = (name: string, of: unknown) => slotRenderer.render(name, of, null);
const template = templateOf(rendered(<Page />, nonce, null), { nonce, token: null }, nobody);

async function filled(person: Person | null): Promise<string> {
  const filling: Filling = { slotRenderer, person, edge: null, nonce, token: () => "" };
  return new Response(bodyOf(fill(template, filling))).text();
}

test("for any person, filling the kept page is rendering it", async () => {
  await fc.assert(
    fc.asyncProperty(persons, async (person) => {
      expect(await filled(person)).toBe(rendered(<Page />, null, person));
    }),
    { numRuns: 200 },
  );
});

test("whatever is said about a person, nobody after them reads it", async () => {
  const before = await filled(null);
  await fc.assert(
    fc.asyncProperty(persons, async (person) => {
      await filled(person);
      expect(await filled(null)).toBe(before);
    }),
    { numRuns: 50 },
  );
});
