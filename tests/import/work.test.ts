/** What readers do with hostile feeds grows with their size, not with its square; and nothing is unpacked beyond its limit. */
import { gzipSync } from "node:zlib";
import { escapedText } from "feeds/normalise/description";
import { plainBytes } from "feeds/read/inflate";
import sanitize from "sanitize-html";
import { describe, expect, test } from "vitest";
import { costlyFeeds } from "../tools/hostile/costly";
import { hostileFeed, hostileKinds } from "../tools/hostile/feeds";
import { stepsOf } from "../tools/hostile/steps";
import { random } from "../tools/random";
import { checked, mostGrowth, resultFaults, smallBytes, workOf } from "./fuzz";

/** Patterns that look at each character of a text at most twice, however long the text is. */
const plainPatterns = [
  ...[/^HDR\|\d+\|/, /\r?\n/, /"[^"]*"/, /\s{2,}/, /^g:/, /[\s-]+/, /[\u0080-\u009f]/, /[,|;\s](?=https?:)/],
  // Of descriptions, which are bounded and have no runs of blanks.
  ...[/<[a-z]/, /&lt;\/?[a-z]/, /<\/?[a-z][^<>]*>/, /</, /&/, />/, /[&<>]/, /&(?![a-zA-Z0-9#]{1,20};)/],
  ...[/\n\s*\n/, /\s*[•●▪]\s+/, /\s*\n\s*/, /\S/],
  // Of tags, each from where the one before ended.
  ...[/[ \t\n\f\r]*/, /[^ \t\n\f\r/>=]*/, /[^ \t\n\f\r/>]*/, /[^ \t\n\f\r>]*/],
].map(({ source }) => source);

const shapesOfAKind = 16;

describe.each(hostileKinds)("hostile feeds of the kind '%s'", (kind) => {
  test("four times the size is at most five times the work", async () => {
    const patterns = new Set<string>();
    const grown: string[] = [];
    await checked(hostileFeed(kind, 0).ofSize(smallBytes));
    for (let seed = 1; seed <= shapesOfAKind; seed++) {
      const feed = hostileFeed(kind, seed);
      const work = await workOf(feed);
      if (work.growth > mostGrowth) grown.push(`${feed.name}: ${work.few} → ${work.many}`);
      for (const pattern of work.patterns) patterns.add(pattern);
    }
    expect(grown).toEqual([]);
    expect([...patterns].filter((pattern) => !plainPatterns.includes(pattern))).toEqual([]);
  });

  test("each row is taken or refused in Italian, in whatever pieces the file arrives", async () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= shapesOfAKind / 2; seed++) {
      const feed = hostileFeed(kind, seed);
      faults.push(...(await resultFaults(feed, seed)).map((fault) => `${feed.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

/** Looks at each byte, whatever one step of the readers is asked to do; a good feed takes 26. */
const mostLooks = 80;

test("feeds that ask much of one step, each row otherwise, take a bounded number of looks at each byte", async () => {
  const costs: string[] = [];
  for (const feed of costlyFeeds) {
    const { few, many, growth } = await workOf(feed);
    const looks = many / feed.ofSize(4 * smallBytes).length;
    if (growth > mostGrowth || looks > mostLooks)
      costs.push(`${feed.name}: ${few} → ${many} steps, ${looks.toFixed(0)} a byte`);
  }
  expect(costs).toEqual([]);
});

test("a good feed costs at most 26 looks at each of its bytes: what rows say again is not worked out again", async () => {
  const kinds = ["Donna > Abbigliamento > Vestiti", "Uomo > Scarpe > Sneakers", "Donna > Borse > Shopper"];
  const colours = ["Nero", "Bianco", "Blu navy", "Beige/Nero"];
  const row = (at: number) =>
    `${at}\tModello ${at} in lino\thttps://x.example/${at}\t${20 + (at % 50)}.90 EUR\tin stock\tAurora\t${kinds[at % 3]}\t${colours[at % 4]}\t${36 + (at % 8)}\t100% cotone\tUn capo di lino, numero ${at}`;
  const head =
    "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\tcolor\tsize\tmaterial\tdescription";
  const rows = Array.from({ length: 1_000 }, (_, at) => row(at));
  const file = new TextEncoder().encode([head, ...rows].join("\n"));
  expect((await checked(file)).rows).toHaveLength(1_000);
  const { steps } = await stepsOf(() => checked(file));
  expect(steps / file.length).toBeLessThan(26);
});

describe("gzip bombs", () => {
  const bomb = gzipSync(new Uint8Array(60_000_000).fill(10));

  test("a file that unpacks to a thousand times its size is refused in a sentence", async () => {
    expect((await checked(bomb)).broken).toBe(
      "Il file non si può leggere: il file, una volta decompresso, supera 4 MB: invia un estratto.",
    );
    expect((await checked(gzipSync(Buffer.alloc(20_000_000, "\n")))).broken).toBe(
      "Il file non si può leggere: il file decompresso è più di 100 volte quello inviato: non è un feed.",
    );
  });

  test("of one that goes on behind the limit, what was read until then is judged", async () => {
    const rows = Array.from({ length: 80_000 }, (_, at) => `${at}\t${at * 7_919}-${at * 104_729}-${at * 31}`);
    const large = gzipSync(`id\ttitle\tlink\tprice\n${rows.join(`\t${".".repeat(30)}\n`)}`);
    const { broken, more, read } = await checked(large, 300_000);
    expect([broken, more]).toEqual([null, true]);
    expect(read).toBeGreaterThan(40_000);
    expect(read).toBeLessThan(80_000);
  });

  test("no more is unpacked than the limit and one piece", async () => {
    let size = 0;
    const read = async () => {
      for await (const piece of plainBytes([bomb], { bytes: 8_000_000, ratio: 10_000 })) size += piece.length;
    };
    await expect(read()).rejects.toThrow("unpacked the file is larger than 8 MB");
    expect(size).toBeLessThanOrEqual(8_000_000);
  });

  test("of a long file the first rows are read, whatever follows them", async () => {
    const row = (at: number) => `${at}\tVestito ${at}\thttps://x.example/${at}\t3 EUR\n`;
    const rows = Array.from({ length: 150_000 }, (_, at) => row(at));
    const { broken, read, more } = await checked(gzipSync(`id\ttitle\tlink\tprice\n${rows.join("")}`), 100);
    expect([broken, read, more]).toEqual([null, 100, true]);
  });
});

test("what Windows-1252 has beyond Latin-1 is read, line by line beside UTF-8", async () => {
  const head = "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\n";
  const row = (id: number, title: string) =>
    `${id}\t${title}\thttps://x.example/${id}\t3 EUR\tin stock\tLuma\tDonna > Felpe\n`;
  const file = Buffer.concat([
    Buffer.from(head),
    Buffer.from(row(1, "Felpa più calda")),
    Buffer.from(row(2, "Felpa dell\x92estate \x96 pi\xf9"), "latin1"),
    Buffer.from(row(3, "Felpa così")),
  ]);
  const { rows } = await checked(file);
  expect(rows.map(({ name }) => name)).toEqual(["Felpa più calda", "Felpa dell’estate – più", "Felpa così"]);
});

test("plain text becomes HTML as sanitize-html writes it", () => {
  const pieces = [
    ..."& &amp; &amp &lt; &lt &#60; &#x3C &# &; &nbsp &notit; &#0; &#128; &#xD800; < > </ <b> <!-- --> <![CDATA[ ]]> <?".split(
      " ",
    ),
    ..."a lt; amp; \" ' è 👗 \0 \ufeff = ; <script> </script> <textarea> &apos; &frac12 &ThickSpace;".split(
      " ",
    ),
    " ",
    "\n",
  ];
  const chance = random(7);
  const piece = () => pieces[Math.floor(chance() * pieces.length)] ?? "";
  const texts = Array.from({ length: 3_000 }, () =>
    Array.from({ length: 1 + Math.floor(chance() * 8) }, piece).join(""),
  );
  const theirs = (text: string) =>
    sanitize(text.replace(/</g, "&lt;"), { allowedTags: [], allowedAttributes: {} });
  expect(texts.filter((text) => escapedText(text) !== theirs(text))).toEqual([]);
});
