/** Which searches some products answer: the listing's own rules, asked of these products alone. */
import { parseListing } from "contract";
import type { EdgeSnapshots } from "../edge-snapshots";
import { factsOf } from "../import/listing";
import { listed, rows, verbatim } from "../sql";
import { findMatches } from "./answer";
import { packBlock } from "./block";
import type { ListingEngine } from "./engine";
import { isRemembered } from "./parsed-search";
import { questionOf } from "./question";

/** Where searches are answered. */
export interface Searched {
  db: D1Database;
  listing: ListingEngine;
  edgeSnapshots?: EdgeSnapshots | null;
}

/** Texts that may still be asked about; those that are remembered cost nothing. */
export interface Allowance {
  texts: number;
}

export interface Matching {
  /** Product ids by search; searches that none of them answers are left out. */
  found: Map<string, number[]>;
  /** How many of the searches were looked at: from the first one on, until the allowance was spent. */
  looked: number;
}

/** @param searches query strings of listing filters */
export async function matchSearches(
  { db, listing, edgeSnapshots = null }: Searched,
  products: readonly number[],
  searches: readonly string[],
  now: Date,
  allowance: Allowance = { texts: Number.POSITIVE_INFINITY },
): Promise<Matching> {
  const facts = await rows<{ facts: string }>(db)`SELECT ${verbatim(factsOf)} AS facts FROM products p
    WHERE p.product_id IN ${listed(products)} AND p.offer_count > 0`;
  const { asked: askedOf, ...known } = await listing.known({ db, edgeSnapshots });
  const block = packBlock(`[${facts.map((row) => row.facts).join(",")}]`, known.words);
  const few = { ...known, version: 0, mark: "", blocks: [block] };
  const found = new Map<string, number[]>();
  let looked = 0;
  for (const search of searches) {
    const query = parseListing(Object.fromEntries(new URLSearchParams(search)));
    if (query.search !== undefined && !isRemembered(query.search, known, now)) {
      if (allowance.texts === 0) break;
      allowance.texts--;
    }
    // What a search means is decided by the whole catalogue, not by these few.
    const asked = query.search === undefined ? null : await askedOf(query.search, now);
    const ids: number[] = [];
    findMatches(few, questionOf(query, few, now, asked), (_block, _index, product) => {
      ids.push(block.ids[product] as number);
    });
    if (ids.length > 0) found.set(search, ids);
    looked++;
  }
  return { found, looked };
}
