/** The bank's rates come by themselves, by a stand-in over HTTP: what it says wrongly, or not at all, leaves the last ones as they are. */
import { readFileSync } from "node:fs";
import { contract } from "contract";
import { askRates } from "upstream/commissions/ask-rates";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { listening } from "../../tools/listening";
import said from "./ask-rates.json";

/** As the bank writes it; the rates are invented. */
const daily = readFileSync(new URL("../../fixtures/rates/eurofxref-daily.xml", import.meta.url), "utf8");
const onDay = (day: string, usd = "1.1463") =>
  daily.replace("2026-11-20", day).replace("rate='1.1463'", `rate='${usd}'`);

/** What the bank has at each address; anything else is not found. */
let files: Record<string, string>;
let asked: string[];
const bank = await forFile(
  listening((request, answer) => {
    asked.push(request.url ?? "");
    const file = files[request.url ?? ""];
    answer.writeHead(file === undefined ? 404 : 200).end(file);
  }),
);
const base = await forFile(openDatabase());
const run = (text: string) => base.db.prepare(text).run();
beforeEach(async () => {
  [files, asked] = [{}, []];
  for (const table of ["network_sales", "network_accounts", "exchange_rates"])
    await run(`DELETE FROM ${table}`);
  await run("INSERT INTO network_accounts (network) VALUES ('awin')");
});

const ask = (day: string) => askRates(base.db, bank.origin, new Date(`${day}T17:00:00Z`));
const upstream = createUpstream({ DB: base.db });
const told = async () => {
  const { row } = deskActs.commissions.rates;
  return row.output.parse(await upstream.call(row, {})).problem;
};
const rateOf = (currency: string, day: string) =>
  base.db
    .prepare(`SELECT millionths FROM exchange_rates WHERE currency = '${currency}' AND day = '${day}'`)
    .first("millionths");
const counted = () => base.db.prepare("SELECT COUNT(*) AS n FROM exchange_rates").first<number>("n");

test("nobody is asked before a network is there", async () => {
  await run("DELETE FROM network_accounts");
  await ask("2026-11-20");
  expect(asked).toEqual([]);
});

test("the last ninety days come first, then each day by itself, and a gap is filled; orders that waited are in euros", async () => {
  await run(said.waiting);
  files["/eurofxref-hist-90d.xml"] = onDay("2026-11-19").replace("</Cube>\n\t</Cube>", said.earlier);
  files["/eurofxref-daily.xml"] = daily;
  await ask("2026-11-19");
  await ask("2026-11-20");
  await ask("2026-11-20");
  await ask("2026-11-30");
  expect(asked).toEqual(["hist-90d", "daily", "daily", "hist-90d"].map((name) => `/eurofxref-${name}.xml`));
  expect([await rateOf("USD", "2026-11-17"), await rateOf("USD", "2026-11-20"), await counted()]).toEqual([
    1_100_000, 1_146_300, 59,
  ]);
  const { results } = await base.db.prepare("SELECT sale_cents, commission_cents FROM network_sales").all();
  expect(results).toEqual([{ sale_cents: 9_091, commission_cents: 1_000 }]);
});

test.each(said.wrong)("%s keeps the last rates, and is told once they are old", async (_, from, to) => {
  const file = from ? daily.replace(new RegExp(from, "g"), to ?? "") : undefined;
  files["/eurofxref-daily.xml"] = daily;
  await run("INSERT INTO exchange_rates VALUES ('USD', '2026-11-19', 1146000)");
  await ask("2026-11-20");
  files = file === undefined ? {} : { "/eurofxref-daily.xml": file, "/eurofxref-hist-90d.xml": file };
  await ask("2026-11-23");
  expect([await told(), await counted()]).toEqual([null, 30]);
  if (file?.includes("2026-11-24")) return;
  await ask("2026-11-27");
  expect(await told()).toContain("I cambi sono fermi al 20/11/2026. La Banca centrale europea");
  expect(await counted()).toBe(30);
  files = { "/eurofxref-hist-90d.xml": onDay("2026-11-27") };
  await ask("2026-11-27");
  expect([await told(), await rateOf("USD", "2026-11-27")]).toEqual([null, 1_146_300]);
});

test("a rate that jumps is not believed, whatever the others do, until a person brings it", async () => {
  await run(
    "INSERT INTO exchange_rates VALUES ('USD', '2026-11-19', 1146000), ('TRY', '2026-11-19', 48000000)",
  );
  files["/eurofxref-daily.xml"] = onDay("2026-11-20", "11.463");
  await ask("2026-11-20");
  expect(await told()).toBe(
    "Cambi che saltano, e non valgono finché una persona non ne carica il file: USD del 20/11/2026.",
  );
  expect([await rateOf("USD", "2026-11-20"), await rateOf("TRY", "2026-11-20")]).toEqual([null, 48_312_000]);
  await upstream.call(contract.commissions.takeRates, { csv: files["/eurofxref-daily.xml"] });
  await ask("2026-11-20");
  expect([await told(), await rateOf("USD", "2026-11-20")]).toEqual([null, 11_463_000]);
});
