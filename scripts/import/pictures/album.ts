/** The pictures of one run: which stored name each address has, and storing what is not stored yet. */
import { createHash } from "node:crypto";
import { own } from "domain/own";
import { apart } from "feeds/read/blanks";
import { chunksOf } from "upstream/import/own-runs";
import type { Target } from "../target";
import { openDownloads } from "./downloads";
import { photoGround, photoSize, type StoredSizes } from "./photo";
import type { Reach } from "./public-fetch";
import { fetchPicture, type SourcePicture } from "./source";
import { type Kept, Storing } from "./storing";
import { cleanSvg } from "./svg";

export interface Album {
  /**
   * Finds names for addresses; without a folder those that the catalogue knows are not fetched again. What is new is encoded and
   * stored meanwhile, so that a run that is cut off has nothing of it to do again.
   */
  look(addresses: readonly string[], folder?: Kept["folder"]): Promise<void>;
  /** The stored name of an address, null when there is no such picture. */
  nameOf(address: string): string | null;
  /** Addresses without a picture. */
  missing(): string[];
  /** Waits until all that is new is stored; answers how many pictures that were. */
  store(): Promise<number>;
  /** Removes downloads; those that outlive their run only when all is stored. */
  close(): Promise<void>;
}

/** How the pictures of a run are had and kept. */
export interface PictureOptions {
  /** What is stored of each photograph. */
  sizes?: StoredSizes;
  /** Folder in which downloads outlive a run that is cut off, for the next. */
  downloads?: string;
  /** Which addresses may be asked; tests have their own. */
  reach?: Reach;
}

interface AlbumOptions extends PictureOptions {
  /** False (a dry run) downloads and stores nothing; a folder is read anyway. */
  fetching?: boolean;
  /** False: what was looked at is forgotten with the next look, and nothing is missing. */
  keeping?: boolean;
  /** Whose feed names the pictures; without it what cannot be fetched counts only if it is known to be broken. */
  shop?: string;
  /** Asks for pictures that failed lately too. */
  again?: boolean;
}

const lookingAtOnce = 8;
const longestAddress = 2_048;

interface Found {
  address: string;
  name: string;
  kept: Kept;
}

export function openAlbum(target: Target, folder: string | null, options: AlbumOptions = {}): Album {
  const { fetching = true, keeping = true, sizes = "stored", downloads: place, reach } = options;
  const names = new Map<string, string | null>();
  const storing = new Storing(target, sizes);
  const downloads = openDownloads(place);
  let isStored = false;

  async function look(addresses: readonly string[], kind: Kept["folder"] = "uploads"): Promise<void> {
    if (!keeping) names.clear();
    const unknown = [...new Set(addresses)].filter((address) => !names.has(address));
    const { known, resting } = folder ? nothingKnown : await knownNames(target, unknown);
    // Few at a time, so that encoders begin with the first while the next are fetched.
    for (const part of chunksOf(unknown, 50)) {
      const found: Found[] = [];
      const failed: string[] = [];
      await eachOf(part, lookingAtOnce, async (address) => {
        const stored = own(known, address);
        const isLeft = stored || !(folder || fetching) || (resting.has(address) && !options.again);
        const fetched = isLeft ? null : await fetchPicture(address, folder, downloads.folder, reach);
        const picture = fetched && (await identified(fetched));
        if (!isLeft && !picture && !folder) failed.push(apart(address));
        const kept = picture && { folder: kind, source: picture.source, isFleeting: folder === null };
        if (picture && kept) found.push({ address, name: picture.name, kept });
        names.set(apart(address), stored ?? picture?.name ?? null);
      });
      if (fetching) await keep(found);
      await tellFailed(target, failed, options.shop);
    }
  }

  async function keep(found: readonly Found[]): Promise<void> {
    if (found.length === 0) return;
    const { names: stored } = await target.call("pictures", {
      addresses: [],
      names: [...new Set(found.map(({ name }) => name))],
    });
    for (const { address, name, kept } of found) {
      if (!stored.includes(name)) await storing.take(name, kept, folder ? null : address);
      else if (!folder) storing.remember(name, address);
    }
  }

  const missing = () =>
    keeping ? [...names].flatMap(([address, name]) => (name === null ? [address] : [])) : [];
  async function store(): Promise<number> {
    const count = await storing.end();
    isStored = true;
    return count;
  }
  async function close(): Promise<void> {
    if (isStored || !place) await downloads.clear();
  }
  return { look, nameOf: (address) => names.get(address) ?? null, missing, store, close };
}

/** A name that says content, natural size and ground: equal bytes have equal names. Null for what is no picture. */
async function identified({ bytes, path }: SourcePicture) {
  const start = Buffer.from(bytes.subarray(0, 300)).toString("utf8").trimStart();
  if (!start.startsWith("<")) {
    const size = await photoSize(bytes);
    if (!size) return null;
    const ground = await photoGround(bytes).catch(() => null);
    const name = `${hash(bytes)}_${size.width}x${size.height}${ground ? `-${ground}` : ""}.webp`;
    return { name, source: path };
  }
  const vector = cleanSvg(Buffer.from(bytes).toString("utf8"));
  if (!vector) return null;
  const clean = Buffer.from(vector.svg);
  return { name: `${hash(clean)}_${vector.width}x${vector.height}.svg`, source: clean };
}

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

async function tellFailed(target: Target, addresses: readonly string[], store?: string): Promise<void> {
  const failed = addresses.filter(({ length }) => length <= longestAddress);
  if (failed.length > 0) await target.call("rememberPictures", { names: [], addresses: {}, failed, store });
}

const nothingKnown = { known: {} as Record<string, string>, resting: new Set<string>() };

async function knownNames(target: Target, addresses: string[]): Promise<typeof nothingKnown> {
  const known: Record<string, string> = {};
  const resting = new Set<string>();
  for (const part of chunksOf(addresses, 1_000)) {
    const answer = await target.call("pictures", { addresses: part, names: [] });
    Object.assign(known, answer.addresses);
    for (const address of answer.resting ?? []) resting.add(address);
  }
  return { known, resting };
}

async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
