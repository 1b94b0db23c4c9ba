/** What pages of stores said, and what follows: three bad readings hide an offer, one good one shows it again. */
import type { Finding } from "contract";
import { shifted } from "domain/moments";
import type { HandlerContext } from "../handler";
import { rearrange } from "../import/rearrange";
import { batch, listed, rows, type Sql, sql } from "../sql";

/** Bad readings that hide an offer. */
const mostBad = 3;

interface OfferDoubts {
  offer: number;
  externalId: string;
  product: number;
  /** Bad readings until now; null where there are none. */
  bad: number | null;
  readAt: string | null;
  spared: number;
  hiddenAt: string | null;
  /** What readings found when they hid it. */
  why: string | null;
}

interface Deed {
  statement: Sql;
  /** The offer is hidden (true) or shown again. */
  hides?: boolean;
}

/** @param apart milliseconds between two readings that both count; `also` is written in the same batch */
export async function noted(
  store: number,
  readings: readonly (readonly [offer: number, finding: Finding])[],
  apart: number,
  { db, now }: HandlerContext,
  also: readonly Sql[],
): Promise<void> {
  const findings = new Map(readings);
  const known = await rows<OfferDoubts>(db)`
    SELECT o.offer_id AS offer, o.external_id AS externalId, o.product_id AS product, d.readings AS bad, d.read_at AS readAt,
        COALESCE(d.spared, 0) AS spared, h.hidden_at AS hiddenAt, h.why
      FROM ${listed([...findings.keys()])} e CROSS JOIN offers o ON o.offer_id = e.value
      LEFT JOIN destination_doubts d ON d.store_id = o.store_id AND d.external_id = o.external_id
      LEFT JOIN hidden_offers h ON h.store_id = o.store_id AND h.external_id = o.external_id
      WHERE o.store_id = ${store}`;
  const limit = shifted(now, -apart);
  const deeds = known.flatMap((offer) =>
    deedsOf(offer, findings.get(offer.offer) ?? "ignota", { store, at: now.toISOString(), limit }).map(
      (deed) => ({ ...deed, offer }),
    ),
  );
  const statements = [...deeds.map(({ statement }) => statement), ...also];
  const moved = deeds.filter(({ hides }) => hides !== undefined);
  if (moved.length === 0) return void (await batch(db, statements));
  const products = [...new Set(moved.map(({ offer }) => offer.product))];
  await rearrange(db, products, now, ({ deciding }) => {
    for (const { offer, hides } of moved) deciding.set(offer.offer, hides === true);
    return statements;
  });
}

function deedsOf(
  { externalId, bad, readAt, spared, hiddenAt, why }: OfferDoubts,
  finding: Finding,
  { store, at, limit }: { store: number; at: string; limit: string },
): Deed[] {
  const mine = sql`store_id = ${store} AND external_id = ${externalId}`;
  if (finding === "bene") {
    const forgotten = bad === null ? [] : [{ statement: sql`DELETE FROM destination_doubts WHERE ${mine}` }];
    if (why === null) return forgotten;
    return [
      ...forgotten,
      { statement: sql`DELETE FROM hidden_offers WHERE ${mine} AND why IS NOT NULL`, hides: false },
    ];
  }
  // Two readings of one hour are one.
  if (finding === "ignota" || (readAt !== null && readAt > limit))
    return bad === null
      ? []
      : [{ statement: sql`UPDATE destination_doubts SET read_at = ${at} WHERE ${mine}` }];
  const count = (bad ?? 0) + 1;
  const doubt = {
    statement: sql`INSERT INTO destination_doubts (store_id, external_id, why, readings, since, read_at)
      VALUES (${store}, ${externalId}, ${finding}, 1, ${at}, ${at})
      ON CONFLICT DO UPDATE SET why = excluded.why, readings = readings + 1, read_at = excluded.read_at`,
  };
  if (count < mostBad || spared === 1 || hiddenAt !== null) return [doubt];
  const hiding = sql`INSERT OR IGNORE INTO hidden_offers (store_id, external_id, hidden_at, why)
    VALUES (${store}, ${externalId}, ${at}, ${finding})`;
  return [doubt, { statement: hiding, hides: true }];
}
