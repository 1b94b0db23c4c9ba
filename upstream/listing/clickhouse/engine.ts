/** The listing answered by ClickHouse: an isolate holds names, and nothing else of the catalogue (docs/decisions/0141). */
import { type ListingQuery, listingLimits } from "contract";
import { type CardRow, cardsOf } from "../../catalogue/cards";
import { batch } from "../../sql";
import type { Counts } from "../answer";
import { readVersion, versionIn } from "../catalogue";
import type { ListingEngine } from "../engine";
import { picked } from "../memory";
import type { Page } from "../order";
import { type Question, questionOf } from "../question";
import type { Words } from "../words";
import type { ClickHouse } from "./client";
import { type CountedRow, countingOf, countsFrom } from "./counts";
import { heldNames, type Names, noteAnswer, readNames } from "./names";
import { type PickRow, pickingOf, totalOf } from "./order";
import { allOf, current } from "./tables";
import { wordsAround } from "./words";

/** @param shards the first one is asked; it asks the others */
export function clickHouseListing(shards: readonly [ClickHouse, ...ClickHouse[]]): ListingEngine {
  const [server] = shards;
  const tables = allOf(current, shards.length);
  const wordsFor = (searches: readonly string[], names: Names) =>
    wordsAround(searches, names.words, server, tables.words);
  const asked = async (query: ListingQuery, names: Names, now: Date): Promise<Asked> => {
    const words = await wordsFor(query.search === undefined ? [] : [query.search], names);
    return { question: questionOf(query, { labels: names.labels, words }, now), words };
  };

  async function pageOf(query: ListingQuery, names: Names, now: Date): Promise<Dated> {
    const { question, words } = await asked(query, names, now);
    const from = (query.page - 1) * listingLimits.pageSize;
    const [picks, totals, versions] = await Promise.all([
      server.rows<PickRow>(
        pickingOf(question, words, query.sort, [from, from + listingLimits.pageSize], tables),
      ),
      server.rows<[total: number]>(totalOf(question, words, tables)),
      server.rows<[version: number]>(`SELECT version FROM ${tables.state}`),
    ]);
    return {
      picks: picks.map(([product, offer]) => ({ product, offer })),
      total: totals[0]?.[0] ?? 0,
      from: versions[0]?.[0],
    };
  }

  return {
    async cards(query, { db, now }) {
      const noted = (answered: Awaited<ReturnType<typeof answer>>) => {
        noteAnswer(db, answered.page.from, answered.version);
        return answered;
      };
      const answer = async (names: Names) => {
        const page = await pageOf(query, names, now);
        const [versions, cards] = await batch(db, [readVersion, cardsOf(picked(page))]);
        return { page, cards: cards as CardRow[], version: versionIn(versions ?? []) };
      };
      const held = heldNames(db);
      if (held) {
        const answered = await answer(held);
        if (answered.version === held.version) return noted(answered);
      }
      return noted(await answer(await readNames(db)));
    },
    async counts(query, { db, now }) {
      const names = await currentNames(db);
      const { question, words } = await asked(query, names, now);
      const counts = question.isOpen
        ? await countedWhole(names, () => countsOf(question, words, names))
        : await countsOf(question, words, names);
      return { labels: names.labels, question, counts };
    },
    async known(searches, { db }) {
      const names = await currentNames(db);
      return { labels: names.labels, words: await wordsFor(searches, names) };
    },
  };

  async function countsOf(question: Question, words: Words, { labels }: Names): Promise<Counts> {
    return countsFrom(await server.rows<CountedRow>(countingOf(question, words, tables)), question, labels);
  }
}

/** A page, and the version that it came from. */
type Dated = Page & { from: number | undefined };

interface Asked {
  question: Question;
  words: Words;
}

async function currentNames(db: D1Database): Promise<Names> {
  const held = heldNames(db);
  if (!held) return readNames(db);
  const [versions] = await batch(db, [readVersion]);
  return versionIn(versions ?? []) === held.version ? held : readNames(db);
}

const countsOfAll = new WeakMap<Names, Counts>();

/** Counts without any filter are made once a version. */
async function countedWhole(names: Names, count: () => Promise<Counts>): Promise<Counts> {
  const counts = countsOfAll.get(names) ?? (await count());
  countsOfAll.set(names, counts);
  return counts;
}
