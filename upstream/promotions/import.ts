/** Takes offers of Awin and rows of our own export: says what each one is, and writes what differs in one transaction. */
import { type CallInput, type Contract, KeptPromotion, type PromotionImport } from "contract";
import { slugFrom } from "../content/slug";
import type { HandlerContext } from "../handler";
import { batch, listed, rows, sql } from "../sql";
import { draftFromAwin, Unusable } from "./awin";
import { type Draft, knowingHosts, sameAs, writing } from "./draft";
import { type StoreMatch, storeMatch } from "./store-match";
import { addressesFor, draftFromWritten } from "./writes";

/** Ready but for its address; one of our own rows brings that along. */
type Read = Omit<Draft, "slug"> & { slug: string | null; store: string };

type Base = Pick<HandlerContext, "db" | "now">;

export async function importAwin(
  { offers, lines, dryRun }: CallInput<Contract["promotions"]["importAwin"]>,
  context: Base,
): Promise<PromotionImport> {
  const match = await storeMatch(context.db);
  const refused: PromotionImport["refused"][number][] = [];
  const read: Read[] = [];
  const stored = await storedOnes(offers, context);
  const doubles = await doublesAmong(stored, context);
  for (const [index, raw] of offers.entries()) {
    try {
      const draft = await readOne(raw, match, context.now);
      doubles.refuse(draft);
      read.push(draft);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      refused.push({ line: lines?.[index] ?? index + 1, id: idOf(raw), reason: error.message });
    }
  }
  const fresh = read.filter((draft) => !stored.has(draft.origin));
  const changed = read.filter((draft) => {
    const before = stored.get(draft.origin);
    if (!before) return false;
    // A source only says what it knows: what operators added stands until the source changes.
    return draft.slug === null ? draft.source_hash !== before.source_hash : !sameAs(draft, before);
  });
  const drafts = await addressed([...fresh, ...changed], stored, context);
  const placed = await placing(match, context);
  if (!dryRun) await batch(context.db, [writing(drafts), knowingHosts(drafts), ...placed.statements]);
  const at = context.now.toISOString();
  return {
    read: offers.length,
    new: fresh.length,
    changed: changed.length,
    unchanged: read.length - fresh.length - changed.length,
    expired: read.filter(({ ended, ends_at }) => ended === 1 || (ends_at !== null && ends_at <= at)).length,
    waiting: read.filter(({ starts_at }) => starts_at !== null && starts_at > at).length,
    keptBack: read
      .filter(({ store_id }) => store_id === null)
      .map(({ origin, advertiser }) => ({ id: origin.replace(/^\w+:/, ""), store: advertiser ?? "?" })),
    placed: placed.count,
    refused,
  };
}

async function readOne(raw: Record<string, unknown>, match: StoreMatch, now: Date): Promise<Read> {
  if (!("vetrina" in raw)) {
    const draft = await draftFromAwin(raw, now);
    const store = match({ name: draft.advertiser, url: draft.url });
    return {
      ...draft,
      slug: null,
      store_id: store?.store_id ?? null,
      store: store?.slug ?? slugFrom(draft.advertiser ?? ""),
    };
  }
  const own = KeptPromotion.safeParse(raw.vetrina);
  if (!own.success) {
    const issue = own.error.issues[0];
    throw new Unusable(`no row of our export: ${issue?.path.join(".")} (${issue?.message})`);
  }
  const { slug, origin, sourceHash, advertiser, createdAt, updatedAt, ...given } = own.data;
  const store = match({ name: given.storeSlug, url: given.url });
  return {
    ...(await draftFromWritten(given)),
    slug,
    origin,
    source_hash: sourceHash ?? null,
    store_id: store?.store_id ?? null,
    advertiser: advertiser ?? null,
    created_at: createdAt,
    updated_at: updatedAt,
    store: given.storeSlug,
  };
}

function idOf(raw: Record<string, unknown>): string | null {
  const own = raw.vetrina as { slug?: unknown } | undefined;
  const id = own?.slug ?? raw.promotionId;
  return typeof id === "string" || typeof id === "number" ? String(id).slice(0, 100) : null;
}

/** What is known of these offers already, by origin. */
async function storedOnes(data: readonly Readonly<Record<string, unknown>>[], { db }: Base) {
  const origins = data.map((raw) => {
    const own = raw.vetrina as { origine?: unknown } | undefined;
    return own ? String(own.origine) : `awin:${String(raw.promotionId).trim()}`;
  });
  const found = await rows<Draft>(db)`SELECT * FROM promotions WHERE origin IN ${listed(origins)}`;
  return new Map(found.map((row) => [row.origin, row]));
}

type Coded = Pick<
  Draft,
  "origin" | "store_id" | "advertiser" | "code" | "title" | "url" | "starts_at" | "ends_at"
>;

async function doublesAmong(stored: Map<string, Draft>, { db }: Base) {
  const known = new Map<string, Coded[]>();
  const keyOf = ({ store_id, advertiser, code }: Coded) => `${store_id ?? advertiser}|${code?.toLowerCase()}`;
  const note = (one: Coded) => known.set(keyOf(one), [...(known.get(keyOf(one)) ?? []), one]);
  const coded = await rows<Coded>(db)`
    SELECT origin, store_id, advertiser, code, title, url, starts_at, ends_at FROM promotions WHERE code IS NOT NULL`;
  for (const one of coded) note(one);
  return {
    refuse(draft: Coded) {
      if (draft.code === null || stored.has(draft.origin)) return;
      const twin = known
        .get(keyOf(draft))
        ?.find((one) => one.origin !== draft.origin && sameOffer(one, draft));
      if (twin) throw new Unusable(`the same code of the same store as ${twin.origin.replace(/^\w+:/, "")}`);
      note(draft);
    },
  };
}

function sameOffer(a: Coded, b: Coded): boolean {
  const overlap = (a.starts_at ?? "") <= (b.ends_at ?? "9") && (b.starts_at ?? "") <= (a.ends_at ?? "9");
  return overlap && (a.title === b.title || a.url === b.url);
}

/** New ones get an address; what changes keeps its own, and is dated now. */
async function addressed(
  drafts: readonly Read[],
  stored: ReadonlyMap<string, Draft>,
  context: Base,
): Promise<Draft[]> {
  const unnamed = drafts.filter(({ slug, origin }) => slug === null && !stored.has(origin));
  const slugs = await addressesFor(unnamed, context);
  const slugOf = new Map(unnamed.map(({ origin }, index) => [origin, slugs[index] ?? origin]));
  return drafts.map(({ store: _, ...draft }) => {
    const before = stored.get(draft.origin);
    const isOwn = draft.slug !== null;
    return {
      ...draft,
      slug: draft.slug ?? before?.slug ?? slugOf.get(draft.origin) ?? draft.origin,
      updated_at: before && !isOwn ? context.now.toISOString() : draft.updated_at,
    };
  });
}

async function placing(match: StoreMatch, { db }: Base) {
  const waiting = await rows<{ promotion_id: number; advertiser: string | null; url: string }>(db)`
    SELECT promotion_id, advertiser, url FROM promotions WHERE store_id IS NULL`;
  const found = waiting.flatMap(({ promotion_id, advertiser, url }) => {
    const store = match({ name: advertiser, url });
    return store ? [{ promotion_id, store_id: store.store_id, url }] : [];
  });
  if (found.length === 0) return { count: 0, statements: [] };
  return {
    count: found.length,
    statements: [
      sql`UPDATE promotions SET store_id = told.store_id
        FROM (SELECT value ->> 'promotion_id' AS promotion_id, value ->> 'store_id' AS store_id
          FROM json_each(${JSON.stringify(found)})) told
        WHERE promotions.promotion_id = told.promotion_id AND promotions.store_id IS NULL`,
      knowingHosts(found),
    ],
  };
}
