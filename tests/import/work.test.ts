/** What readers do with hostile feeds grows with their size, not with its square; and nothing is unpacked beyond its limit. */
import { gzipSync } from "node:zlib";
import { plainBytes } from "feeds/read/inflate";
import { describe, expect, test } from "vitest";
import { hostileFeed, hostileKinds } from "../../harness/hostile/feeds";
import { checked, mostGrowth, resultFaults, smallBytes, workOf } from "../../harness/hostile/fuzz";

/** Patterns that look at each character of a text at most twice, however long the text is. */
const plainPatterns = [
  ...[/\r?\n/, /"[^"]*"/, /\s{2,}/, /^g:/, /[\s-]+/, /[\u0080-\u009f]/, /[,|;\s](?=https?:)/],
  // Of descriptions, which are bounded and have no runs of blanks.
  ...[/<[a-z]/, /&lt;\/?[a-z]/, /<\/?[a-z][^<>]*>/, /</, /&/, />/, /&(?![a-zA-Z0-9#]{1,20};)/],
  ...[/\n\s*\n/, /\s*[•●▪]\s+/, /\s*\n\s*/],
].map(({ source }) => source);

/** `npm run bench:feeds -- 10000` tries so many of each. */
const shapesOfAKind = 80;

describe.each(hostileKinds)("hostile feeds of the kind '%s'", (kind) => {
  test("four times the size is at most five times the work", { timeout: 120_000 }, async () => {
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

describe("gzip bombs", () => {
  const bomb = gzipSync(new Uint8Array(60_000_000).fill(10));

  test("a file that unpacks to a thousand times its size is refused in a sentence", async () => {
    expect((await checked(bomb)).broken).toBe(
      "il file decompresso è più di 100 volte quello inviato: non è un feed",
    );
    const rows = Array.from({ length: 80_000 }, (_, at) => `${at}\t${at * 7_919}-${at * 104_729}-${at * 31}`);
    const large = gzipSync(`id\ttitle\tlink\tprice\n${rows.join(`\t${".".repeat(30)}\n`)}`);
    expect((await checked(large, 300_000)).broken).toBe(
      "il file, una volta decompresso, supera 4 MB: invia un estratto",
    );
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
