/** Encodes and stores pictures while others are still fetched, as many at once as there are cores; what is stored is remembered at once. */
import { EventEmitter, once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { PictureFile, Target } from "../target";
import { photoFiles, photoLook, type StoredSizes } from "./photo";

/** A vector picture is at hand, cleaned; a photograph is read again when its turn comes. */
export interface Kept {
  folder: "uploads" | "logos";
  source: Uint8Array | string;
  /** A download, which nobody needs once it is stored. */
  isFleeting: boolean;
}

/** Files of one call of storing: what a crash loses is at most so much, and what is being encoded. */
const filesPerStore = 250;
/** Pictures that wait for an encoder, as files on the disk. */
const mostWaiting = 500;

/** `fleeting` are downloads that nobody needs once these are stored, `looks` what photographs of goods show. */
const emptyBatch = () => ({
  files: [] as PictureFile[],
  fleeting: [] as string[],
  names: [] as string[],
  addresses: new Map<string, string>(),
  looks: new Map<string, string>(),
});

export class Storing {
  private readonly waiting: { name: string; kept: Kept }[] = [];
  private readonly addressesOf = new Map<string, string[]>();
  private readonly done = new Set<string>();
  private readonly turns = new EventEmitter();
  private batch = emptyBatch();
  private failure: { error: unknown } | null = null;
  private running = 0;

  constructor(
    private readonly target: Target,
    private readonly sizes: StoredSizes,
    private readonly encoders = availableParallelism(),
  ) {}

  /** Takes a picture, and the address that it came from (null: not to be remembered). Waits where too many wait already. */
  async take(name: string, kept: Kept, address: string | null): Promise<void> {
    const before = this.addressesOf.get(name);
    if (this.done.has(name) && address !== null) this.batch.addresses.set(address, name);
    else this.addressesOf.set(name, [...(before ?? []), ...(address === null ? [] : [address])]);
    if (before) return;
    this.waiting.push({ name, kept });
    this.work();
    await this.until(() => this.waiting.length <= mostWaiting);
  }

  /** Of a picture whose files are stored already. */
  remember(name: string, address: string): void {
    this.batch.addresses.set(address, name);
  }

  /** Waits until everything is stored; answers how many pictures that were. Rejects with what went wrong first. */
  async end(): Promise<number> {
    await this.until(() => this.running === 0 && this.waiting.length === 0);
    await this.flush();
    return this.done.size;
  }

  private async until(isReached: () => boolean): Promise<void> {
    while (!isReached() && !this.failure) await once(this.turns, "end");
    if (this.failure) throw this.failure.error;
  }

  private work(): void {
    while (this.running < this.encoders && this.waiting.length > 0 && !this.failure) {
      const { name, kept } = this.waiting.shift() as { name: string; kept: Kept };
      this.running += 1;
      this.encoded(name, kept)
        .catch((error: unknown) => {
          this.failure ??= { error };
        })
        .finally(() => {
          this.running -= 1;
          this.work();
          this.turns.emit("end");
        });
    }
  }

  private async encoded(name: string, { folder, source, isFleeting }: Kept): Promise<void> {
    let files: PictureFile[];
    if (typeof source === "string") {
      const bytes = await readFile(source);
      files = await photoFiles(bytes, folder, name, this.sizes);
      if (folder === "uploads") this.batch.looks.set(name, await photoLook(bytes));
    } else files = [{ key: `${folder}/${name}`, type: "image/svg+xml", body: source }];
    if (isFleeting && typeof source === "string") this.batch.fleeting.push(source);
    this.batch.files.push(...files);
    this.batch.names.push(name);
    this.done.add(name);
    for (const address of this.addressesOf.get(name) ?? []) this.batch.addresses.set(address, name);
    if (this.batch.files.length >= filesPerStore) await this.flush();
  }

  /** Files first: what is remembered is there. */
  private async flush(): Promise<void> {
    const { files, fleeting, names, addresses, looks } = this.batch;
    this.batch = emptyBatch();
    if (files.length > 0) await this.target.storeFiles(files);
    const pairs = [...addresses];
    for (let from = 0; from < Math.max(names.length, pairs.length); from += 1_000) {
      const part = names.slice(from, from + 1_000);
      await this.target.call("rememberPictures", {
        names: part,
        addresses: Object.fromEntries(pairs.slice(from, from + 1_000)),
        looks: Object.fromEntries([...looks].filter(([name]) => part.includes(name))),
      });
    }
    for (const path of fleeting) await rm(path, { force: true });
  }
}
