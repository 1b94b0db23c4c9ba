/** A feed with planted faults: each is found, in its line, with its reason in Italian; the good rows come through. */
import { gzipSync } from "node:zlib";
import { google } from "feeds/read/profiles";
import { checkFeed } from "server/feeds/check";
import { nobodys } from "server/feeds/judge";
import { readOf } from "server/feeds/trial";
import { expect, test } from "vitest";
import { inventedFor, objectNames } from "../../tools/hostile/names";
import { projectVocabulary } from "../../tools/vocabulary";
import goodRow from "./check.json";

const now = new Date("2026-11-21T09:00:00Z");
const check = (text: string | Uint8Array, mostRows = 100) =>
  checkFeed(typeof text === "string" ? new TextEncoder().encode(text) : text, {
    store: nobodys,
    vocabulary: projectVocabulary,
    mostRows,
    mostUnpacked: 4_000_000,
    now,
  });

const header = [
  ...["id", "title", "description", "link", "image_link", "availability", "price", "sale_price"],
  ...["brand", "gtin", "color", "product_type"],
];
const good: Record<string, string> = goodRow;
/** A valid EAN-13 of a number. */
function gtinOf(number: number): string {
  const twelve = `80${String(number).padStart(10, "0")}`;
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return twelve + ((10 - (sum % 10)) % 10);
}

/** What is wrong with a row, and what has to be said of it. */
const planted: [change: Record<string, string>, said: RegExp, kind: "refused" | "advice"][] = [
  [{ id: "" }, /^manca il campo «id»$/, "refused"],
  [{ id: "x".repeat(201) }, /^l’identificativo supera i 200 caratteri$/, "refused"],
  [{ id: "buona" }, /^l’identificativo è già quello della riga 2$/, "refused"],
  [{ title: "" }, /^manca il campo «title»$/, "refused"],
  [{ link: "" }, /^manca il campo «link»$/, "refused"],
  [
    { link: "javascript:alert(1)" },
    /^il collegamento «javascript:alert\(1\)» non è un indirizzo web$/,
    "refused",
  ],
  [{ link: "https://utente:segreto@prova.example/" }, /non è un indirizzo web$/, "refused"],
  [{ brand: "" }, /^manca il campo «brand»$/, "refused"],
  [{ brand: "!!!" }, /^il marchio «!!!» non contiene lettere$/, "refused"],
  [{ availability: "" }, /^manca il campo «availability»$/, "refused"],
  [{ availability: "forse" }, /^la disponibilità «forse» non si capisce$/, "refused"],
  [{ price: "" }, /^manca il campo «price»$/, "refused"],
  [{ price: "gratis" }, /^il prezzo «gratis» non è un importo$/, "refused"],
  [{ price: "59.90 USD" }, /^la valuta USD non è EUR$/, "refused"],
  [
    { title: "Trapano", product_type: "Fai da te" },
    /^nessuna categoria corrisponde a «Fai da te»$/,
    "refused",
  ],
  [{ gtin: "8001234567891" }, /^il GTIN «8001234567891» non è valido$/, "advice"],
  [{ gtin: gtinOf(0) }, /^il GTIN è già quello della riga 2$/, "advice"],
  [{ image_link: "" }, /^manca l’immagine$/, "advice"],
  [{ color: "zzz" }, /^il colore «zzz» non è nella tavolozza$/, "advice"],
  [{ sale_price: "79.90 EUR" }, /^il prezzo scontato non è inferiore al prezzo$/, "advice"],
];

test("twenty planted faults are all found, each in its line", async () => {
  const rows = [
    { id: "buona", gtin: gtinOf(0) },
    ...planted.map(([change], at) => ({ id: `riga-${at}`, gtin: gtinOf(at + 1), ...change })),
  ];
  const line = (row: Record<string, string>) =>
    header.map((name) => `"${row[name] ?? good[name] ?? ""}"`).join(",");
  const {
    broken,
    read,
    refused,
    advice,
    rows: accepted,
  } = await check([header.join(","), ...rows.map(line)].join("\n"));
  expect([broken, read, refused.length, accepted.length]).toEqual([null, 21, 15, 6]);
  for (const [at, [, said, kind]] of planted.entries()) {
    const found = (kind === "refused" ? refused : advice).filter((note) => note.line === at + 3);
    expect(
      found.map(({ reason }) => reason),
      `line ${at + 3}`,
    ).toEqual([expect.stringMatching(said)]);
  }
  expect(advice.filter(({ line: of }) => of === 2)).toEqual([]);
});

test("XML, JSON lines, gzip and Windows-1252 are read; no feed, damage and emptiness are told", async () => {
  const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${header
    .map((name) => `<g:${name}>${name === "id" ? "1" : (good[name] ?? "").replace(">", "&gt;")}</g:${name}>`)
    .join("")}</item></channel></rss>`;
  expect((await check(xml)).rows).toHaveLength(1);
  expect((await check(JSON.stringify({ ...good, id: "1" }))).rows).toHaveLength(1);
  const table = `${header.join(",")}\n${header.map((name) => (name === "id" ? "1" : name === "title" ? "Maglia caff\u00e8" : good[name])).join(",")}`;
  expect((await check(new Uint8Array(gzipSync(table)))).rows[0]?.name).toContain("caffè");
  expect((await check(Uint8Array.from(table, (letter) => letter.charCodeAt(0)))).rows[0]?.name).toContain(
    "caffè",
  );
  expect((await check("")).broken).toBe("Il file non si può leggere: il file è vuoto.");
  expect((await check("a,b\n1,2")).broken).toMatch(/: le colonne non sono quelle di un formato conosciuto/);
  expect((await check("fromPrice,productURL\n1,2")).broken).toMatch(/sembra un file di TradeTracker: from/);
  expect((await check("<rss><p>")).broken).toMatch(/XML/);
  expect((await check(new Uint8Array([0x1f, 0x8b, 1, 2, 3]))).broken).toMatch(
    /: il file compresso è danneggiato/,
  );
  const twice = gzipSync(gzipSync(table));
  expect((await check(new Uint8Array(twice))).broken).toMatch(/: il file non è un testo: serve CSV/);
});

test("no more rows are read than asked for", async () => {
  const lines = Array.from({ length: 105 }, (_, at) =>
    header.map((name) => (name === "id" ? at : good[name])).join(","),
  );
  expect(await check([header.join(","), ...lines].join("\n"))).toMatchObject({ read: 100, more: true });
});

test("a megabyte of the shortest rows is judged in part at the desk, real rows are judged to the last", async () => {
  const row = (at: number, more: string) => `${at},,${more},https://x.it,,si,9,,A,,,felpe\n`;
  const [short, real] = [1, 650].map((length) =>
    filled(1_000_000, (at) => row(at, "a".repeat(length)), `${header.join(",")}\n`),
  ) as [Uint8Array, Uint8Array];
  expect(await tried(short)).toMatchObject({ broken: null, read: 5_000, more: true });
  expect(await tried(real)).toMatchObject({ broken: null, more: false });
  const twice = filled(2_000_000, (at) => row(at, "a"), `${header.join(",")}\n`);
  expect(await tried(twice)).toMatchObject({ read: 10_000, more: true });
});

test("of a packed file as much is read as its size allows, and what was read is said", async () => {
  const bare = header.map((name) => (name === "id" ? "" : good[name])).join(",");
  const whole = filled(5_000_000, (at) => `${at}${"x".repeat(800)}${bare}\n`, `${header.join(",")}\n`);
  const { broken, more, read, refused } = await tried(new Uint8Array(gzipSync(whole)));
  expect([broken, more]).toEqual([null, true]);
  expect(read).toBeGreaterThan(1_200);
  expect(read).toBeLessThan(1_800);
  expect(refused).toHaveLength(read);
});

function tried(file: Uint8Array) {
  return checkFeed(file, { store: nobodys, vocabulary: projectVocabulary, now, ...readOf(file.length) });
}

function filled(bytes: number, row: (at: number) => string, start: string): Uint8Array {
  let text = start;
  for (let at = 0; text.length < bytes; at++) text += row(at);
  return new TextEncoder().encode(text).subarray(0, bytes);
}

/** A row as each of the formats has it. */
const written: Record<string, (row: Record<string, string>) => string> = {
  csv: (row) => `${Object.keys(row).join(",")}\n${Object.values(row).join(",")}\n`,
  json: (row) => JSON.stringify(row),
  xml: (row) =>
    `<rss><item>${Object.entries(row).map(([name, text]) => `<g:${name}>${text.replace(/>/g, "&gt;")}</g:${name}>`)}</item></rss>`,
};
const cases = Object.keys(written).flatMap((format) => objectNames.map((name) => ({ format, name })));

test.each(cases)(
  "$name in any cell or as a column of its own is a word like any other ($format)",
  async ({ format, name }) => {
    const outcome = async (word: string, column: string) => {
      const row = { id: "1", ...good, tags: "", ...(column === "" ? { [word]: word } : { [column]: word }) };
      const { broken, rows, refused, advice } = await check(written[format]?.(row) ?? "");
      expect(JSON.stringify(rows)).not.toMatch(/native code|\[object/);
      return [broken === null, rows.length, refused.length, advice.length, rows[0]?.values.length];
    };
    for (const column of ["", ...new Set([...Object.keys(good), ...Object.keys(google)])])
      expect([column, await outcome(name, column)]).toEqual([
        column,
        await outcome(inventedFor(name), column),
      ]);
  },
);
