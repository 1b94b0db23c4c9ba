/** Answers the rows of contract/import.ts: how a feed becomes part of the catalogue. */
import { sanitise } from "../content/sanitise";
import { changedLately } from "../feeds/feeds";
import type { HandlersOf } from "../handler";
import { vocabularyStatement } from "../listing/labels";
import { rememberingLooks, unread } from "../looks/kept";
import { tintAgain } from "../looks/tints";
import { Refusal } from "../refusal";
import { addedTo } from "../search/added-words";
import { rows } from "../sql";
import { askedEarlier } from "./earlier";
import { knownPictures, rememberPictures, storeFiles } from "./media";
import { type Staged, stagePart } from "./reading";
import { beginRun, giveUpRun, moveRun, resumeRun } from "./runs";
import { findStore, keepColumns, keptOf } from "./stores";

const pageSize = 15_000;

export const catalogueHandlers: HandlersOf<"catalogue"> = {
  store: async ({ slug }, { db, now }) => ({
    store: await findStore(db, slug),
    words: await addedTo(db),
    tables: await rows(db, vocabularyStatement),
    ...(await keptOf(db, slug)),
    ...(await changedLately(db, slug, now)),
  }),

  async columns({ slug, columns }, { db, now }) {
    await keepColumns(db, slug, columns, now);
    return { count: Object.keys(columns).length };
  },

  async known({ slug, after }, { db }) {
    const found = await rows<{ id: string; fingerprint: string; product: number; price: number }>(db)`
      SELECT o.external_id AS id, o.fingerprint, o.product_id AS product, o.price_cents AS price
      FROM offers o JOIN stores s USING (store_id)
      WHERE s.slug = ${slug} AND o.external_id > ${after} ORDER BY o.external_id LIMIT ${pageSize}`;
    type Known = [id: string, fingerprint: string, product: number, price: number];
    return {
      offers: found.map(({ id, fingerprint, product, price }): Known => [id, fingerprint, product, price]),
      more: found.length === pageSize,
    };
  },

  earlier: ({ slug, prices }, { db, now }) => askedEarlier(db, slug, prices, now),

  async stage({ run, part, rows, gone }, { db, now }) {
    await stagePart(db, { run, part, rows: await withCleanTexts(rows), gone }, now);
    return { count: rows.length + gone.length };
  },

  apply: (wish, { db, now, listing }) => beginRun(db, wish, listing.mostProducts, now),
  step: ({ run, after }, { db, now }) => moveRun(db, run, after, now),
  resume: (_, { db, now }) => resumeRun(db, now),
  discard: ({ run }, { db }) => giveUpRun(db, run, "its importer gave up"),
  pictures: (input, { db, now }) => knownPictures(db, input, now),
  rememberPictures: (input, { db, now }) => rememberPictures(db, input, now),
  unseen: ({ after }, { db }) => unread(db, after),
  async rememberLooks({ looks, after }, { db }) {
    await rows(db, rememberingLooks(looks));
    if (after !== undefined) await tintAgain(db, after);
    return { count: Object.keys(looks).length };
  },

  async storeFiles({ files }, { media }) {
    if (!media) throw new Refusal(422, "Nessun archivio di immagini configurato (MEDIA).", "files");
    return storeFiles(media, files);
  },
};

/** Whoever holds the admin key need not be our importer. Offers of one product repeat its description. */
async function withCleanTexts(rows: Staged["rows"]): Promise<Staged["rows"]> {
  const clean = new Map<string | null, string | null>([[null, null]]);
  for (const { description } of rows)
    if (description !== null && !clean.has(description))
      clean.set(description, (await sanitise(description)) || null);
  return rows.map((row) => ({ ...row, description: clean.get(row.description) ?? null }));
}
