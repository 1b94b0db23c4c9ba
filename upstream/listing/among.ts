/** Which searches some products answer: the listing's own rules, asked of these products alone. */
import { parseListing } from "contract";
import { factsOf } from "../import/listing";
import type { Nearby } from "../nearby";
import { listed, rows, Sql, sql } from "../sql";
import { findMatches } from "./answer";
import { packBlock } from "./block";
import type { ListingEngine } from "./engine";
import { questionOf } from "./question";

/** Where searches are answered. */
export interface Searched {
  db: D1Database;
  listing: ListingEngine;
  nearby?: Nearby | null;
}

/** Product ids by search (a query string of listing filters); searches that none of them answers are left out. */
export async function matchingSearches(
  { db, listing, nearby = null }: Searched,
  products: readonly number[],
  searches: readonly string[],
  now: Date,
): Promise<Map<string, number[]>> {
  const facts = await rows<{ facts: string }>(
    db,
    sql`SELECT ${new Sql(factsOf, [])} AS facts FROM products p
      WHERE p.product_id IN ${listed(products)} AND p.offer_count > 0`,
  );
  const queries = new Map(
    searches.map((search) => [search, parseListing(Object.fromEntries(new URLSearchParams(search)))]),
  );
  const { asked: askedOf, ...known } = await listing.known({ db, nearby });
  const block = packBlock(`[${facts.map((row) => row.facts).join(",")}]`, known.words);
  const few = { ...known, version: 0, mark: "", blocks: [block] };
  const found = new Map<string, number[]>();
  for (const [search, query] of queries) {
    // What a search means is decided by the whole catalogue, not by these few.
    const asked = query.search === undefined ? null : await askedOf(query.search);
    const ids: number[] = [];
    findMatches(few, questionOf(query, few, now, asked), (_block, _index, product) => {
      ids.push(block.ids[product] as number);
    });
    if (ids.length > 0) found.set(search, ids);
  }
  return found;
}
