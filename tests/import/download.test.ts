/** Downloads of feeds: only what changed, from public addresses only, taken up where a connection broke. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readFeedFile } from "feeds/read/file";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { downloadFeed, feedLimits, NoFeed } from "../../scripts/feeds/download";
import { publicOnly, type Reach } from "../../scripts/import/pictures/public-fetch";
import { type FeedServer, startFeedServer } from "../fixtures/feed-server";
import { zipped } from "../tools/zip";

let server: FeedServer;
let folder: string;
beforeEach(async () => {
  server = await startFeedServer();
  folder = mkdtempSync(join(tmpdir(), "vetrina-download-"));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const body = Array.from({ length: 4_000 }, (_, line) => `riga ${line}`).join("\n");
const limits = { ...feedLimits, silence: 20_000, pause: 1, repetitions: 3 };
const plain = { user: null, password: null, key: null, etag: null, modified: null };
const path = () => join(folder, "feed");
const download = (address: string, more: object = {}, reach: Reach = server.reach) =>
  downloadFeed({ ...plain, address, ...more }, path(), {
    reach,
    limits: { ...limits, ...more },
    onBytes: () => server.breakOff(),
  });
const written = () => readFileSync(path(), "utf8");

describe("a feed that lies at a server", () => {
  test("comes once, and not again until it changes", async () => {
    server.feeds.set("/a.csv", { body });
    const first = await download(`${server.origin}/a.csv`);
    expect([first.isSame, first.bytes, written()]).toEqual([false, body.length, body]);
    const { etag } = first;
    expect(await download(`${server.origin}/a.csv`, { etag })).toMatchObject({ isSame: true, etag });
    server.feeds.set("/a.csv", { body: `${body}\naltro` });
    expect(await download(`${server.origin}/a.csv`, { etag })).toMatchObject({ isSame: false });
  });

  test("is taken up where the connection broke, as long as it is the same file", async () => {
    server.feeds.set("/a.csv", { body });
    server.troubles.push({ cut: 9_000, held: true }, { cut: 9_000, held: true });
    await download(`${server.origin}/a.csv`);
    expect(written()).toBe(body);
    expect(server.asked.map(({ status }) => status)).toEqual([200, 206, 206]);
  });

  test("begins anew where the server cannot go on, and is no feed when it never comes to its end", async () => {
    server.feeds.set("/a.csv", { body, ranges: false });
    server.troubles.push({ cut: 9_000, held: true }, { status: 503 }, { cut: 0 });
    const { digest, bytes } = await download(`${server.origin}/a.csv`);
    expect([written(), bytes, digest?.length]).toEqual([body, body.length, 64]);
    server.troubles.push(...Array.from({ length: 4 }, () => ({ cut: 100 })));
    await expect(download(`${server.origin}/a.csv`)).rejects.toThrow("La connessione si interrompe");
    server.troubles.push(...Array.from({ length: 4 }, () => ({ status: 500 })));
    await expect(download(`${server.origin}/a.csv`)).rejects.toThrow("Il server risponde 500");
    server.troubles.push(...Array.from({ length: 4 }, () => ({ silent: true as const })));
    await expect(download(`${server.origin}/a.csv`, { silence: 300 })).rejects.toThrow(
      "Il server non risponde",
    );
  });

  test("is not asked for again where it is refused", async () => {
    server.troubles.push({ status: 401 });
    await expect(download(`${server.origin}/a.csv`)).rejects.toThrow("controlla utente, password o chiave");
    await expect(download(`${server.origin}/no.csv`)).rejects.toThrow("non c’è nessun feed");
    expect(server.asked).toHaveLength(2);
  });

  test("may not weigh more than the limit, told or not", async () => {
    server.feeds.set("/a.csv", { body });
    await expect(download(`${server.origin}/a.csv`, { bytes: 10_000 })).rejects.toThrow("Il file supera");
  });

  test("packed on the way is kept as it came, and reads the same", async () => {
    server.feeds.set("/a.csv", { body, gzip: true });
    await download(`${server.origin}/a.csv`);
    expect(gunzipSync(readFileSync(path())).toString()).toBe(body);
  });
});

describe("what opens a feed", () => {
  test("goes to its own server, and to no other that it leads to", async () => {
    server.feeds.set("/a.csv", { body });
    const elsewhere = server.origin.replace("feed.example", "altrove.example");
    server.troubles.push({ redirect: `${elsewhere}/a.csv` });
    await download(`${server.origin}/a.csv`, { user: "io", password: "segreto" });
    const sent = server.asked.map(({ headers }) => headers.authorization);
    expect(sent).toEqual([`Basic ${Buffer.from("io:segreto").toString("base64")}`, undefined]);
  });

  test("stands where the address says, or goes along as a bearer", async () => {
    server.feeds.set("/k%2F1/a.csv", { body }).set("/a.csv", { body });
    await download(`${server.origin}/{chiave}/a.csv`, { key: "k/1" });
    await download(`${server.origin}/a.csv`, { key: "k/1" });
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer k/1"]);
  });
});

describe("private networks", () => {
  /** Says another address each time that it is asked. */
  function rebinding(addresses: string[]): Reach {
    const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: addresses.shift() ?? "127.0.0.1", family: 4 }])) as unknown as Reach["resolve"];
    return { ...publicOnly, resolve };
  }
  const refused = "L’indirizzo porta in una rete privata";

  test.each([
    "http://127.0.0.1/a.csv",
    "http://[::1]/a.csv",
    "http://169.254.169.254/latest",
    "http://10.1.2.3/a",
  ])("%s is not asked", async (address) => {
    await expect(download(address, {}, publicOnly)).rejects.toThrow(refused);
  });

  test("are not reached by a name that means them, at once or after a redirect", async () => {
    await expect(download("http://feed.example/a.csv", {}, rebinding(["10.0.0.1"]))).rejects.toThrow(refused);
    const { port } = new URL(server.origin);
    const once = server.reach.isAllowed;
    let asked = 0;
    const turning: Reach = { ...server.reach, isAllowed: (address) => asked++ === 0 && once(address) };
    server.troubles.push({ redirect: `http://feed.example:${port}/interno` });
    await expect(download(`${server.origin}/a.csv`, {}, turning)).rejects.toThrow(refused);
    expect(server.asked.map(({ path }) => path)).toEqual(["/a.csv"]);
  });

  test("are not reached when a redirect names them, nor by another way than the web", async () => {
    for (const redirect of ["http://192.168.1.1/a.csv", "http://[fd00::1]/a.csv", "file:///etc/passwd"]) {
      server.troubles.push({ redirect });
      await expect(download(`${server.origin}/a.csv`)).rejects.toBeInstanceOf(NoFeed);
    }
  });
});

describe("a zip file", () => {
  const row = "1\tFelpa\thttps://n.example/1\t5 EUR\tin stock\tLuma\tFelpe";
  const feed = `id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\n${row}`;

  async function records(bytes: Buffer): Promise<(string | undefined)[]> {
    writeFileSync(path(), bytes);
    const found: (string | undefined)[] = [];
    for await (const { cells } of readFeedFile(path())) found.push(cells.id);
    return found;
  }

  test("is read by its largest member, packed or not", async () => {
    for (const method of [0, 8])
      expect(await records(zipped({ "leggimi.txt": "ciao", "feed.tsv": feed }, method))).toEqual(["1"]);
  });

  test("that is cut off, locked or changed is no feed", async () => {
    const whole = zipped({ "feed.tsv": feed }, 8);
    await expect(records(whole.subarray(0, whole.length - 30))).rejects.toThrow(/damaged (zip|packed) file/);
    const changed = Buffer.from(whole);
    changed.fill(0xff, 40, 60);
    await expect(records(changed)).rejects.toThrow(/damaged (zip|packed) file/);
    const locked = zipped({ "feed.tsv": feed }, 8);
    locked.writeUInt16LE(1, locked.lastIndexOf(Buffer.from("PK\x01\x02", "latin1")) + 8);
    await expect(records(locked)).rejects.toThrow("asks for a password");
  });

  test("that would fill the disk is left", async () => {
    await expect(records(zipped({ "feed.tsv": `${feed}\n`.padEnd(30_000_000, "\n") }, 8))).rejects.toThrow(
      "times as large",
    );
  });
});
