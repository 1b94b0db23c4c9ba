/** What operators join, and part again: what was joined comes back as it was, with all who follow it (upstream/catalogue/DESIGN.md). */
import { own } from "domain/own";
import {
  type Arrangement,
  coloursFixedIn,
  fixColours,
  type OfferRecord,
  type ProductRecord,
  partedKey,
  rearrange,
  type VariantRecord,
} from "../import/rearrange";
import { Refusal } from "../refusal";
import { listed, rows, type Sql, sql } from "../sql";
import { type Desk, productIn } from "./changes";

export async function join({ id, other }: { id: number; other: number }, { db, now }: Desk) {
  if (id === other) throw new Refusal(422, "Un prodotto non si unisce a sé stesso.", "other");
  await rearrange(db, [id, other], now, (arrangement) => {
    const into = productIn(arrangement, id);
    const from = productIn(arrangement, other);
    if (from.joined_into === id) return [];
    if (into.joined_into !== null || from.joined_into !== null)
      throw new Refusal(409, "Uno dei due prodotti è già unito a un altro.");
    const moving = ofProduct(arrangement.offers.now.values(), from);
    const moved = moveOffers(arrangement, moving, { from, to: into });
    for (const [left, there] of moved) there.gtin ??= left.gtin;
    // What stays for the day on which they are parted leads nothing there.
    for (const left of ofProduct(arrangement.variants.now.values(), from)) left.gtin = null;
    const colours = { ...coloursFixedIn(from.fixed_colours), ...coloursFixedIn(into.fixed_colours) };
    fixColours(into, colours);
    for (const variant of ofProduct(arrangement.variants.now.values(), into))
      variant.colour_id = own(colours, variant.variant_key) ?? variant.colour_id;
    from.joined_into = id;
    const noted = sql`COALESCE(joined_from, ${other})`;
    return [
      ...followersTo({ from: other, into: id, noted, which: sql`1` }, moved),
      sql`UPDATE products SET sales = sales + (SELECT sales FROM products WHERE product_id = ${other}) WHERE product_id = ${id}`,
      sql`UPDATE product_groups SET product_id = ${id}, decided = 1, joined_from = ${noted} WHERE product_id = ${other}`,
      sql`INSERT OR REPLACE INTO product_groups (group_key, product_id, decided, joined_from)
        VALUES (${from.group_key}, ${id}, 1, ${other})`,
      sql`UPDATE offer_pins SET product_id = ${id} WHERE product_id = ${other}`,
    ];
  });
}

function ofProduct<Row extends { product_id: number }>(all: Iterable<Row>, { product_id }: ProductRecord) {
  return [...all].filter((one) => one.product_id === product_id);
}

interface Following {
  from: number;
  into: number;
  /** What is noted of where they come from. */
  noted: Sql;
  which: Sql;
}

/** Whoever liked, watches, wants or reviewed the one has the other; what both had stays once. */
function followersTo({ from, into, noted, which }: Following, moved: Moved): Sql[] {
  const pairs = JSON.stringify(moved.map(([left, there]) => [left.variant_id, there.variant_id]));
  const whole = (table: Sql, also = sql``) => sql`UPDATE OR IGNORE ${table}
    SET product_id = ${into}, joined_from = ${noted}${also} WHERE product_id = ${from} AND ${which}`;
  const variants = (table: Sql) => sql`UPDATE OR IGNORE ${table} SET variant_id = e.value ->> 1
    FROM json_each(${pairs}) e WHERE product_id = ${into} AND variant_id = e.value ->> 0`;
  const choices = [sql`wishlist_items`, sql`visitor_saves`, sql`cart_lines`, sql`past_price_points`];
  return [
    whole(sql`reviews`),
    sql`UPDATE products SET rating = (SELECT ROUND(AVG(rating), 1) FROM shown_reviews r WHERE r.product_id = products.product_id)
      WHERE product_id IN (${from}, ${into})`,
    whole(sql`alerts`, sql`, subject = 'prodotto ' || ${into} || ' ' || size_label`),
    ...choices.flatMap((table) => [whole(table), variants(table)]),
  ];
}

export async function split({ id, offers: chosen }: { id: number; offers: readonly number[] }, desk: Desk) {
  return { id: await part({ id, chosen, was: await goodThatWas(id, chosen, desk), least: 1 }, desk) };
}

/** Undoes a join: the offers of its groups are its own again, and its address, also where none is left. */
export async function unjoin({ id }: { id: number }, desk: Desk) {
  const [joined] = await rows<{ into: number }>(desk.db)`WITH RECURSIVE ways(id) AS (
      SELECT joined_into FROM products WHERE product_id = ${id} AND joined_into IS NOT NULL
      UNION SELECT p.joined_into FROM ways JOIN products p ON p.product_id = ways.id WHERE p.joined_into IS NOT NULL)
    SELECT id AS "into" FROM ways JOIN products ON product_id = id WHERE joined_into IS NULL`;
  if (!joined) throw new Refusal(409, "Questo prodotto non è unito a un altro.");
  const { into } = joined;
  const offers = await rows<{ id: number }>(desk.db)`SELECT o.offer_id AS id FROM variants v
    CROSS JOIN offers o ON o.variant_id = v.variant_id CROSS JOIN product_groups g ON g.group_key = o.group_key
    WHERE v.product_id = ${into} AND g.product_id = ${into} AND g.joined_from IN (${familyOf(id)})`;
  await part({ id: into, chosen: offers.map((one) => one.id), was: id, least: 0 }, desk);
}

/** A product, and all that was joined into it. */
function familyOf(id: number): Sql {
  return sql`WITH RECURSIVE family(id) AS (SELECT ${id}
      UNION SELECT p.product_id FROM family JOIN products p ON p.joined_into = family.id AND p.joined_into IS NOT NULL)
    SELECT id FROM family`;
}

interface Parting {
  id: number;
  chosen: readonly number[];
  /** The product that they were, if any. */
  was: number | null;
  /** So many offers stay. */
  least: 0 | 1;
}

/** Answers whose the chosen offers are now. */
async function part({ id, chosen, was, least }: Parting, { db, now }: Desk): Promise<number> {
  let made = 0;
  await rearrange(db, was === null ? [id] : [id, was], now, (arrangement) => {
    const from = productIn(arrangement, id);
    const ids = new Set(chosen);
    const there = ofProduct(arrangement.offers.now.values(), from);
    const moving = there.filter(({ offer_id }) => ids.has(offer_id));
    if (moving.length < ids.size)
      throw new Refusal(409, "Un’offerta non è più di questo prodotto.", "offers");
    const back = was === null ? undefined : arrangement.products.now.get(was);
    if (there.length - moving.length < least)
      throw new Refusal(422, "Al prodotto deve restare almeno un’offerta.", "offers");
    const wasJoined = back !== undefined && back.joined_into !== null;
    if (back) {
      back.joined_into = back.moved_into = null;
      fixColours(back, { ...coloursFixedIn(back.fixed_colours), ...coloursFixedIn(from.fixed_colours) });
    }
    const product = back ?? newProduct(arrangement, from, moving);
    made = product.product_id;
    const moved = moveOffers(arrangement, moving, { from, to: product });
    // Nothing else is led there by a GTIN.
    for (const offer of moving) {
      const variant = arrangement.variants.now.get(offer.variant_id);
      if (variant) variant.gtin = null;
    }
    return [
      ...pins(moving, made),
      ...groupsOf(arrangement, moving, made),
      ...(wasJoined ? followersBack(id, made, moved) : []),
    ];
  });
  return made;
}

/** Who followed a product before it was joined; who came since stays. */
function followersBack(id: number, back: number, moved: Moved): Sql[] {
  const which = sql`joined_from IN (${familyOf(back)})`;
  const noted = sql`NULLIF(joined_from, ${back})`;
  return [
    ...followersTo({ from: id, into: back, noted, which }, moved),
    sql`UPDATE products SET sales = MAX(0, sales - (SELECT sales FROM products WHERE product_id = ${back})) WHERE product_id = ${id}`,
    sql`UPDATE product_groups SET product_id = ${back}, joined_from = ${noted} WHERE product_id = ${id} AND ${which}`,
  ];
}

/** The product that these offers were before they were joined with this one, by hand or by an import: none, or the one of most of them. */
async function goodThatWas(id: number, offers: readonly number[], { db }: Desk): Promise<number | null> {
  const [found] = await rows<{ id: number }>(db)`SELECT p.product_id AS id
    FROM offers o LEFT JOIN product_groups g ON g.group_key = o.group_key AND g.product_id = ${id}
    CROSS JOIN products p ON p.product_id = g.joined_from OR p.group_key = o.group_key
    WHERE o.offer_id IN ${listed([...offers])} AND p.product_id <> ${id}
      AND (p.joined_into IN (${familyOf(id)}) OR (p.joined_into IS NULL AND p.moved_into = ${id}))
    GROUP BY p.product_id ORDER BY COUNT(*) DESC, p.product_id LIMIT 1`;
  return found?.id ?? null;
}

function newProduct(
  { products, variants, highest }: Arrangement,
  from: ProductRecord,
  moving: OfferRecord[],
): ProductRecord {
  const product_id = ++highest.product;
  return products.add({
    ...from,
    product_id,
    slug: `${from.slug}-n${product_id}`,
    group_key: partedKey(from.product_id, product_id),
    name: variants.now.get(moving[0]?.variant_id ?? 0)?.name ?? from.name,
    hidden_at: null,
    joined_into: null,
  });
}

type Moved = readonly (readonly [left: VariantRecord, there: VariantRecord])[];

/**
 * Offers to another product: to its variant of the same colour, size and pack, if it has one; else their variant goes along when all its offers do,
 * else its likeness. Answers the variants that were left, with the one that has their offers.
 */
function moveOffers(
  { variants, offers, highest }: Arrangement,
  moving: readonly OfferRecord[],
  { from, to }: { from: ProductRecord; to: ProductRecord },
): Moved {
  const there = new Map(ofProduct(variants.now.values(), to).map((one) => [one.variant_key, one]));
  const gone = new Set(moving);
  const staying = new Set(
    [...offers.now.values()].filter((offer) => !gone.has(offer)).map(({ variant_id }) => variant_id),
  );
  const left = new Map<VariantRecord, VariantRecord>();
  for (const offer of moving) {
    offer.product_id = to.product_id;
    const variant = variants.now.get(offer.variant_id);
    if (!variant) continue;
    const its =
      there.get(variant.variant_key) ?? (staying.has(variant.variant_id) ? copyOf(variant) : variant);
    there.set(its.variant_key, its);
    its.product_id = to.product_id;
    offer.variant_id = its.variant_id;
    if (its !== variant) left.set(variant, its);
  }
  return [...left];
  function copyOf(variant: VariantRecord): VariantRecord {
    const variant_id = ++highest.variant;
    const { product_id, name, slug } = to;
    const wish = variant.slug.startsWith(`${from.slug}-`)
      ? slug + variant.slug.slice(from.slug.length)
      : null;
    const isFree = wish !== null && [...variants.now.values()].every((one) => one.slug !== wish);
    const its = isFree ? wish : `${variant.slug}-n${variant_id}`;
    return variants.add({ ...variant, variant_id, product_id, name, slug: its });
  }
}

function pins(moving: readonly OfferRecord[], product: number): Sql[] {
  const rows = JSON.stringify(moving.map(({ store_id, external_id }) => [store_id, external_id]));
  return [
    sql`INSERT OR REPLACE INTO offer_pins (store_id, external_id, product_id)
      SELECT value ->> 0, value ->> 1, ${product} FROM json_each(${rows})`,
  ];
}

/** Groups of which nothing stays go as a whole: sizes to come go there too. */
function groupsOf({ offers }: Arrangement, moving: readonly OfferRecord[], product: number): Sql[] {
  const others = [...offers.now.values()].filter(({ product_id }) => product_id !== product);
  const staying = new Set(others.map(({ group_key }) => group_key));
  const whole = new Set(moving.flatMap((one) => one.group_key ?? []).filter((key) => !staying.has(key)));
  return [
    sql`INSERT INTO product_groups (group_key, product_id, decided)
      SELECT value, ${product}, 1 FROM ${listed([...whole])} WHERE 1
      ON CONFLICT DO UPDATE SET product_id = excluded.product_id, decided = 1`,
  ];
}
