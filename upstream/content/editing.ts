/** What editors see: each kind of content as a table of fields, by the names that it is written with; drafts and inactive ones too. */
import { placeNumbers } from "contract/content/banner-places";
import { pageNumber } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { knownRow, paged, rows, sql, verbatim } from "../sql";
import told from "./edited-kinds.json";
import { sanitiseEditorial } from "./sanitise";

const pageSize = 50;

interface Kind {
  from: string;
  id: string;
  /** What a list shows and is searched by. */
  title: string;
  /** Left out: none. */
  state?: string;
  updated?: string;
  order: string;
  /** Stands among the logs. */
  logged?: boolean;
  /** What an editor shows, by the names of its form. */
  fields: readonly string[];
}

const nowSql = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const promotionState = `CASE WHEN store_id IS NULL THEN 'negozio sconosciuto' WHEN reported THEN 'segnalata'
  WHEN ended OR ends_at < ${nowSql} THEN 'scaduta' ELSE 'attiva' END`;
/** Where a banner is seen, or why it is not; of several at one place the latest is. */
const bannerState = `CASE WHEN active = 0 THEN 'spento'
  WHEN starts_at > ${nowSql} THEN 'programmato'
  WHEN ends_at < ${nowSql} THEN 'finito'
  WHEN COALESCE(place, banner_id) NOT IN (${placeNumbers.join(", ")}) THEN 'senza posto: non si vede'
  WHEN EXISTS (SELECT 1 FROM banners b WHERE b.active = 1 AND COALESCE(b.starts_at, '') <= ${nowSql}
      AND COALESCE(b.ends_at, '9') >= ${nowSql} AND b.banner_id > banners.banner_id
      AND COALESCE(b.place, b.banner_id) = COALESCE(banners.place, banners.banner_id))
    THEN 'coperto da un banner più nuovo nello stesso posto'
  WHEN image IS NULL THEN 'in vista, senza immagine' ELSE 'in vista' END`;

/** Beside what a table always is: what a banner and a promotion are just now. */
const kinds: Readonly<Record<EditedKind, Kind>> = {
  ...told,
  banner: { ...told.banner, state: bannerState, fields: [...told.banner.fields, `${bannerState} AS state`] },
  promozioni: { ...told.promozioni, state: promotionState },
};

export type EditedKind = keyof typeof told;

/** One line of a list of contents. */
export interface Edited {
  id: string;
  title: string;
  state: string | null;
  updatedAt: string | null;
}

const kind = z.enum(Object.keys(told) as EditedKind[]);
export const editedThing = z.object({ kind, id: z.string().min(1).max(200) });
export type Fields = Readonly<Record<string, unknown>>;

/** What a text is found by, as fields say it. */
export function subjectOf(kind: EditedKind, { slug, id }: Fields): string | null {
  const subject = kinds[kind].id === "slug" ? slug : id;
  return typeof subject === "string" || typeof subject === "number" ? String(subject) : null;
}

/** As it is kept. */
export async function edited({ kind, id }: z.output<typeof editedThing>, { db, logs }: HandlerContext) {
  const { from, id: column, fields, logged } = kinds[kind];
  return knownRow<Record<string, string | number | null>>(logged ? logs : db, "Contenuto")`
    SELECT ${verbatim(fields.join(", "))} FROM ${verbatim(from)} AND ${verbatim(column)} = ${id}`;
}

const listed = z.object({ kind, search: z.string().trim().max(40).optional(), page: pageNumber });

export const editing = {
  /** 50 a page, found by what their title says. */
  list: reads(listed, async ({ kind, search, page }, { db, logs }) => {
    const { from, id, title, state = "NULL", updated = "NULL", order, logged } = kinds[kind];
    const wanted = sql`${verbatim(from)} AND instr(lower(${verbatim(title)}), ${(search ?? "").toLowerCase()}) > 0`;
    const list = sql<Edited>`SELECT CAST(${verbatim(id)} AS TEXT) AS id, ${verbatim(title)} AS title,
        ${verbatim(state)} AS state, ${verbatim(updated)} AS updatedAt
      FROM ${wanted} ORDER BY ${verbatim(order)}`;
    const { found, total } = await paged(logged ? logs : db, list, wanted, { page, size: pageSize });
    return { entries: found, total };
  }),
  /** Light markup as it was typed, as long as nobody has changed the text by another way. */
  one: reads(editedThing, async (asked, context) => {
    const found = await edited(asked, context);
    const [last] = await rows<{ fields: string; typed: string }>(context.db)`
      SELECT fields, typed FROM text_versions WHERE kind = ${asked.kind} AND subject = ${asked.id}
        ORDER BY version_id DESC LIMIT 1`;
    return last?.fields === JSON.stringify(found) ? { ...found, ...JSON.parse(last.typed) } : found;
  }),
  /** A text as it would be kept: markup is HTML, what is not allowed is gone. */
  preview: changes(z.object({ text: z.string().max(200_000) }), { quiet: true }, async ({ text }) => {
    const { htmlOf } = await import("./markup");
    return { html: await sanitiseEditorial(htmlOf(text)) };
  }),
};
