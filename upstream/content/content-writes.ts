/** Where operators write banners, menu, pages, guides, texts of categories and brands. A thing that is not there is a 404. */
import { listingAsked, listingHref } from "contract/listing/query";
import { identifier, requiredText, slugUpTo, text } from "contract/wire";
import { momentFrom } from "domain/moments";
import * as z from "zod";
import { changes } from "../act";
import type { HandlersOf } from "../handler";
import { showNames } from "../import/listing";
import { Refusal } from "../refusal";
import { firstRow, knownRow, prepare, type Sql, sql } from "../sql";
import { sanitiseEditorial } from "./sanitise";

type Writes<Domain extends "banners" | "menu"> = Pick<HandlersOf<Domain>, "create" | "update" | "remove">;

export const bannerWrites: Writes<"banners"> = {
  async create({ picture, title, description, href, active, place, paidBy, ...days }, { db }) {
    const { start, end } = lasting(days);
    return knownRow<{ id: number }>(db, "Banner")`
      INSERT INTO banners (image, title, description, href, active, place, starts_at, ends_at, paid_by)
        VALUES (${picture}, ${title}, ${description}, ${href}, ${Number(active)}, ${placeOf(place)}, ${start}, ${end},
          ${paidBy})
        RETURNING banner_id AS id`;
  },
  async update({ id, picture, title, description, href, active, place, paidBy, ...days }, { db }) {
    const { start, end } = lasting(days);
    return changed(
      db,
      "Banner",
      sql`UPDATE banners SET image = ${picture}, title = ${title}, description = ${description}, href = ${href},
        active = ${Number(active)}, place = ${placeOf(place)}, starts_at = ${start}, ends_at = ${end}, paid_by = ${paidBy}
        WHERE banner_id = ${id} RETURNING 1`,
    );
  },
  remove: ({ id }, { db }) => gone(db, sql`DELETE FROM banners WHERE banner_id = ${id}`),
};

/** 0 is nowhere. Who says nothing of a place knows the specification's banners, which stand by their number. */
function placeOf(place: number | null | undefined): number | null {
  return place === null ? 0 : (place ?? null);
}

/** The moments between which it shows; refuses days that are none, and an end before its start. */
function lasting({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) {
  const start = writtenMoment(startsAt, "start", "dal");
  const end = writtenMoment(endsAt, "end", "al");
  if (start && end && end < start) throw new Refusal(422, "La fine viene prima dell’inizio.", "al");
  return { start, end };
}

/** Null where nothing is written; throws 422 about `field` for a day that is none. */
export function writtenMoment(said: string | null | undefined, edge: "start" | "end", field: string) {
  const moment = said ? momentFrom(said, edge) : null;
  if (said && !moment) throw new Refusal(422, "Questa data non esiste.", field);
  return moment;
}

export const menuWrites: Writes<"menu"> = {
  async create({ parentId, name, href, group, picture, position }, { db }) {
    await hangsOn(db, parentId ?? null, null);
    return knownRow<{ id: number }>(db, "Voce di menu")`
      INSERT INTO menu_items (parent_id, name, href, grouping, image, position)
        VALUES (${parentId ?? null}, ${name}, ${href}, ${group}, ${picture}, ${position}) RETURNING menu_id AS id`;
  },
  async update({ id, parentId, name, href, group, picture, position }, { db }) {
    await hangsOn(db, parentId ?? null, id);
    return changed(
      db,
      "Voce di menu",
      sql`UPDATE menu_items SET parent_id = ${parentId ?? null}, name = ${name}, href = ${href}, grouping = ${group},
        image = ${picture}, position = ${position} WHERE menu_id = ${id} RETURNING 1`,
    );
  },
  async remove({ id }, { db }) {
    const child = await firstRow(db)`SELECT 1 FROM menu_items WHERE parent_id = ${id}`;
    if (child) throw new Refusal(409, "Questa voce ne contiene altre: togli prima quelle.");
    return gone(db, sql`DELETE FROM menu_items WHERE menu_id = ${id}`);
  },
};

/** The panel of an entry is one level deep: its parent is a top entry, and not itself. */
async function hangsOn(db: D1Database, parent: number | null, id: number | null): Promise<void> {
  if (parent === null) return;
  const top = await firstRow(db)`
    SELECT 1 FROM menu_items WHERE menu_id = ${parent} AND parent_id IS NULL AND menu_id IS NOT ${id}`;
  if (!top) throw new Refusal(422, "La voce superiore deve essere una voce principale del menu.", "id_padre");
}

const seoTexts = { seoTitle: text, seoDescription: text };
const described = { picture: text, description: z.string().max(50_000).nullish(), ...seoTexts };
const html = z.string().max(200_000);
/** A lower one comes first. */
const position = z.number().int().min(0).max(10_000).default(0);
const title = requiredText.pipe(z.string().max(200));

const cleaned = (text: string | null | undefined) => (text ? sanitiseEditorial(text) : null);

export const categoryWrites = {
  update: changes(
    z.object({ id: identifier, name: requiredText.pipe(z.string().max(60)), position, ...described }),
    async ({ id, name, position, picture, description, seoTitle, seoDescription }, { db }) => {
      await changed(
        db,
        "Categoria",
        sql`UPDATE categories SET name = ${name}, position = ${position}, image = ${picture}, description = ${await cleaned(description)},
          seo_title = ${seoTitle}, seo_description = ${seoDescription} WHERE category_id = ${id} RETURNING 1`,
      );
      await prepare(db, showNames).run();
    },
  ),
};

export const brandWrites = {
  update: changes(
    z.object({ slug: requiredText, ...described }),
    async ({ slug, picture, description, seoTitle, seoDescription }, { db }) =>
      changed(
        db,
        "Marchio",
        sql`UPDATE facet_values SET image = ${picture}, description = ${await cleaned(description)}, seo_title = ${seoTitle},
          seo_description = ${seoDescription} WHERE facet = 'brand' AND slug = ${slug} RETURNING 1`,
      ),
  ),
};

const everything = "/prodotti";
/** Kept as the one address that the listing has. */
const chosenGoods = text
  .default(null)
  .refine(
    (written) =>
      written === null || written === everything || listingHref(listingAsked(written)) !== everything,
    "Non è l’indirizzo di un elenco di prodotti, né parole da cercare.",
  )
  .transform((written) => written && listingHref(listingAsked(written)));

const page = z.object({
  ...{ slug: slugUpTo(80), title, body: html, ...seoTexts },
  ...{ keywords: text, picture: text, banner: text, goods: chosenGoods },
});

export const pageWrites = {
  save: changes(
    page,
    async ({ slug, title, body, seoTitle, seoDescription, keywords, picture, banner, goods }, { db, now }) =>
      written(
        db,
        slug,
        sql`INSERT OR REPLACE INTO pages
        (slug, title, body, seo_title, seo_description, keywords, image, banner, goods, updated_at)
      VALUES (${slug}, ${title}, ${await sanitiseEditorial(body)}, ${seoTitle}, ${seoDescription}, ${keywords}, ${picture},
        ${banner}, ${goods}, ${now.toISOString()})`,
      ),
  ),
  remove: changes(z.object({ slug: requiredText }), ({ slug }, { db }) =>
    gone(db, sql`DELETE FROM pages WHERE slug = ${slug}`),
  ),
};

const guide = z.object({ slug: slugUpTo(80), title, body: html.trim().min(1), position });

export const guideWrites = {
  save: changes(guide, async ({ slug, title, body, position }, { db }) =>
    written(
      db,
      slug,
      sql`INSERT OR REPLACE INTO guides (slug, title, body, position)
        VALUES (${slug}, ${title}, ${await sanitiseEditorial(body)}, ${position})`,
    ),
  ),
  remove: changes(z.object({ slug: requiredText }), ({ slug }, { db }) =>
    gone(db, sql`DELETE FROM guides WHERE slug = ${slug}`),
  ),
};

async function written(db: D1Database, slug: string, statement: Sql): Promise<{ slug: string }> {
  await prepare(db, statement).run();
  return { slug };
}

async function changed(db: D1Database, what: string, statement: Sql): Promise<{ done: true }> {
  await knownRow(db, what, statement);
  return { done: true };
}

/** What is gone already counts as removed. */
async function gone(db: D1Database, statement: Sql): Promise<{ done: true }> {
  await prepare(db, statement).run();
  return { done: true };
}
