/** Packed and swollen bodies at every door that takes a file: what each costs the memory of the workers (goal P17). */
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { bring, brought, type DoorName, doors } from "../../tools/doors";
import { faultOf } from "../../tools/hostile/paths";
import { forgetPeak, residentBytes } from "../../tools/processes";
import { random } from "../../tools/random";
import type { Answer, Site } from "../../tools/site";
import { zipped } from "../../tools/zip";
import type { Corpus, Try } from "./corpus";

/** What any one body may cost in resident memory. */
const mostGrowth = 64 * 2 ** 20;
const smallest = 1_000;
/** Of a warm server: what people send is read some times before anything is measured. */
const warmings = 6;
const member = 100_000_000;
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** Tries `count` bodies of each kind at each door, of 1 KB to its limit. */
export function bodies(count: number, seed: number): Corpus {
  const most: Partial<Record<string, number>> = {};
  return {
    name: "bodies",
    atOnce: 1,
    async tries(site) {
      await warm(site);
      const chance = random(seed);
      return (Object.keys(doors) as DoorName[]).flatMap((name) =>
        Object.entries(kinds).flatMap(([kind, make]) =>
          Array.from({ length: count }, (_, number) => {
            // The last of each kind fills the door.
            const { limit } = doors[name];
            const share = number === count - 1 ? 1 : chance();
            const bytes = Math.floor(smallest * (limit / smallest) ** share);
            return bodyTry(
              site,
              name,
              { what: `${kind} of ${bytes} bytes`, make: () => make(bytes, number) },
              most,
            );
          }),
        ),
      );
    },
    told: () =>
      `most that one body cost: ${Object.entries(most)
        .map(([door, bytes]) => `${door} ${megabytes(bytes ?? 0)} MB`)
        .join(", ")} (goal ${megabytes(mostGrowth)} MB)`,
  };
}

interface Body {
  what: string;
  make(): { file: Uint8Array } | { type: string; body: Uint8Array };
}

function bodyTry(
  site: Site,
  name: DoorName,
  { what, make }: Body,
  most: Partial<Record<string, number>>,
): Try {
  let before = 0;
  return {
    what: `${name}: ${what}`,
    ask() {
      const made = make();
      forgetPeak();
      before = residentBytes()?.now ?? 0;
      return "file" in made
        ? bring(site, doors[name], made.file)
        : brought(site, doors[name].path, made.type, Uint8Array.from(made.body).buffer);
    },
    fault({ status, headers, html }: Answer) {
      const growth = (residentBytes()?.peak ?? 0) - before;
      most[name] = Math.max(most[name] ?? 0, growth);
      if (growth > mostGrowth) return `${megabytes(growth)} MB more`;
      return (
        faultOf(status, headers.get("content-type") ?? "", html) ??
        ([200, 413, 422].includes(status) ? null : `status ${status}`)
      );
    },
  };
}

async function warm(site: Site): Promise<void> {
  for (let time = 0; time < warmings; time++)
    for (const door of Object.values(doors))
      await bring(site, door, table(Math.min(door.limit, 1_000_000), time));
}

const kinds: Record<string, (bytes: number, number: number) => ReturnType<Body["make"]>> = {
  "a bomb": (bytes, number) => ({ file: bomb(bytes, number) }),
  "a bomb within a bomb": (bytes, number) => ({
    file: gzipSync(bomb(Math.min(bytes * 200, member), number)).subarray(0, bytes),
  }),
  "a packed table": (bytes) => ({ file: gzipSync(table(bytes * 8, 0)).subarray(0, bytes) }),
  "a zip": (bytes, number) => ({
    file: zipped({ "feed.csv": filled(Math.min(bytes * 1_000, member), number) }, 8),
  }),
  "deflate without a head": (bytes, number) => ({
    file: (number % 2 ? deflateSync : deflateRawSync)(filled(Math.min(bytes * 1_000, member), number)),
  }),
  "a table": (bytes, number) => ({ file: table(bytes, number) }),
  "one cell": (bytes, number) => ({ file: filled(bytes, number) }),
  noise: (bytes, number) => ({ file: noise(bytes, number) }),
  "packed noise": (bytes, number) => ({ file: gzipSync(noise(Math.max(bytes - 5_000, 1), number)) }),
  "a picture that claims to be large": (bytes, number) => ({ file: picture(bytes, number) }),
  "fields without a file": (bytes) => ({
    type: "application/x-www-form-urlencoded",
    body: Buffer.from("a&".repeat(bytes / 2)),
  }),
  "parts without a file": (bytes) => ({
    type: "multipart/form-data; boundary=x",
    body: Buffer.from(`${part.repeat(bytes / part.length)}--x--\r\n`),
  }),
};

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

/** A letter, or what means something to a table. */
function filled(bytes: number, number: number): Buffer {
  return Buffer.alloc(bytes, ["a", "\n", ";", '"', "<", "{"][number % 6]);
}

/** A file of gzip may have several members, one behind the other: a thousand times what it weighs. */
function bomb(bytes: number, number: number): Buffer {
  const whole = gzipSync(filled(Math.min(bytes * 1_000, member), number));
  return Buffer.concat(Array.from({ length: Math.max(1, Math.floor(bytes / whole.length)) }, () => whole));
}

function noise(bytes: number, number: number): Buffer {
  const chance = random(number + 1);
  return Buffer.alloc(bytes).map(() => Math.floor(chance() * 256));
}

/** Rows as stores and networks write them, so many bytes. */
function table(bytes: number, number: number): Buffer {
  const head = "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\tcolor\tsize\tdescription\n";
  const row = (at: number) =>
    `${number}-${at}\tVestito ${at}\thttps://www.negozio.example/p/${at}\t${10 + (at % 90)},90 EUR\tin stock\tAurora\tDonna > Vestiti\tNero\t42\t${"Un vestito di lino che si porta tutto l’anno. ".repeat(5 + (at % 20))}\n`;
  const rows = [head];
  for (let size = head.length, at = 1; size < bytes - 1_500; at++)
    size += rows[rows.push(row(at)) - 1]?.length ?? 0;
  return Buffer.from(rows.join("")).subarray(0, bytes);
}

/** A PNG of 60,000 by 60,000 points, or of as many as are taken, whose points are packed a thousand times. */
function picture(bytes: number, number: number): Buffer {
  const side = number % 2 ? 60_000 : 4_000;
  const head = Buffer.alloc(33);
  head.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  head.set([8, 6], 24);
  const points = deflateSync(Buffer.alloc(Math.min(bytes * 900, member)));
  const chunk = Buffer.alloc(12 + points.length);
  chunk.writeUInt32BE(points.length, 0);
  chunk.write("IDAT", 4);
  chunk.set(points, 8);
  return Buffer.concat([head, chunk]);
}
