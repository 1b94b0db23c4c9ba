/** What imports ask a person: prices that nothing bears out, goods that share a number and do not look alike. */
import type { CatalogueRow } from "contract/import";
import { type Sql, sql } from "../sql";
import { insertsInto, statements } from "./changes";

export type About = "price" | "match";

export interface ImportQuestion {
  id: string;
  about: About;
  since: string;
  at: string;
  price: number;
  detail: Detail;
  answer: "yes" | "no" | null;
}

export interface Detail {
  name: string;
  /** Why it is asked: `doubts.ts` and `agreement.ts` name the reasons. */
  why: string;
  /** What it asked before, or what others ask; cents. */
  before?: number | null;
  product?: number;
  /** How likely it is that product, of names that are alike. */
  rank?: number;
  /** The row itself, so that a person may let it in. */
  row?: CatalogueRow;
  /** When the store's page was looked at, and the price there that comes nearest. */
  pageAt?: string;
  pageCents?: number | null;
}

export class Questions {
  private readonly before: ReadonlyMap<string, ImportQuestion>;
  private readonly asked = new Map<string, ImportQuestion>();
  private readonly settled = new Set<string>();

  constructor(
    private readonly store: string,
    found: readonly ImportQuestion[],
    private readonly now: string,
  ) {
    this.before = new Map(found.map((question) => [keyOf(question.id, question.about), question]));
  }

  of(id: string, about: About): ImportQuestion | undefined {
    return this.before.get(keyOf(id, about));
  }

  /** Asks, or asks again: an answer counts as long as the row says the same price (the same product). */
  ask(id: string, about: About, price: number, detail: Detail): void {
    const known = this.of(id, about);
    const isSame =
      known !== undefined &&
      (about === "match" ? known.detail.product === detail.product : known.price === price);
    const question: ImportQuestion = {
      id,
      about,
      price,
      detail: isSame ? { pageAt: known.detail.pageAt, pageCents: known.detail.pageCents, ...detail } : detail,
      at: this.now,
      since: isSame ? known.since : this.now,
      answer: isSame ? known.answer : null,
    };
    this.asked.set(keyOf(id, about), question);
    this.settled.delete(JSON.stringify([id, about]));
  }

  /** It is no question any more. */
  settle(id: string, about: About): void {
    this.asked.delete(keyOf(id, about));
    if (this.of(id, about)) this.settled.add(JSON.stringify([id, about]));
  }

  writes(): Sql[] {
    const rows = [...this.asked.values()].map(({ id, about, since, at, price, detail, answer }) => {
      const told = JSON.stringify(detail);
      return [this.store, id, about, since, at, price, told, answer];
    });
    return [
      ...questionsWritten(rows),
      ...statements(
        `DELETE FROM import_questions WHERE store = ?1 AND (external_id, about) IN
          (SELECT value ->> 0, value ->> 1 FROM json_each(?2))`,
        [...this.settled].map((pair) => JSON.parse(pair) as unknown),
        this.store,
      ),
    ];
  }
}

/** @param rows store, id, about, since, at, price, detail, answer */
export function questionsWritten(rows: readonly (readonly unknown[])[]): Sql[] {
  const names = "store, external_id, about, since, at, price_cents, detail, answer".split(", ");
  return insertsInto("import_questions", names, rows, "INSERT OR REPLACE");
}

function keyOf(id: string, about: About): string {
  return `${about} ${id}`;
}

type QuestionRow = Omit<ImportQuestion, "detail"> & { detail: string };

export function questionOf(row: QuestionRow): ImportQuestion {
  return { ...row, detail: JSON.parse(row.detail) as Detail };
}

/** Questions about these rows of a store. @param ids JSON list of the store's ids */
export function questionsAbout(store: string, ids: string): Sql<QuestionRow> {
  return sql`SELECT q.external_id AS id, q.about, q.since, q.at, q.price_cents AS price, q.detail, q.answer
    FROM json_each(${ids}) e CROSS JOIN import_questions q ON q.store = ${store} AND q.external_id = e.value`;
}
