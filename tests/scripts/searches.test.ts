/** `npm run searches`: what the operator reads, from a real database. */
import { choicesSince, type Searched, searchesSince, withChoices } from "upstream/search/report";
import type { Sql } from "upstream/sql";
import { expect, test } from "vitest";
import { spanOf } from "../../scripts/clicks/report";
import { inText } from "../../scripts/local/ask-database";
import { printed, type SearchRows } from "../../scripts/searches/report";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const now = Date.parse("2026-05-04T12:00:00Z");
const day = 86_400_000;
const base = await forFile(openDatabase({ seeded: false }));

async function report(since = "7d"): Promise<string[]> {
  const from = new Date(now - Number(spanOf(since))).toISOString();
  // As the command asks: the values stand in the text.
  const ask = async (statement: Sql) => (await base.db.prepare(inText(statement)).all()).results;
  const searched = (await ask(searchesSince(from))) as unknown as Searched[];
  const [choices, chosen] = await Promise.all(choicesSince(from, searched).map(ask));
  const searches = withChoices(searched, choices as never[]);
  return printed({ searches, chosen } as unknown as SearchRows).split("\n");
}

async function searched(term: string, times: number, missed: string | null = "", at = now) {
  const insert = base.db.prepare("INSERT INTO search_terms (term, searched_at, missed) VALUES (?, ?, ?)");
  const row = insert.bind(term, new Date(at).toISOString(), missed);
  await base.db.batch(Array.from({ length: times }, () => row));
}

async function chosen(term: string, count: number, at = now) {
  await base.db
    .prepare("INSERT INTO search_choices (day, term, product_id, count) VALUES (?, ?, 7, ?)")
    .bind(new Date(at).toISOString().slice(0, 10), term, count)
    .run();
}

test("a shop without searches says so in every list", async () => {
  const none = "      –";
  expect(await report()).toEqual([
    "nothing found",
    none,
    "",
    "hardly followed",
    none,
    "",
    "chosen",
    none,
    "",
    "0 searches of 0 kinds",
  ]);
});

test("what finds nothing, what leads nowhere and what is chosen are told apart, whatever the case, within the span", async () => {
  await base.db
    .prepare(`INSERT INTO products (product_id, slug, group_key, name, inserted_at, inserted_on, updated_at)
        VALUES (7, 'abito', 'abito', 'Abito rosso', '', '', '')`)
    .run();
  await searched("xqzw scarpe", 2, "xqzw");
  await searched("Borsa", 6);
  await searched("borsa ", 14);
  await searched("abito", 10);
  await searched("rara", 4);
  await searched("antica", 30, "antica", now - 8 * day);
  await chosen("borsa", 1);
  await chosen("abito", 3);
  await chosen("abito", 40, now - 9 * day);
  expect(await report()).toEqual([
    "nothing found",
    "      2  xqzw scarpe (nothing for: xqzw)",
    "",
    "hardly followed",
    "     20  borsa (1 choices)",
    "",
    "chosen",
    "      3  abito: Abito rosso",
    "      1  borsa: Abito rosso",
    "",
    "36 searches of 4 kinds",
  ]);
  expect((await report("12d")).at(1)).toBe("     30  antica (nothing for: antica)");
});
