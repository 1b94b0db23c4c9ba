/** Pairs of feed rows of two stores, what they are to each other, and what an import of both makes of them. */
import { readFileSync } from "node:fs";
import { nearness } from "domain/makers-number";
import { NoRowTaken } from "../../../scripts/import/run";
import { anew, rows as rowsOf, run } from "../import-set";

/** `question`: a person may say, the import must not. */
export type Verdict = "same" | "variant" | "different" | "question";
/** Cells by the names of a feed of our own (`feeds/feed-row.ts`). */
export type Cells = Readonly<Record<string, string>>;

export interface Pair {
  about: string;
  verdict: Verdict;
  rows: readonly [Cells, Cells];
}

/** Those that a person labelled; of each table half was not looked at while the matching was built. */
export function labelledPairs(
  table: `${"pairs" | "blind" | "fresh" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth" | "ninth"}.tsv`,
  half?: "seen" | "unseen",
): Pair[] {
  const text = readFileSync(new URL(table, import.meta.url), "utf8").trim();
  const [, head = [], ...lines] = text.split("\n").map((line) => line.split("\t"));
  const wanted = lines.filter(([of]) => half === undefined || of === half);
  return wanted.map((line) => {
    const side = (begin: string): Cells =>
      Object.fromEntries(
        head.flatMap((name, at) => (name.startsWith(begin) && line[at] ? [[name.slice(2), line[at]]] : [])),
      );
    return { verdict: line[1] as Verdict, about: line[2] ?? "", rows: [side("a_"), side("b_")] };
  });
}

export interface Judged extends Pair {
  found: Verdict;
}

const stores = ["primo", "secondo"];

/** A table may tell of one model twice, which no store does: the second pair is imported after the first, among others. */
export async function judgedInTurns(pairs: readonly Pair[]): Promise<Judged[]> {
  const turnOf = (pair: Pair, at: number) =>
    pairs.slice(0, at).filter((one) => tellSameModel(one, pair)).length;
  const found: Judged[] = [];
  for (const turn of Map.groupBy(pairs.entries(), ([at, pair]) => turnOf(pair, at)).values()) {
    found.push(...(await judged(turn.map(([, pair]) => pair))));
    await anew();
  }
  return found;
}

function tellSameModel(a: Pair, b: Pair): boolean {
  return a.rows.some((one) =>
    b.rows.some(({ mpn, gtin }) => {
      const isOfNumber = mpn !== undefined && one.mpn !== undefined && nearness(mpn, one.mpn) === 3;
      return isOfNumber || (gtin !== undefined && gtin === one.gtin);
    }),
  );
}

/** Imports the first rows as one store's and the second ones as another's; in euros, `price` of a cell or 50. */
export async function judged(pairs: readonly Pair[]): Promise<Judged[]> {
  for (const [at, store] of stores.entries()) {
    const lines = pairs.map(({ rows }, n) => JSON.stringify(lineOf(rows[at] as Cells, n, store)));
    const { refused } = await run(lines.join("\n"), { store }).catch(unlessNoneTaken);
    const mistaken = refused.filter(({ reason }) => !reason.startsWith("no category"));
    if (mistaken.length > 0) throw new Error(JSON.stringify(mistaken.slice(0, 50)));
  }
  const found = await rowsOf<{ id: string; product: number; variant: number; asked: number | null }>(
    `SELECT s.slug || o.external_id AS id, o.product_id AS product, o.variant_id AS variant, q.detail ->> 'product' AS asked
     FROM offers o JOIN stores s USING (store_id)
     LEFT JOIN import_questions q ON q.store = s.slug AND q.external_id = o.external_id AND q.about = 'match'`,
  );
  const offers = new Map(found.map((row) => [row.id, row]));
  return pairs.map((pair, n) => {
    const [one, other] = stores.map((store) => offers.get(`${store}P${n}`));
    if (!one) throw new Error(`Pair ${n} has no offer: ${pair.about}`);
    // A price that the other one speaks against waits as a question of its own.
    if (!other) return { ...pair, found: "question" };
    const apart = other.asked === one.product ? "question" : "different";
    const together = one.variant === other.variant ? "same" : "variant";
    return { ...pair, found: one.product === other.product ? together : apart };
  });
}

/** A row of which nobody can tell a category is left out of a store's import. */
function unlessNoneTaken(error: unknown): NoRowTaken["report"] {
  if (error instanceof NoRowTaken) return error.report;
  throw error;
}

function lineOf(cells: Cells, n: number, store: string) {
  const link = `https://www.${store}.example/p/${n}`;
  const row = { id: `P${n}`, item_group_id: `G${n}`, link, price: "50.00 EUR", availability: "in_stock" };
  return { ...row, ...cells };
}

const isJoined = (verdict: Verdict) => verdict === "same" || verdict === "variant";

/** Precision: of what was joined, how much is what it was joined as; recall: of what is one good, how much was joined as it is; asked apart. */
export function scoreOf(judged: readonly Judged[]) {
  const right = judged.filter(({ found, verdict }) => isJoined(found) && found === verdict).length;
  const share = (of: number) => (of === 0 ? 1 : right / of);
  return {
    precision: share(judged.filter(({ found }) => isJoined(found)).length),
    recall: share(judged.filter(({ verdict }) => isJoined(verdict)).length),
    asked: judged.filter(({ found }) => found === "question").length,
  };
}
