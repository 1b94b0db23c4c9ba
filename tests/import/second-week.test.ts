/** A fortnight by the clock, with a fault nearly each day: what the catalogue shows, and what the operator is told. */
import type { Row } from "contract";
import { readEnv } from "server/env";
import { writeMorning } from "server/health/morning";
import { deskActs, type FeedSource } from "upstream/desk";
import { countClicks } from "upstream/exits/clicks";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { feedLimits } from "../../scripts/feeds/download";
import { readDue } from "../../scripts/feeds/read-due";
import { siteOn } from "../../scripts/feeds/site";
import { remoteTarget } from "../../scripts/import/target-remote";
import { press } from "../fixtures/clicks";
import { startFeedServer } from "../fixtures/feed-server";
import { openLogs } from "../tools/database";
import { forFile } from "../tools/for-file";
import { testSessionKeys as sessionKeys } from "../tools/member";
import { anewForEveryTest, db, rows } from "./import-set";
import expected from "./second-week.json";

anewForEveryTest();

const dayLasts = 86_400_000;
/** 6:10 in Rome; the letter of a day is written at seven of the next. */
const begin = Date.parse("2026-11-02T05:10:00Z");
const clock = { now: begin };
const now = () => new Date(clock.now);

const opened = await startFeedServer();
const feeds = await forFile(Promise.resolve(opened));
const logs = await forFile(openLogs());
const path = "/feed.tsv";
const goods = 40;
const shop = feeds.origin.replace("feed.example", "www.negozio.example");
const header = "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\tgtin";

/** Codes on so many of the goods, prices multiplied. */
function feed({ coded = goods, times = 1 } = {}): string {
  const lines = Array.from({ length: goods }, (_, at) => {
    const price = ((20 + at) * times).toFixed(2);
    const gtin = at < coded ? withCheckDigit(`80000000${1_000 + at}`) : "";
    return `A-${at}\tFelpa ${at}\t${shop}/p/${at}\t${price} EUR\tin stock\tLuma\tDonna > Felpe\t${gtin}`;
  });
  return [header, ...lines].join("\n");
}

function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

function serve(body: string, pages = goods): void {
  feeds.feeds.clear();
  feeds.feeds.set(path, { body });
  for (let at = 0; at < pages; at++) feeds.feeds.set(`/p/${at}`, { body: "<p>Una felpa</p>" });
}

/** Each with a browser of its own; the clock counts them as they come. */
async function clicks(count: number, address: (at: number) => string): Promise<void> {
  for (let at = 0; at < count; at++) {
    const when = clock.now + at * 120_000;
    await press(db(), { address: address(at), browser: `Chrome/${100 + at}` }, when);
    await countClicks(db(), new Date(when));
  }
}

const call = (row: unknown, input: unknown) =>
  createUpstream({ DB: db(), sessionKeys, now }).call(row as never, input) as Promise<unknown>;

/** Reads what is due, and answers what an operator sees of it. */
async function day(): Promise<{ shown: string; source: FeedSource; letter: string }> {
  const answered = async (row: Row, input: unknown) => row.output.parse(await call(row, input));
  const site = siteOn(
    answered,
    remoteTarget((row, input) => answered(row, row.input.parse(input))),
  );
  const limits = { ...feedLimits, pause: 1, repetitions: 1 };
  await readDue({ site, reach: feeds.reach, limits, now, pause: async () => undefined });
  const [offers] = await rows<{ n: number; cents: number; clicks: number }>(
    "SELECT COUNT(*) AS n, MIN(price_cents) AS cents, (SELECT SUM(sales) FROM products) AS clicks FROM offers",
  );
  const [source] = (await call(deskActs.feedSources.list.row, {})) as FeedSource[];
  clock.now += dayLasts;
  return {
    shown: `${offers?.n} offerte da ${offers?.cents}, ${offers?.clicks} clic`,
    source: source as FeedSource,
    letter: await letter(),
  };
}

async function letter(): Promise<string> {
  const texts = {
    API_KEY: "chiave-di-prova",
    SITE_ORIGIN: "https://www.vetrina.example",
    MAIL_OPERATOR: "io@vetrina.example",
  };
  await rows(
    "INSERT OR IGNORE INTO clock (kind, due_at, done_at) VALUES ('morning', 0, '2026-10-01T06:00:00.000Z')",
  );
  await rows("DELETE FROM mail_outbox");
  await writeMorning(readEnv({ DB: db(), LOGS: logs.db, MEDIA: {}, ...texts }), now());
  return (await rows<{ text: string }>("SELECT text FROM mail_outbox"))[0]?.text ?? "";
}

test("a fortnight of faults: none comes in by halves or slowly, and each is told", async () => {
  await rows("INSERT INTO stores (slug, name, host) VALUES ('negozio', 'Negozio', 'www.negozio.example')");
  const rules = { network: "google", hours: [6], pictures: false, mostGone: 30, mostMoved: 40, active: true };
  await call(deskActs.feedSources.create.row, { store: "negozio", address: feeds.origin + path, ...rules });
  const table: string[][] = [];
  const asks = (source: FeedSource) =>
    source.question?.strayed.map(({ what, before, now }) => `${what} ${before} → ${now}`).join() ?? "niente";
  const played = async (fault: string, told: (seen: Awaited<ReturnType<typeof day>>) => string) => {
    const seen = await day();
    table.push([fault, seen.shown, told(seen)]);
  };
  const line = (start: string) => (seen: { letter: string }) =>
    seen.letter.split("\n").find((said) => said.includes(start)) ?? "niente";
  const question = ({ source, letter }: { source: FeedSource; letter: string }) =>
    `${asks(source)}${/1 fonte di feed che chiede/.test(letter) ? ", nella lettera" : ""}`;

  serve(feed());
  await played("nessuno", question);
  serve(feed({ coded: 30 }));
  await played("un quarto dei codici in meno", question);
  serve(feed({ coded: 22 }));
  await played("un altro quarto", question);
  serve(feed());
  await played("tornano", question);
  for (const times of [0.85, 0.85 ** 2, 0.85 ** 3, 0.85 ** 4]) {
    serve(feed({ times }));
    await played(`prezzi a ${times.toFixed(2)}`, question);
  }
  await call(deskActs.feedSources.answer.row, { id: 1, answer: "yes" });
  await played("qualcuno dice di sì", question);
  serve(`${feed({ times: 0.85 ** 4 })}\n`);
  feeds.troubles.push({ cut: 300 }, { cut: 300 });
  await played("connessione interrotta", line("Negozio:"));
  await played("torna", question);
  serve("<!DOCTYPE html><html><title>Accedi</title></html>");
  await played("una pagina web", line("Negozio:"));
  serve(feed({ times: 0.85 ** 4, coded: 39 }), 0);
  await played("le pagine non ci sono più", question);
  serve(feed({ times: 0.85 ** 4, coded: 39 }));
  feeds.feeds.set("/nuovo.tsv", { body: feed({ times: 0.85 ** 4, coded: 39 }) });
  feeds.troubles.push({
    redirect: `${feeds.origin.replace("feed.example", "cdn.altrove.example")}/nuovo.tsv`,
  });
  await played("altro server", line("Negozio:"));
  await played("niente di nuovo", line("Negozio:"));
  await clicks(3, (at) => `93.${at}.7.9`);
  await clicks(20, () => "203.0.113.7");
  const [people, apart] = [line("Verso i negozi"), line("Contati a parte")];
  await played("venti clic di un indirizzo", (seen) => `${people(seen)}; ${apart(seen)}`);
  expect(table).toEqual(expected);
}, 60_000);
