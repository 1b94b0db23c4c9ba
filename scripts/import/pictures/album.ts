/** The pictures of one run: which stored name each address has, and storing what is not stored yet. */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PictureFile, Target } from "../target";
import { photoFiles, photoSize } from "./photo";
import { fetchPicture, type SourcePicture } from "./source";
import { cleanSvg } from "./svg";

/** A vector picture is kept, cleaned; a photograph is read again when it is stored. */
interface Kept {
  folder: "uploads" | "logos";
  source: Uint8Array | string;
}

export interface Album {
  /** Finds names for addresses; without a folder those that the catalogue knows are not fetched again. */
  look(addresses: readonly string[], folder?: Kept["folder"]): Promise<void>;
  /** The stored name of an address, null when there is no such picture. */
  nameOf(address: string): string | null;
  /** Addresses without a picture. */
  missing(): string[];
  /** Stores what is new; answers how many pictures that were. */
  store(): Promise<number>;
  /** Removes downloads. */
  close(): Promise<void>;
}

const lookingAtOnce = 8;
const encodingAtOnce = 2;
const filesPerStore = 250;

/** `fetching: false` (a dry run) downloads nothing; a folder is read anyway. */
export function openAlbum(target: Target, folder: string | null, fetching = true): Album {
  const names = new Map<string, string | null>();
  const found = new Map<string, Kept>();
  let downloads: Promise<string> | null = null;
  const cache = () => {
    downloads ??= mkdtemp(join(tmpdir(), "vetrina-pictures-"));
    return downloads;
  };

  async function look(addresses: readonly string[], kind: Kept["folder"] = "uploads"): Promise<void> {
    const unknown = [...new Set(addresses)].filter((address) => !names.has(address));
    const known = folder ? {} : await knownNames(target, unknown);
    await eachOf(unknown, lookingAtOnce, async (address) => {
      const stored = known[address];
      const fetched = stored || !(folder || fetching) ? null : await fetchPicture(address, folder, cache);
      const picture = fetched && (await identified(fetched));
      if (picture) found.set(picture.name, { folder: kind, source: picture.source });
      names.set(address, stored ?? picture?.name ?? null);
    });
  }

  async function store(): Promise<number> {
    const stored = await storedNames(target, [...found.keys()]);
    const fresh = [...found].filter(([name]) => !stored.has(name));
    let files: PictureFile[] = [];
    let done: string[] = [];
    const flush = async () => {
      const [nextFiles, nextDone] = [files, done];
      [files, done] = [[], []];
      if (nextFiles.length > 0) await target.storeFiles(nextFiles);
      if (nextDone.length > 0) await target.call("rememberPictures", { names: nextDone, addresses: {} });
    };
    await eachOf(fresh, encodingAtOnce, async ([name, kept]) => {
      // Made first: `files` may be another array by the time that the encoder is done.
      const made = await filesOf(name, kept);
      files.push(...made);
      done.push(name);
      if (files.length >= filesPerStore) await flush();
    });
    await flush();
    if (!folder) await rememberAddresses(target, names);
    return fresh.length;
  }

  const missing = () => [...names].flatMap(([address, name]) => (name === null ? [address] : []));
  async function close(): Promise<void> {
    if (downloads) await rm(await downloads, { recursive: true, force: true });
  }
  return { look, nameOf: (address) => names.get(address) ?? null, missing, store, close };
}

/** A name that says content and natural size: equal bytes have equal names. Null for what is no picture. */
async function identified({
  bytes,
  path,
}: SourcePicture): Promise<{ name: string; source: Kept["source"] } | null> {
  const start = Buffer.from(bytes.subarray(0, 300)).toString("utf8").trimStart();
  if (!start.startsWith("<")) {
    const size = await photoSize(bytes);
    return size && { name: `${hash(bytes)}_${size.width}x${size.height}.webp`, source: path };
  }
  const vector = cleanSvg(Buffer.from(bytes).toString("utf8"));
  if (!vector) return null;
  const clean = Buffer.from(vector.svg);
  return { name: `${hash(clean)}_${vector.width}x${vector.height}.svg`, source: clean };
}

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

async function filesOf(name: string, { folder, source }: Kept): Promise<PictureFile[]> {
  if (typeof source !== "string") return [{ key: `${folder}/${name}`, type: "image/svg+xml", body: source }];
  return photoFiles(await readFile(source), folder, name);
}

async function knownNames(target: Target, addresses: string[]): Promise<Record<string, string>> {
  const known: Record<string, string> = {};
  for (const part of inParts(addresses))
    Object.assign(known, (await target.call("pictures", { addresses: part, names: [] })).addresses);
  return known;
}

async function storedNames(target: Target, names: string[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const part of inParts(names))
    for (const name of (await target.call("pictures", { addresses: [], names: part })).names)
      stored.add(name);
  return stored;
}

async function rememberAddresses(target: Target, names: Map<string, string | null>): Promise<void> {
  const pairs = [...names].filter((pair): pair is [string, string] => pair[1] !== null);
  for (const part of inParts(pairs))
    await target.call("rememberPictures", { names: [], addresses: Object.fromEntries(part) });
}

function inParts<Item>(items: Item[], size = 1_000): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
