/** The work of an import grows with what it changed: 100,000 alerts cost no thousand queries. */
import { expect, test } from "vitest";
import { checkAll, fillAlerts, load } from "../../tools/alerts-load";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const now = new Date("2026-03-10T09:00:00Z");
const database = await forFile(openDatabase({ seeded: false }));
await fillAlerts(database.db, now);

test("10,000 changed products and 100,000 alerts take at most 1,000 queries, and write one letter a person", async () => {
  const { queries, news, letters } = await checkAll(database.db, now);
  expect([news, letters]).toEqual([load.persons * load.perPerson, load.persons]);
  expect(queries).toBeLessThanOrEqual(1_000);
  const again = await checkAll(database.db, now);
  expect([again.news, again.letters]).toEqual([0, 0]);
});
