/** A feed while it is read: rows judged one by one, and what differs from the catalogue kept until the feed has ended. */
import { type Measures, type Strayed, strayedFrom } from "contract/feed-measures";
import { toldMovements } from "contract/feed-readings";
import { mostGone } from "contract/feeds";
import type { CatalogueRow, CatalogueStore } from "contract/import";
import { judgementParts } from "contract/store-terms";
import { MeasuresSeen } from "domain/measures-seen";
import { parsedUrl } from "domain/parsed-url";
import { AddressesSeen } from "feeds/addresses";
import { ColumnsSeen } from "feeds/columns-seen";
import { type Change, leavingOf } from "feeds/erosion";
import { isOwn, type KnownOffer, refusedAmong, signedBy } from "feeds/known-offers";
import { Movements } from "feeds/movement";
import { pictureAddresses, rowFrom, type Surroundings } from "feeds/normalise/row";
import { termsFrom } from "feeds/normalise/store-terms";
import { UnknownWords } from "feeds/normalise/unknown";
import type { Gone } from "feeds/parts";
import { apart } from "feeds/read/blanks";
import type { FeedRecord } from "feeds/read/record";
import { Refused } from "feeds/read/record";
import type { FeedWords } from "upstream/search/feed-words";
import type { ImportOptions } from "./options";
import type { Album } from "./pictures/album";
import type { ImportReport, Refusal } from "./report";
import { openSpool } from "./spool";

const rowsAtOnce = 1_000;

/** What a run knows before its first row. */
export interface RunStart {
  album: Album;
  before: CatalogueStore | null;
  store: CatalogueStore;
  known: Map<string, KnownOffer>;
  words: FeedWords;
  /** That should track its addresses. */
  network: string | null;
  lately: readonly Change[];
  measured: readonly Measures[];
}

/** How many offers the feed answers for (of a store with several sources its own), and those that it no longer names. */
export interface Left {
  own: number;
  gone: Gone[];
}

/** Takes records one by one; batches look up pictures together and keep what differs. */
export class FeedRun {
  readonly at: string;
  readonly figures = {
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: [] as Refusal[],
    wrongGtins: [] as Refusal[],
  };
  readonly spool = openSpool();
  readonly unknown: UnknownWords;
  private readonly columns = new ColumnsSeen();
  private readonly addresses: AddressesSeen;
  private readonly measures = new MeasuresSeen();
  private readonly movements = new Movements(toldMovements);
  /** Lines of ids that the catalogue does not know. */
  private readonly seen = new Map<string, number>();
  private readonly gtins = new Set<string>();
  private readonly around: Surroundings;
  private waiting: FeedRecord[] = [];
  private nameIsKnown: boolean;
  /** Terms of the store that are not looked for any more. */
  private readonly learnt: Set<string>;

  constructor(
    private readonly options: ImportOptions,
    private readonly start: RunStart,
  ) {
    const { album, before, store, words, network } = start;
    this.addresses = new AddressesSeen(network);
    this.at = (options.now ?? new Date()).toISOString();
    this.unknown = new UnknownWords(words);
    this.nameIsKnown = before !== null || options.storeInfo?.name !== undefined;
    const told = options.storeInfo?.terms ?? {};
    this.learnt = new Set(Object.keys(told));
    // A judgement is one: nothing of the feed's is added to one that was told in part.
    if (judgementParts.some((part) => told[part] != null))
      for (const part of judgementParts) this.learnt.add(part);
    this.around = {
      store,
      now: this.at,
      trustHistory: options.trustHistory ?? false,
      pictures: album.nameOf,
      words,
    };
  }

  async take(record: FeedRecord): Promise<void> {
    this.waiting.push(record);
    if (this.waiting.length >= rowsAtOnce) await this.flush();
  }

  async flush(): Promise<void> {
    const records = this.waiting;
    this.waiting = [];
    await this.start.album.look(records.flatMap(pictureAddresses));
    for (const record of records) {
      const row = this.judged(record);
      if (row && !this.options.dryRun) this.spool.add(row);
    }
  }

  private judged(record: FeedRecord): CatalogueRow | null {
    this.figures.read++;
    this.unknown.look(record);
    this.columns.look(record);
    const id = record.cells.id ?? null;
    try {
      if (id !== null) this.see(id, record.line);
      const row = this.rowOf(record);
      this.learnStore(record, row.host);
      this.checkNumber(record, row);
      this.addresses.take(record);
      return this.isNews(row) ? row : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.figures.refused.push({ line: record.line, id: id && apart(id), reason: apart(error.message) });
      return null;
    }
  }

  /** What the catalogue knows is marked there: a feed of 300,000 offers has each id once in memory. Throws `Refused`. */
  private see(id: string, line: number): void {
    const offer = this.start.known.get(id);
    const first = offer?.line ?? this.seen.get(id);
    if (first !== undefined) throw new Refused(`the id is that of line ${first}`);
    if (offer) offer.line = line;
    else this.seen.set(apart(id), line);
  }

  private rowOf(record: FeedRecord): CatalogueRow {
    const { owner, pictures } = this.options;
    const row = rowFrom(record, this.around);
    this.measures.take(row);
    row.fingerprint = signedBy(row.fingerprint, owner);
    const isMissing = (address: string) => this.start.album.nameOf(address) === null;
    if (pictures === false && pictureAddresses(record).some(isMissing)) row.images = null;
    return row;
  }

  /** Name and host of a store that nobody told us about come from its first good row, each of its terms from the first that says it. */
  private learnStore({ cells }: FeedRecord, linkHost: string): void {
    const { store } = this.start;
    for (const [name, said] of Object.entries(termsFrom(cells)))
      if (!this.learnt.has(name)) {
        this.learnt.add(name);
        store.terms = { ...store.terms, [name]: said };
      }
    store.host ??= parsedUrl(cells.merchant_link ?? "")?.hostname ?? linkHost;
    if (this.nameIsKnown || !cells.store_name) return;
    store.name = cells.store_name;
    this.nameIsKnown = true;
  }

  /** A number that a store gives to several rows identifies none of them but the first. */
  private checkNumber({ line, cells: { id, gtin } }: FeedRecord, row: CatalogueRow): void {
    if (gtin && row.gtin === null)
      this.figures.wrongGtins.push({ line, id: id ?? null, reason: gtin.slice(0, 20) });
    if (row.gtin && this.gtins.has(row.gtin)) row.gtin = null;
    if (row.gtin) this.gtins.add(apart(row.gtin));
  }

  private isNews(row: CatalogueRow): boolean {
    const last = this.start.known.get(row.id);
    if (last) {
      this.spool.note(row.group, last.product);
      this.movements.take(row.id, row.name, last.price, row);
    }
    const isSame = last?.fingerprint === row.fingerprint;
    this.figures[isSame ? "unchanged" : last ? "changed" : "new"]++;
    return !isSame;
  }

  /** A refused row keeps its offer. */
  left(): Left {
    let own = 0;
    const gone: Gone[] = [];
    // Not as a list: it would be as large as the catalogue once more.
    for (const [id, { product, fingerprint, line }] of this.start.known) {
      if (!isOwn(fingerprint, this.options.owner)) continue;
      own++;
      if (line === undefined) gone.push({ id, product });
    }
    return { own, gone };
  }

  private async measured(): Promise<Measures> {
    const { owner, answering } = this.options;
    const answered = await answering?.(this.measures.sample, this.start.store.host);
    return this.measures.whole(owner?.others.length ? owner.source : null, answered ?? null);
  }

  private readonly wereAsked = async (prices: [id: string, cents: number][]) =>
    (await this.options.target.call("earlier", { slug: this.options.store, prices })).count;

  /** Prices in the middle are what they were, whatever the week says, where most goods ask what they are believed or known to. */
  private async strayed(measures: Measures, most: { gone: number; moved: number }): Promise<Strayed[]> {
    const strayed = strayedFrom(this.start.measured, measures, most);
    const others = strayed.filter(({ what }) => what !== "price");
    if (others.length === strayed.length) return strayed;
    return (await this.movements.areKnown(this.figures.read, this.wereAsked)) ? others : strayed;
  }

  async report({ own, gone }: Left): Promise<ImportReport> {
    const { limits, trustHistory } = this.options;
    const moved = limits?.moved ?? Number.POSITIVE_INFINITY;
    const most = { gone: limits?.gone ?? mostGone, moved: moved / 100 };
    const measures = await this.measured();
    // What a feed of our own tells is believed.
    const odd = trustHistory ? null : await this.movements.oddity(moved, this.wereAsked);
    return {
      store: this.options.store,
      ...this.figures,
      gone: gone.length,
      leaving: leavingOf(gone, own, this.start, most.gone),
      movement: { ...this.movements.whole(), odd },
      addresses: this.addresses.whole(),
      measures,
      strayed: await this.strayed(measures, most),
      unnamed: this.columns.unused("left"),
      leftOut: this.columns.unused("documented"),
      timed: this.columns.isTimed,
      missingPictures: [],
      storedPictures: 0,
      dryRun: this.options.dryRun ?? false,
      milliseconds: 0,
    };
  }

  /** Offers whose rows were refused. */
  unconfirmed(): string[] {
    return refusedAmong(this.start.known, this.figures.refused);
  }

  /** What decided about rows is not needed to send them. */
  forget(): void {
    this.start.known.clear();
    this.seen.clear();
    this.gtins.clear();
  }
}
