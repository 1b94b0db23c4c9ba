/** Answers who reads the pages of stores, and shows operators what was found. */
import { type DestinationTurn, destinationsAtOnce, doubtsAtOnce } from "contract";
import { pageNumber } from "contract/wire";
import { shifted } from "domain/moments";
import * as z from "zod";
import { reads } from "../act";
import { comparedWithPages, doubtedPrices } from "../feeds/questions";
import type { HandlerContext, HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { batch, firstRow, rows, type Sql, sql } from "../sql";
import { noted } from "./readings";

const minute = 60_000;
const hour = 60 * minute;
/** A reader that is silent for so long has died. */
const leaseLasts = 10 * minute;
/** Between two turns of a store; between two readings of a page that was found bad; from one walk to the next. */
const pauses = { turn: 10 * minute, doubt: 8 * hour, walk: 24 * hour };
/** Stores without anything to read that one call passes by. */
const mostPassed = 10;
const pageSize = 50;
const half = destinationsAtOnce / 2;

export const destinations: HandlersOf<"destinations"> = {
  async take({ lease }, context) {
    const { db, now } = context;
    const held = await heldBy(lease, db);
    if (held) return shownTurn(held, await turnOf(held, context));
    await rows(db)`
      INSERT OR IGNORE INTO destination_turns (store_id, due_at)
        SELECT store_id, ${now.toISOString()} FROM stores WHERE host IS NOT NULL`;
    for (let passed = 0; passed < mostPassed; passed++) {
      const store = await leased(lease, context);
      if (!store) break;
      const turn = await turnOf(store, context);
      if (turn.offers.length + turn.doubts.length > 0) return shownTurn(store, turn);
      await batch(db, [givenBack(store, turn, now)]);
    }
    return null;
  },
  async end({ lease, readings, prices }, context) {
    const store = await heldBy(lease, context.db);
    if (!store) throw new Refusal(409, "Queste pagine sono passate a un altro lettore.");
    const turn = await turnOf(store, context);
    await noted(store.id, readings, pauses.doubt, context, [givenBack(store, turn, context.now)]);
    await comparedWithPages(context.db, store.slug, prices, context.now);
    return { done: true };
  },
};

/** An offer whose page was found gone or sold out. */
export interface LostDestination {
  offer: number;
  productId: number;
  url: string;
  why: "sparita" | "esaurita";
  readings: number;
  since: string;
  readAt: string;
  /** Null: not hidden (yet). */
  hiddenAt: string | null;
  product: string;
  store: string;
  variant: string;
  /** A person has shown it again. */
  isSpared: boolean;
}

/** Hidden ones, or those of which it is not sure yet. */
const question = z.object({ state: z.enum(["nascoste", "dubbie"]).default("nascoste"), page: pageNumber });

export const lostDestinations = {
  list: reads(question, async ({ state, page }, { db }) => {
    const isHidden = state === "nascoste";
    const which = sql`${isHidden ? sql`hidden_offers` : sql`destination_doubts`} x
      CROSS JOIN offers o ON o.store_id = x.store_id AND o.external_id = x.external_id
      LEFT JOIN destination_doubts d ON d.store_id = x.store_id AND d.external_id = x.external_id
      LEFT JOIN hidden_offers h ON h.store_id = x.store_id AND h.external_id = x.external_id
      WHERE ${isHidden ? sql`x.why IS NOT NULL` : sql`h.hidden_at IS NULL`}`;
    const [found, counted] = await batch(db, [
      sql<Omit<LostDestination, "isSpared"> & { isSpared: number; variant_id: number; store_id: number }>`
        SELECT f.*, p.name AS product, s.name AS store,
          COALESCE(v.colour_label, '–') || ', ' || COALESCE(v.size_label, '–') AS variant
        FROM (SELECT o.offer_id AS offer, o.product_id AS productId, o.variant_id, o.store_id, o.url,
            COALESCE(h.why, d.why) AS why, COALESCE(d.readings, 0) AS readings, COALESCE(d.since, h.hidden_at) AS since,
            COALESCE(d.read_at, h.hidden_at) AS readAt, h.hidden_at AS hiddenAt, COALESCE(d.spared, 0) AS isSpared
          FROM ${which} ORDER BY since DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) f
        CROSS JOIN products p ON p.product_id = f.productId CROSS JOIN variants v ON v.variant_id = f.variant_id
        CROSS JOIN stores s ON s.store_id = f.store_id ORDER BY f.since DESC`,
      sql<{ count: number }>`SELECT COUNT(*) AS count FROM ${which}`,
    ]);
    return {
      offers: found.map(
        ({ variant_id: _, store_id: __, isSpared, ...one }): LostDestination => ({
          ...one,
          isSpared: isSpared === 1,
        }),
      ),
      total: counted[0]?.count ?? 0,
    };
  }),
};

interface Store {
  id: number;
  slug: string;
  host: string;
  mark: string;
  restsUntil: string;
}

const columns = sql`t.store_id AS id, s.slug, s.host, t.mark, t.rests_until AS restsUntil
  FROM destination_turns t JOIN stores s ON s.store_id = t.store_id`;

function heldBy(lease: string, db: D1Database): Promise<Store | null> {
  return firstRow<Store>(db)`SELECT ${columns} WHERE t.lease = ${lease}`;
}

async function leased(lease: string, { db, now }: HandlerContext): Promise<Store | null> {
  const at = now.toISOString();
  const [, taken] = await batch(db, [
    sql`UPDATE destination_turns SET lease = ${lease}, leased_until = ${shifted(now, leaseLasts)}
      WHERE store_id = (SELECT t.store_id FROM destination_turns t JOIN stores s ON s.store_id = t.store_id
        WHERE t.due_at <= ${at} AND (t.leased_until IS NULL OR t.leased_until <= ${at})
          AND s.paused_at IS NULL AND s.host IS NOT NULL ORDER BY t.due_at LIMIT 1)`,
    sql<Store>`SELECT ${columns} WHERE t.lease = ${lease}`,
  ]);
  return taken[0] ?? null;
}

interface Offer {
  offer: number;
  externalId: string;
  url: string;
}
interface Turn {
  offers: Offer[];
  doubts: { id: string; url: string }[];
  /** Where the walk is afterwards; empty: through. Null: it rests. */
  mark: string | null;
}

/** Pages that were found bad come first, then some more of the walk through the store. */
async function turnOf({ id, slug, mark, restsUntil }: Store, { db, now }: HandlerContext): Promise<Turn> {
  const [doubts, doubted, walk] = await batch(db, [
    doubtedPrices(slug, shifted(now, -pauses.doubt)),
    sql<Offer>`SELECT o.offer_id AS offer, o.external_id AS externalId, o.url FROM (SELECT external_id FROM destination_doubts
        WHERE store_id = ${id} AND read_at <= ${shifted(now, -pauses.doubt)} ORDER BY read_at LIMIT ${half}) d
      CROSS JOIN offers o ON o.store_id = ${id} AND o.external_id = d.external_id`,
    sql<Offer>`SELECT offer_id AS offer, external_id AS externalId, url FROM offers
      WHERE store_id = ${id} AND external_id > ${mark} ORDER BY external_id LIMIT ${half}`,
  ]);
  if (restsUntil > now.toISOString()) return { offers: doubted, doubts, mark: null };
  const known = new Set(doubted.map(({ offer }) => offer));
  return {
    offers: [...doubted, ...walk.filter(({ offer }) => !known.has(offer))],
    doubts,
    mark: walk.length < half ? "" : (walk.at(-1)?.externalId ?? ""),
  };
}

function shownTurn({ slug, host }: Store, { offers, doubts }: Turn): DestinationTurn {
  return { store: slug, host, offers: offers.map(({ offer, url }) => ({ offer, url })), doubts };
}

/** A walk that is through rests for a day; meanwhile only what was found bad is read. */
function givenBack({ id }: Store, { mark, doubts }: Turn, now: Date): Sql {
  const isSoon = Boolean(mark) || doubts.length === doubtsAtOnce;
  const due = sql`lease = NULL, leased_until = NULL, due_at = ${shifted(now, isSoon ? pauses.turn : hour)}`;
  if (mark === null) return sql`UPDATE destination_turns SET ${due} WHERE store_id = ${id}`;
  const rest = mark === "" ? shifted(now, pauses.walk) : "";
  return sql`UPDATE destination_turns SET ${due}, mark = ${mark}, rests_until = ${rest} WHERE store_id = ${id}`;
}
