/** Where operators write promotions: terms are sanitised, addresses stay unique and never hold the code. */
import type { WrittenPromotion } from "contract";
import { withoutCode } from "domain/code";
import { writtenMoment } from "../content/content-writes";
import { sanitise } from "../content/sanitise";
import { freeSlug, slugFrom } from "../content/slug";
import type { HandlerContext, HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { batch, firstRow, knownRow, rows, sql } from "../sql";
import { type Draft, knowingHosts, storedCountries, storedRule, storedValue, writing } from "./draft";
import { type PromotionRow, promotionColumns, promotionOf } from "./reads";

export const promotionWrites: Pick<HandlersOf<"promotions">, "create" | "update" | "remove"> = {
  async create(given, context) {
    const store = await storeOf(given.storeSlug, context);
    const wanted = { title: given.title, code: given.code ?? null, store: store.slug };
    const [slug = ""] = await addressesFor([wanted], context);
    const draft = await draftFromWritten(given);
    const at = context.now.toISOString();
    return saved({ ...draft, slug, origin: `vetrina:${slug}`, created_at: at }, store, context);
  },

  async update({ slug, ...given }, context) {
    const { origin, source_hash, created_at } = await knownRow<Draft>(context.db, "Promozione")`
      SELECT * FROM promotions WHERE slug = ${slug}`;
    const store = await storeOf(given.storeSlug, context);
    const draft = await draftFromWritten(given);
    return saved({ ...draft, slug, origin, source_hash, created_at }, store, context);
  },

  async remove({ slug }, { db }) {
    const which = sql`SELECT promotion_id FROM promotions WHERE slug = ${slug}`;
    await batch(db, [
      sql`DELETE FROM promotion_votes WHERE promotion_id = (${which})`,
      sql`DELETE FROM promotions WHERE slug = ${slug}`,
    ]);
    return { done: true };
  },
};

interface Store {
  store_id: number;
  name: string;
  slug: string;
}

async function storeOf(slug: string, { db }: HandlerContext): Promise<Store> {
  const store = await firstRow<Store>(db)`SELECT store_id, name, slug FROM stores WHERE slug = ${slug}`;
  if (!store) throw new Refusal(422, "Questo negozio non è nel catalogo.", "merchant_slug");
  return store;
}

type Placed = Omit<Draft, "store_id" | "advertiser" | "updated_at">;

async function saved(draft: Placed, { store_id, name }: Store, { db, now }: HandlerContext) {
  const whole: Draft = { ...draft, store_id, advertiser: name, updated_at: now.toISOString() };
  const [, , [found]] = await batch(db, [
    writing([whole]),
    knowingHosts([whole]),
    sql<PromotionRow>`SELECT ${promotionColumns} FROM promotions p JOIN stores s ON s.store_id = p.store_id WHERE p.slug = ${draft.slug}`,
  ]);
  return promotionOf(found as PromotionRow, now);
}

/** The columns that an operator writes. Refuses a date that is none. */
export async function draftFromWritten(given: WrittenPromotion) {
  return {
    source_hash: null as string | null,
    title: given.title,
    description: given.description || null,
    terms: (given.terms && (await sanitise(given.terms))) || null,
    code: given.code || null,
    kind: given.kind ?? null,
    value: storedValue(given.kind, given.value),
    rule: storedRule(given.conditions),
    countries: storedCountries(given.countries),
    starts_at: writtenMoment(given.startsAt, "start", "data_inizio"),
    ends_at: writtenMoment(given.endsAt, "end", "data_fine"),
    ended: given.status === "expired" ? (1 as const) : (0 as const),
    url: given.url,
    tracking_url: given.trackingUrl ?? null,
    image: given.picture,
    seo_title: given.seoTitle,
    seo_description: given.seoDescription,
  };
}

/** Addresses that nothing else has, in order: title and store, without the code. */
export async function addressesFor(
  wanted: readonly { title: string; code: string | null; store: string }[],
  { db }: Pick<HandlerContext, "db">,
): Promise<string[]> {
  const slugs = wanted.map(({ title, code, store }) => {
    const bare = slugFrom(withoutCode(title, code, " "));
    return bare.endsWith(store) ? bare : `${bare}-${store}`;
  });
  const near = await rows<{ slug: string }>(db)`
    SELECT DISTINCT p.slug FROM json_each(${JSON.stringify(slugs)}) wanted
      JOIN promotions p ON p.slug >= wanted.value AND p.slug < wanted.value || '~'`;
  const taken = new Set(near.map(({ slug }) => slug));
  return slugs.map((slug) => {
    const free = freeSlug(slug, (candidate) => taken.has(candidate));
    taken.add(free);
    return free;
  });
}
