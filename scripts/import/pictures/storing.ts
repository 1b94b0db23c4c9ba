/** Encodes and stores pictures while others are still fetched, as many at once as there are cores; what is stored is remembered at once. */
import { EventEmitter, once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { PictureFile, Target } from "../target";
import { photoFiles, type StoredSizes } from "./photo";

/** A vector picture is at hand, cleaned; a photograph is read again when its turn comes. */
export interface Kept {
  folder: "uploads" | "logos";
  source: Uint8Array | string;
  /** A download, which nobody needs once it is stored. */
  isFleeting: boolean;
}

export interface Storing {
  /** Takes a picture, and the address that it came from (null: not to be remembered). Waits where too many wait already. */
  take(name: string, kept: Kept, address: string | null): Promise<void>;
  /** Of a picture whose files are stored already. */
  remember(name: string, address: string): void;
  /** Waits until everything is stored; answers how many pictures that were. Rejects with what went wrong first. */
  end(): Promise<number>;
}

/** Files of one call of storing: what a crash loses is at most so much, and what is being encoded. */
const filesPerStore = 250;
/** Pictures that wait for an encoder, as files on the disk. */
const mostWaiting = 500;

interface Batch {
  files: PictureFile[];
  names: string[];
  addresses: Record<string, string>;
}

const emptyBatch = (): Batch => ({ files: [], names: [], addresses: {} });

export function openStoring(target: Target, sizes: StoredSizes, encoders = availableParallelism()): Storing {
  const waiting: { name: string; kept: Kept }[] = [];
  const addressesOf = new Map<string, string[]>();
  const done = new Set<string>();
  let batch = emptyBatch();
  let failure: { error: unknown } | null = null;
  let running = 0;
  const turns = new EventEmitter();

  function work(): void {
    while (running < encoders && waiting.length > 0 && !failure) {
      const { name, kept } = waiting.shift() as { name: string; kept: Kept };
      running += 1;
      encoded(name, kept)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          running -= 1;
          work();
          turns.emit("end");
        });
    }
  }

  async function encoded(name: string, { folder, source, isFleeting }: Kept): Promise<void> {
    const files: PictureFile[] =
      typeof source === "string"
        ? await photoFiles(await readFile(source), folder, name, sizes)
        : [{ key: `${folder}/${name}`, type: "image/svg+xml", body: source }];
    if (isFleeting && typeof source === "string") await rm(source, { force: true });
    batch.files.push(...files);
    batch.names.push(name);
    done.add(name);
    for (const address of addressesOf.get(name) ?? []) batch.addresses[address] = name;
    if (batch.files.length >= filesPerStore) await flush();
  }

  /** Files first: what is remembered is there. */
  async function flush(): Promise<void> {
    const { files, names, addresses } = batch;
    batch = emptyBatch();
    if (files.length > 0) await target.storeFiles(files);
    const pairs = Object.entries(addresses);
    for (let from = 0; from < Math.max(names.length, pairs.length); from += 1_000)
      await target.call("rememberPictures", {
        names: names.slice(from, from + 1_000),
        addresses: Object.fromEntries(pairs.slice(from, from + 1_000)),
      });
  }

  return {
    async take(name, kept, address) {
      const before = addressesOf.get(name);
      if (done.has(name) && address !== null) batch.addresses[address] = name;
      else addressesOf.set(name, [...(before ?? []), ...(address === null ? [] : [address])]);
      if (before) return;
      waiting.push({ name, kept });
      work();
      while (waiting.length > mostWaiting && !failure) await once(turns, "end");
      if (failure) throw failure.error;
    },
    remember(name, address) {
      batch.addresses[address] = name;
    },
    async end() {
      while ((running > 0 || waiting.length > 0) && !failure) await once(turns, "end");
      if (failure) throw failure.error;
      await flush();
      return done.size;
    },
  };
}
