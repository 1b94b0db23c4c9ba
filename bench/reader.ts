/**
 * `npm run bench:reader [-- OFFERS]`: the memory of a reader of feeds (`npm run feeds`), with 300,000 offers: all new, then all known
 * with a tenth of the prices changed. The site is a stand-in, so that only the reader is measured.
 */
import { spawn } from "node:child_process";
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { projectVocabulary } from "../harness/vocabulary";
import { readDue } from "../scripts/feeds/read-due";
import { remoteSite } from "../scripts/feeds/site";
import { publicOnly } from "../scripts/import/pictures/public-fetch";

const goal = 300;
const [first = "300000", origin] = process.argv.slice(2);
const offers = Number(first);

/** The child: a reader with nothing else in its process. */
async function asReader(): Promise<void> {
  const reach = { ...publicOnly, isAllowed: () => true };
  const { failed } = await readDue({
    site: remoteSite({ url: origin as string, token: "lf_prova" }),
    reach,
    tell: console.log,
  });
  console.log(`MAXRSS ${Math.round(process.resourceUsage().maxRSS / 1_024)}`);
  process.exitCode = failed;
}

async function asBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-reader-"));
  const known: LastReading = new Map();
  let due = true;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (path.startsWith("/feed")) return void createReadStream(join(folder, "feed.gz")).pipe(response);
    let body = "";
    for await (const part of request) body += part;
    const url = new URL(path, `http://localhost:${port}`);
    const answer = answerTo(url, body ? JSON.parse(body) : {}, known, due);
    if (path === "/api/feed/lavoro") due = false;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    for (const [label, change] of [
      ["all new", 0],
      ["all known, a tenth changed", 1],
    ] as const) {
      await pipeline(rows(change), createGzip({ level: 1 }), createWriteStream(join(folder, "feed.gz")));
      due = true;
      const peak = await peakOf(`http://localhost:${port}`);
      console.log(
        `${peak <= goal ? "✓" : "✗"} ${offers.toLocaleString("en")} offers, ${label}: ${peak} MB at most, goal ${goal} MB`,
      );
    }
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type LastReading = Map<string, [fingerprint: string, product: number, cents: number]>;

function* rows(change: number): Generator<string> {
  const head =
    "id title description link image_link price availability brand gtin item_group_id product_type color size gender";
  yield `${head.replaceAll(" ", "\t")}\n`;
  const text =
    "Un capo che si porta tutto l’anno, con cuciture piane e tessuto certificato; lavare a trenta gradi. ".repeat(
      3,
    );
  for (let at = 0; at < offers; at++) {
    const cents = 2_000 + (at % 9_000) + (at % 10 === 0 ? change * 150 : 0);
    const id = `articolo-${at}-${at % 5}`;
    yield [
      id,
      `Felpa numero ${at}`,
      text,
      `https://www.negozio.example/p/${id}?colore=nero`,
      `https://www.negozio.example/i/${id}.jpg`,
      `${(cents / 100).toFixed(2)} EUR`,
      "in_stock",
      "Luma",
      "",
      `gruppo-${Math.floor(at / 5)}`,
      "Donna > Abbigliamento > Felpe",
      "Nero",
      ["S", "M", "L", "XL", "XXL"][at % 5],
      "female",
    ].join("\t");
    yield "\n";
  }
}

const work = {
  fonte: 1,
  negozio: "prova",
  utente: null,
  password: null,
  chiave: null,
  rete: "google",
  immagini: false,
  limite_spariti: 30,
  limite_prezzi: 40,
  ammesso: null,
  etag: null,
  modificato: null,
  impronta: null,
  altre: [],
  prima: true,
};
const finished = { steps: 1, finished: true, waits: false, products: 0, offers: 0, failed: null };
const page = 15_000;

interface Staged {
  rows?: { id: string; group: string; fingerprint: string; price: number }[];
}

/** What the site says, as far as a reader can tell. */
function answerTo(url: URL, body: Staged, known: LastReading, isDue: boolean): unknown {
  const { pathname, searchParams, port } = url;
  const [last = ""] = pathname.split("/").slice(-1);
  if (pathname === "/api/feed/lavoro")
    return { lavoro: isDue ? { ...work, indirizzo: `http://localhost:${port}/feed` } : null };
  if (last === "prova") return { store: null, ...projectVocabulary, columns: null };
  if (last === "offers") {
    const sorted = [...known.keys()].sort();
    const after = searchParams.get("after") ?? "";
    const from = after === "" ? 0 : sorted.indexOf(after) + 1;
    const ids = sorted.slice(from, from + page);
    return { offers: ids.map((id) => [id, ...(known.get(id) ?? [])]), more: ids.length === page };
  }
  if (last === "pictures") return { addresses: {}, names: [] };
  if (last === "resume") return { idle: true, moved: false };
  for (const { id, group, fingerprint, price } of body.rows ?? [])
    known.set(id, [fingerprint, Number(group.split("-").at(-1)) + 1, price]);
  return last === "stage" ? { count: body.rows?.length ?? 0 } : { ...finished, count: 0, begun: false };
}

async function peakOf(site: string): Promise<number> {
  const reader = spawn(
    process.execPath,
    [...process.execArgv, process.argv[1] as string, String(offers), site],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let said = "";
  for await (const part of reader.stdout) said += part;
  process.stdout.write(said.replace(/^MAXRSS.*$/m, ""));
  // A reader that reads nothing needs little memory.
  if (!said.includes(`read ${offers},`)) throw new Error("the feed was not read to its end");
  return Number(/^MAXRSS (\d+)$/m.exec(said)?.[1] ?? Number.POSITIVE_INFINITY);
}

if (origin) await asReader();
else await asBench();
