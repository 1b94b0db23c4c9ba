/** Clicks of nobody, though no crawler says so: kept, counted apart with their reason, and told; those of people are not. */
import { apartNames } from "contract/exits";
import { figuresOf } from "server/desk/figures";
import { countClicks } from "upstream/exits/clicks";
import { rows } from "upstream/sql";
import { beforeEach, expect, test } from "vitest";
import { type Press, press } from "../../fixtures/clicks";
import { emptied } from "../../fixtures/emptied";
import { openDatabase, openLogs } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const base = await forFile(openDatabase());
const logs = await forFile(openLogs());
const noon = Date.parse("2026-05-04T12:00:00Z");
const minute = 60_000;
beforeEach(async () => {
  await emptied(base.db, "new_clicks recent_clicks clicks");
});

/** `at`: minutes after noon. */
type Timed = Press & { at: number };

/** Presses in their order, the clock's turn each minute; answers how many stand for what. */
async function played(presses: Timed[]): Promise<Record<string, number>> {
  const ordered = presses.sort((a, b) => a.at - b.at);
  let turn = 1;
  for (const one of ordered) {
    for (; turn <= one.at; turn++) await countClicks(base.db, new Date(noon + turn * minute));
    await press(base.db, one, noon + one.at * minute);
  }
  await countClicks(base.db, new Date(noon + turn * minute));
  const results = await rows<{ flooded: number; n: number }>(base.db)`
    SELECT flooded, COUNT(*) AS n FROM clicks GROUP BY 1`;
  return Object.fromEntries(results.map(({ flooded, n }) => [apartNames.get(flooded) ?? "contati", n]));
}

const times = <Of>(count: number, of: (at: number) => Of) => Array.from({ length: count }, (_, at) => of(at));
/** Of a city: each has an address of their own, and presses once. */
const people = (count: number) =>
  times(count, (at) => ({ at: (at * 55) / count, address: `93.${at}.7.9`, browser: `Safari/${at}` }));

test("twenty clicks of one address whose browsers change are counted apart, all of them", async () => {
  const rotating = times(20, (at) => ({ at: at * 2, address: "203.0.113.7", browser: `Chrome/${100 + at}` }));
  expect(await played([...rotating, ...people(60)])).toEqual({ contati: 60, "browser che cambiano": 20 });
});

test("ten within a minute, and links that no page was open before, are counted apart; a letter needs no page", async () => {
  const quick = times(12, (at) => ({ at: at / 20, address: "203.0.113.8" }));
  const bare = times(4, (at) => ({ at: at * 5, address: "203.0.113.9", headers: {} }));
  const pasted = [{ at: 3, address: "203.0.113.10", headers: { "Sec-Fetch-Site": "none" } }];
  const letter = times(4, (at) => ({ at: at * 5, address: "198.51.100.4", place: "letter", headers: {} }));
  const old = times(4, (at) => ({
    ...{ at: at * 5, address: "198.51.100.5" },
    headers: { Referer: "https://www.vetrina.example/prodotti/x" },
  }));
  expect(await played([...quick, ...bare, ...pasted, ...letter, ...old, ...people(40)])).toEqual({
    contati: 49,
    "dieci in un minuto": 12,
    "senza una pagina prima": 4,
  });
});

test("half of all clicks from one network are counted apart; a family, an office and a quiet hour are not", async () => {
  const farm = times(30, (at) => ({ at: at * 1.5, address: `203.0.113.${at}` }));
  expect(await played([...farm, ...people(25)])).toEqual({ contati: 25, "metà di tutti da una rete": 30 });
  await base.db.prepare("DELETE FROM clicks").run();
  await base.db.prepare("DELETE FROM recent_clicks").run();
  const family = times(9, (at) => ({ at: at * 4, address: "198.51.100.1", browser: `Chrome/${at % 3}` }));
  const office = times(8, (at) => ({ at: at * 5, address: "198.51.100.2", browser: `Edge/${at}` }));
  expect(await played([...family, ...office])).toEqual({ contati: 17 });
});

test("no address and no browser is kept, what is kept of them stays an hour, and the desk tells how many", async () => {
  await played(times(12, (at) => ({ at: at / 20, address: "203.0.113.8", browser: "Vivaldi/7" })));
  const kept = async (table: string) =>
    JSON.stringify((await base.db.prepare(`SELECT * FROM ${table}`).all()).results);
  for (const table of ["recent_clicks", "clicks"])
    expect(await kept(table)).not.toMatch(/203\.0\.113|Vivaldi/);
  await press(base.db, { address: "198.51.100.9" }, noon + 70 * minute);
  await countClicks(base.db, new Date(noon + 71 * minute));
  expect(JSON.parse(await kept("recent_clicks"))).toHaveLength(1);
  const env = { DB: base.db, LOGS: logs.db, API_BASE_URL: "" };
  expect((await figuresOf(env, new Date(noon + 71 * minute))).apart).toEqual([
    { why: 2, clicks: 12, before: 0 },
  ]);
});
