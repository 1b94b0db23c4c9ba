/** Reads an uploaded feed with the importer's own readers and says row by row what would come in. Writes nothing. */
import type { CatalogueRow, CatalogueStore } from "contract";
import type { DeepLink } from "contract/deep-links";
import type { Addresses } from "contract/feed-readings";
import type { UnknownWord } from "contract/feeds";
import { AddressesSeen } from "feeds/addresses";
import { pictureAddresses, rowFrom } from "feeds/normalise/row";
import { type FeedWords, feedWordsOf, type ToldWords, UnknownWords } from "feeds/normalise/unknown";
import { type ColumnMap, UnknownColumns } from "feeds/read/columns";
import { readFeed } from "feeds/read/feed";
import { TooLongUnpacked } from "feeds/read/inflate";
import { BrokenFeed, type FeedRecord, Refused } from "feeds/read/record";
import { fileProblem, inItalian } from "./reasons";

/** Something to say about one row, in Italian. */
export interface RowNote {
  line: number;
  id: string | null;
  reason: string;
}

export interface FeedCheck {
  /** Why the file as a whole is no feed, in a sentence; null when it is one. */
  broken: string | null;
  /** Where the header says nothing to us: its names, and what they may mean. */
  columns: Pick<UnknownColumns, "names" | "proposal" | "format"> | null;
  /** Rows that were read; `more` when the file has more than that. */
  read: number;
  more: boolean;
  refused: RowNote[];
  /** Rows that would come in, but poorer than they could be. */
  advice: RowNote[];
  rows: CatalogueRow[];
  /** Where they lead. */
  addresses: Addresses;
  /** What the rows say of categories and colours that means nothing to us, most frequent first. */
  words: UnknownWord[];
}

export interface CheckOptions {
  store: CatalogueStore;
  mostRows: number;
  /** The most that is read of a packed file, in bytes. */
  mostUnpacked: number;
  now: Date;
  /** What a person said of the columns of the store's feed. */
  columns?: ColumnMap | null;
  deepLink?: DeepLink | null;
  vocabulary: ToldWords;
  /** That should track the store's addresses. */
  network?: string | null;
  /** Answers the stored names of addresses; without it every picture that is named counts as had. */
  pictures?: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** How many times its packed size a file may hold: a feed that repeats itself stays below 40. */
const mostRatio = 100;
/** Rows that wait for the names of their pictures. */
const judgedAtOnce = 1_000;

/** Reads at most `mostRows` rows of a file (CSV, TSV, XML, JSON lines, gzip). */
export async function checkFeed(file: Uint8Array, options: CheckOptions): Promise<FeedCheck> {
  const addresses = new AddressesSeen(options.network ?? null);
  const check: FeedCheck = {
    broken: null,
    columns: null,
    read: 0,
    more: false,
    refused: [],
    advice: [],
    rows: [],
    addresses: addresses.whole(),
    words: [],
  };
  const words = feedWordsOf(options.vocabulary);
  const unknown = new UnknownWords(words);
  const judge = judging(check, { ...options, words });
  let waiting: FeedRecord[] = [];
  const judgeWaiting = async () => {
    const names = await options.pictures?.([...new Set(waiting.flatMap(pictureAddresses))]);
    for (const record of waiting) {
      unknown.look(record);
      if (judge(record, names)) addresses.take(record);
    }
    waiting = [];
  };
  const limits = { bytes: options.mostUnpacked, ratio: mostRatio };
  try {
    const { columns, store, deepLink } = options;
    for await (const record of readFeed([file], limits, { columns, store, deepLink })) {
      if (check.read >= options.mostRows) {
        check.more = true;
        break;
      }
      check.read++;
      waiting.push(record);
      if (waiting.length === judgedAtOnce) await judgeWaiting();
    }
    if (check.read === 0) throw new BrokenFeed("it holds no rows");
  } catch (error) {
    const problem = fileProblem(error);
    if (problem === null) throw error;
    if (error instanceof TooLongUnpacked && check.read > 0) check.more = true;
    else check.broken = problem;
    if (error instanceof UnknownColumns) check.columns = error;
  }
  await judgeWaiting();
  check.addresses = addresses.whole();
  check.words = unknown.most();
  return check;
}

function judging(check: FeedCheck, { store, now, words }: CheckOptions & { words: FeedWords }) {
  const seen = new Map<string, number>();
  const gtins = new Map<string, number>();
  const around = { store, now: now.toISOString(), trustHistory: false, words };
  return (record: FeedRecord, names?: ReadonlyMap<string, string>): boolean => {
    const pictures = (address: string) =>
      names ? (names.get(address) ?? null) : address.replaceAll(",", "");
    const { line } = record;
    const id = record.cells.id ?? null;
    const note = (reason: string) => ({ line, id, reason });
    try {
      const first = id === null ? undefined : seen.get(id);
      if (first !== undefined) throw new Refused(`the id is that of line ${first}`);
      if (id !== null) seen.set(id, line);
      const row: CatalogueRow = rowFrom(record, { ...around, pictures });
      if (names && pictureAddresses(record).some((address) => !names.has(address))) row.images = null;
      check.rows.push(row);
      check.advice.push(...adviceOn(record, row, gtins).map(note));
      // A number that a store gives to several rows identifies none of them but the first.
      if (row.gtin && gtins.has(row.gtin)) row.gtin = null;
      if (row.gtin) gtins.set(row.gtin, line);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      check.refused.push(note(inItalian(error.message)));
      return false;
    }
  };
}

function adviceOn(record: FeedRecord, row: CatalogueRow, gtins: ReadonlyMap<string, number>): string[] {
  const { cells } = record;
  const told: string[] = [];
  if (!cells.gtin) told.push("manca il GTIN: l’offerta non si unisce a quelle degli altri negozi");
  else if (row.gtin === null) told.push(`il GTIN «${cells.gtin.slice(0, 20)}» non è valido`);
  else if (gtins.has(row.gtin)) told.push(`il GTIN è già quello della riga ${gtins.get(row.gtin)}`);
  if (pictureAddresses(record).length === 0) told.push("manca l’immagine");
  if (!cells.description) told.push("manca la descrizione");
  if (!cells.color) told.push("manca il colore");
  else if (row.colour?.slug === null)
    told.push(`il colore «${cells.color.slice(0, 40)}» non è nella tavolozza`);
  if (cells.sale_price && row.list === null) told.push("il prezzo scontato non è inferiore al prezzo");
  return told;
}
