/** The privacy policies of demo and desk name every kind of thing that the site holds about persons. */

import { readFileSync } from "node:fs";
import { personalTables } from "upstream/personal-data";
import { expect, test } from "vitest";
import said from "./privacy.json";

const policy = readFileSync("demo/pages/privacy-e-policy.md", "utf8");
const draft = readFileSync("desk/drafts/privacy.html", "utf8");

/** How the policy calls what each table holds. */
const calls: Record<string, string> = said.calls;

test("every table of persons has its words in the policy", () => {
  expect(Object.keys(calls).sort()).toEqual(personalTables.map(({ table }) => table).sort());
  for (const [table, words] of Object.entries(calls))
    for (const text of [policy, draft]) expect(text, table).toContain(words);
});

test("it says what becomes of the rights of whoever has no account", () => {
  for (const text of [policy, draft]) expect(text).toContain("Chi non ne ha uno ci scrive");
});

test("of searches by colour it says that a picture of one's own stays where it is", () => {
  expect(policy).toContain("la legge soltanto il tuo browser e resta sul tuo dispositivo");
});

test("of passkeys it says what is kept, what never arrives, how long, and where they are removed", () => {
  for (const words of [
    "quando l’hai usata l’ultima volta",
    "l’impronta digitale, il viso e il PIN restano sul tuo dispositivo",
    "finché non la elimini dalla pagina [Passkey](/account/passkey) del tuo account, reimposti la password o cancelli l'account",
  ])
    expect(policy).toContain(words);
});
