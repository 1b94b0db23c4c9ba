/** The listing answered by ClickHouse: an isolate holds names, and nothing else of the catalogue (docs/decisions/0141). */
import { type ListingQuery, listingLimits } from "contract";
import type { CardRow } from "../../catalogue/card-row";
import { cardRows, cardsOfPicks, type Pick } from "../../catalogue/cards";
import { chunksOf } from "../../import/own-runs";
import { primaryOf } from "../../replicas";
import { batch } from "../../sql";
import { marked, nearestAmong, unmarked } from "../alike";
import { keepCounts, keptCounts } from "../answer";
import type { Asker, Counted, Knowledge, ListingEngine, Shown } from "../engine";
import { type CatalogueSource, readVersion, stampIn } from "../held-catalogue";
import { parsedSearch } from "../parsed-search";
import { type Asking, type Question, questionOf } from "../question";
import { type RelatedKind, readOwn } from "../related-products";
import { searchesWithResults } from "../searches-with-results";
import { understoodOf } from "../understood";
import { type ClickHouse, eitherOf } from "./client";
import { type CountedRow, countingOf, countsFrom } from "./counts";
import { among, type GoodsRow, goodsOfStatement, readingGoods } from "./goods";
import { answeredVersion, forgetNames, heldNames, type Names, noteAnswer, readNames } from "./names";
import { type PickRow, pickingOf, tellsTotal, totalOf } from "./order";
import { clickHouseMatcher } from "./product-matcher";
import { relatedOf } from "./related-products";
import { allOf, current, type Tables } from "./tables";
import { frequentWords, type HeldWords, learn } from "./words";

/** @param shards the first one is asked, which asks the others; while it is away the second does */
export function clickHouseListing(shards: readonly [ClickHouse, ...ClickHouse[]]): ListingEngine {
  const [first, second] = shards;
  return new ClickHouseListing(second ? eitherOf(first, second) : first, allOf(current, shards.length));
}

class ClickHouseListing implements ListingEngine {
  readonly mostProducts = Number.POSITIVE_INFINITY;
  readonly isReady = () => true;

  constructor(
    private readonly server: ClickHouse,
    private readonly tables: Tables,
  ) {}

  async cards(query: Asking, { db, now }: Asker): Promise<Shown> {
    const primary = primaryOf(db);
    const held = heldNames(db);
    let shown = held && (await this.shown(query, held, db, now));
    if (!shown || shown.version !== held?.version)
      shown = await this.shown(query, await readNames(primary), primary, now);
    noteAnswer(primary, shown.from, shown.version);
    return shown;
  }

  async counts(query: ListingQuery, { db, now }: Asker): Promise<Counted> {
    const names = await currentNames(db);
    const { question, words } = await this.asked(query, names, now);
    const known = keptCounts(names, question);
    if (known) return { labels: names.labels, question, counts: known };
    const rows = await this.server.rows<CountedRow>(countingOf(question, words, this.tables));
    const counts = countsFrom(rows, question, names.labels);
    // An engine that is still at the version before is not counted for this one.
    if (answeredVersion(db) === names.version) keepCounts(names, question, counts);
    return { labels: names.labels, question, counts };
  }

  async relatedProducts(kind: RelatedKind, id: number, { db, now }: Asker): Promise<CardRow[]> {
    const own = await readOwn(db, id);
    if (!own) return [];
    const { labels } = await currentNames(db);
    const found = await this.server.rows<[id: number]>(relatedOf(kind, own, labels, this.tables));
    const ids = found.map(([product]) => product);
    const shown = kind === "related" ? await nearestAmong(db, id, ids, labels) : unmarked(ids);
    const picks = shown.map((each) => ({ product: each.id }));
    const { cards } = await this.withGoods(picks, db, now);
    return marked(cards, shown);
  }

  async known({ db }: CatalogueSource): Promise<Knowledge> {
    return this.knowledgeOf(await currentNames(db));
  }

  /** Words of names are read when the first search of a version comes. */
  private async knowledgeOf(names: Names): Promise<Knowledge> {
    const { server, tables } = this;
    const held = heldWords.get(names) ?? (await frequentWords(names.words, server, tables.words));
    heldWords.set(names, held);
    const { words } = held;
    if (words.all().length > held.most) forgetNames(names);
    const known = { labels: names.labels, words };
    const shop = { known, matcher: clickHouseMatcher(server, words, tables) };
    return {
      ...known,
      async asked(text, now) {
        await learn(held, text, server, tables.words);
        return parsedSearch(text, shop, now);
      },
      found: (texts, how) => searchesWithResults(texts, how, shop),
    };
  }

  private async asked(query: ListingQuery, names: Names, now: Date) {
    if (query.search === undefined)
      return { question: questionOf(query, names, now), words: names.words, understood: null };
    const knowledge = await this.knowledgeOf(names);
    const found = await knowledge.asked(query.search, now);
    return {
      question: questionOf(query, knowledge, now, found),
      words: knowledge.words,
      understood: understoodOf(found, knowledge),
    };
  }

  /** A page, the version that it came from, and that of the database. */
  private async shown(query: Asking, names: Names, db: D1Database, now: Date) {
    const { server, tables } = this;
    const { question, words, understood } = await this.asked(query, names, now);
    const { size = listingLimits.pageSize } = query;
    const places = [(query.page - 1) * size, query.page * size] as const;
    const total = () => server.rows<[total: number]>(totalOf(question, words, tables));
    const [found, totals, versions] = await Promise.all([
      server.rows<PickRow>(pickingOf(question, words, query.sort, places, tables)),
      tellsTotal(question, query.sort) ? null : total(),
      server.rows<[version: number]>(`SELECT version FROM ${tables.state}`),
    ]);
    const picks = found.map(([product, offer]) => ({ product, offer }));
    const page = { picks, total: found[0]?.[2] ?? (totals ?? (await total()))[0]?.[0] ?? 0 };
    const cards = await this.withGoods(picks, db, now, question);
    return { page, understood, from: versions[0]?.[0], ...cards };
  }

  /** Cards out of what is kept here of their products, and the version of the catalogue. */
  private async withGoods(picks: readonly Pick[], db: D1Database, now: Date, asked?: Question) {
    const ids = picks.map(({ product }) => product);
    const goods = new Map(await this.server.rows<GoodsRow>(readingGoods(ids, this.tables)));
    const parts = chunksOf(picks, goodsOfStatement).map((some) => {
      const rows = some.flatMap(({ product }) => goods.get(product) ?? []);
      return among(rows, cardsOfPicks(now, some, asked));
    });
    const [versions, ...read] = await batch(db, [readVersion, ...parts]);
    return { cards: cardRows(read.flat()), version: stampIn(versions).version };
  }
}

const heldWords = new WeakMap<Names, HeldWords>();

async function currentNames(db: D1Database): Promise<Names> {
  const held = heldNames(db);
  if (!held) return readNames(primaryOf(db));
  const [versions] = await batch(db, [readVersion]);
  return stampIn(versions).version === held.version ? held : readNames(primaryOf(db));
}
