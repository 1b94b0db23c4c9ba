/** Reads an uploaded feed with the importer's own readers and says row by row what would come in. Writes nothing. */
import { Readable } from "node:stream";
import type { CatalogueRow, CatalogueStore } from "contract";
import type { UnknownWord } from "contract/feeds";
import { Refused } from "../../scripts/import/normalise/refused";
import { pictureAddresses, rowFrom } from "../../scripts/import/normalise/row";
import {
  type AddedPhrase,
  type FeedWords,
  feedWordsOf,
  UnknownWords,
} from "../../scripts/import/normalise/unknown";
import { readTable } from "../../scripts/import/read/csv";
import { readJsonLines } from "../../scripts/import/read/jsonl";
import { BrokenFeed, type FeedRecord } from "../../scripts/import/read/record";
import { readXml } from "../../scripts/import/read/xml";
import { inItalian } from "./reasons";

/** Something to say about one row, in Italian. */
export interface RowNote {
  line: number;
  id: string | null;
  reason: string;
}

export interface FeedCheck {
  /** Why the file as a whole is no feed; null when it is one. */
  broken: string | null;
  /** Rows that were read; `more` when the file has more than that. */
  read: number;
  more: boolean;
  refused: RowNote[];
  /** Rows that would come in, but poorer than they could be. */
  advice: RowNote[];
  rows: CatalogueRow[];
  /** What the rows say of categories and colours that means nothing to us, most frequent first. */
  words: UnknownWord[];
}

export interface CheckOptions {
  store: CatalogueStore;
  mostRows: number;
  now: Date;
  /** Words that operators added to the vocabulary. */
  added?: readonly AddedPhrase[];
  /** Answers the stored names of addresses; without it every picture that is named counts as had. */
  pictures?: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Reads at most `mostRows` rows of a file (CSV, TSV, XML, JSON lines, gzip). */
export async function checkFeed(file: Uint8Array, options: CheckOptions): Promise<FeedCheck> {
  const check: FeedCheck = {
    broken: null,
    read: 0,
    more: false,
    refused: [],
    advice: [],
    rows: [],
    words: [],
  };
  const records: FeedRecord[] = [];
  try {
    for await (const record of recordsOf(await textOf(file))) {
      if (records.length >= options.mostRows) {
        check.more = true;
        break;
      }
      records.push(record);
    }
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error;
    check.broken = inItalian(error.message);
  }
  check.read = records.length;
  const addresses = [...new Set(records.flatMap(({ cells }) => pictureAddresses(cells)))];
  const words = feedWordsOf(options.added);
  const unknown = new UnknownWords(words);
  const judge = judging(check, { ...options, words }, await options.pictures?.(addresses));
  for (const record of records) {
    unknown.look(record);
    judge(record);
  }
  check.words = unknown.most();
  if (check.broken === null && check.read === 0) check.broken = "il file non contiene prodotti";
  return check;
}

function judging(
  check: FeedCheck,
  { store, now, words }: CheckOptions & { words: FeedWords },
  names?: ReadonlyMap<string, string>,
) {
  const seen = new Map<string, number>();
  const gtins = new Map<string, number>();
  const around = {
    store,
    now: now.toISOString(),
    trustHistory: false,
    words,
    pictures: (address: string) => (names ? (names.get(address) ?? null) : address.replaceAll(",", "")),
  };
  return (record: FeedRecord): void => {
    const { line } = record;
    const id = record.cells.id ?? null;
    const note = (reason: string) => ({ line, id, reason });
    try {
      const first = id === null ? undefined : seen.get(id);
      if (first !== undefined) throw new Refused(`the id is that of line ${first}`);
      if (id !== null) seen.set(id, line);
      const row: CatalogueRow = rowFrom(record, around);
      if (names && pictureAddresses(record.cells).some((address) => !names.has(address))) row.images = null;
      check.rows.push(row);
      check.advice.push(...adviceOn(record, row, gtins).map(note));
      // A number that a store gives to several rows identifies none of them but the first.
      if (row.gtin && gtins.has(row.gtin)) row.gtin = null;
      if (row.gtin) gtins.set(row.gtin, line);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      check.refused.push(note(inItalian(error.message)));
    }
  };
}

function adviceOn({ cells }: FeedRecord, row: CatalogueRow, gtins: ReadonlyMap<string, number>): string[] {
  const told: string[] = [];
  if (!cells.gtin) told.push("manca il GTIN: l’offerta non si unisce a quelle degli altri negozi");
  else if (row.gtin === null) told.push(`il GTIN «${cells.gtin.slice(0, 20)}» non è valido`);
  else if (gtins.has(row.gtin)) told.push(`il GTIN è già quello della riga ${gtins.get(row.gtin)}`);
  if (pictureAddresses(cells).length === 0) told.push("manca l’immagine");
  if (!cells.description) told.push("manca la descrizione");
  if (!cells.color) told.push("manca il colore");
  else if (row.colour?.slug === null)
    told.push(`il colore «${cells.color.slice(0, 40)}» non è nella tavolozza`);
  if (cells.sale_price && row.list === null) told.push("il prezzo scontato non è inferiore al prezzo");
  return told;
}

function recordsOf(text: string): AsyncGenerator<FeedRecord> {
  const stream = Readable.from([text]);
  const start = text.trimStart().split(/\r?\n/, 1)[0] ?? "";
  if (start.startsWith("<")) return readXml(stream);
  return start.startsWith("{") ? readJsonLines(stream) : readTable(stream, start, "auto");
}

/** UTF-8, else Windows-1252; UTF-16 by its mark; gzip unpacked, within twenty times its size. */
async function textOf(file: Uint8Array): Promise<string> {
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? await unpacked(file) : file;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const mostUnpacked = 64_000_000;

async function unpacked(file: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = new Blob([file as BlobPart]).stream().pipeThrough(new DecompressionStream("gzip"));
    for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > mostUnpacked) break;
      parts.push(part);
    }
  } catch {
    throw new BrokenFeed("damaged gzip file");
  }
  if (size > mostUnpacked) throw new BrokenFeed("damaged gzip file");
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
