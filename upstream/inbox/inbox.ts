/** What operators work through: messages, applications of stores, subscriptions, each with what has been done about it. */
import { pageNumber } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { all, knownRow, paged, rows, type Sql, sql, verbatim } from "../sql";
import kinds from "./kinds.json";
import { replies, reply } from "./replies";

export type { InboxReply } from "./replies";

/** Where messages, applications of stores and subscriptions lie, what is searched of each, and what each has besides its address and moment. */
export type InboxKind = keyof typeof kinds;

/** Heads of the table that is taken along. */
export const inboxFields = (kind: InboxKind) => Object.keys(kinds[kind].fields);

const pageSize = 50;
const mostExported = 5_000;

const kind = z.enum(Object.keys(kinds) as InboxKind[]);
const worked = z.enum(["messaggi", "candidature"]);
const id = z.string().min(1).max(300);
const question = z.object({
  kind,
  search: z.string().trim().max(60).optional(),
  state: z.string().max(20).optional(),
  page: pageNumber,
  /** Up to 5,000 at once. */
  all: z.boolean().default(false),
});
const states = z.enum(["nuovo", "in-corso", "fatto"]);
const written = z.string().trim().min(1, "Scrivi la risposta.").max(10_000);

export interface InboxItem {
  id: string;
  at: string;
  state: string;
  title: string;
  email: string;
  fields: Record<string, string | number | null>;
}
type ItemRow = Omit<InboxItem, "fields"> & { fields: string };

export const inbox = {
  replies: reads(z.object({ kind: worked, id }), replies),
  reply: changes(z.object({ kind: worked, id, body: written }), { about: ["kind", "id"] }, reply),
  list: reads(question, async ({ kind, search, state, page, all: everything }, { db }) => {
    const { table, words, state: stateIs } = kinds[kind];
    const wanted = all([
      ...(search ? [sql`instr(lower(${verbatim(words)}), ${search.toLowerCase()}) > 0`] : []),
      ...(state ? [sql`${verbatim(stateIs)} = ${state}`] : []),
    ]);
    const list = sql<ItemRow>`${selected(kind)} WHERE ${wanted} ORDER BY at DESC, id`;
    const shown = everything ? { page: 1, size: mostExported } : { page, size: pageSize };
    const { found, total } = await paged(db, list, sql`${verbatim(table)} WHERE ${wanted}`, shown);
    return { items: found.map(itemFrom), total };
  }),
  one: reads(z.object({ kind, id }), async ({ kind, id }, { db }) => {
    const found = await knownRow<ItemRow>(db, "Messaggio")`
      ${selected(kind)} WHERE ${verbatim(kinds[kind].id)} = ${id}`;
    return itemFrom(found);
  }),
  setState: changes(
    z.object({ kind: worked, id, state: states }),
    { about: ["kind", "id"] },
    async ({ kind, id, state }, { db, now }) => {
      const { table, id: column } = kinds[kind];
      await knownRow(db, "Messaggio")`SELECT 1 FROM ${verbatim(table)} WHERE ${verbatim(column)} = ${id}`;
      await rows(db)`INSERT OR REPLACE INTO inbox_states (kind, subject, state, changed_at)
        VALUES (${kind}, ${id}, ${state}, ${now.toISOString()})`;
    },
  ),
};

function selected(kind: InboxKind): Sql {
  const { table, id, at, title, state, fields } = kinds[kind];
  const pairs = Object.entries(fields).map(([name, column]) => `'${name}', ${column}`);
  return verbatim(
    `SELECT ${id} AS id, ${at} AS at, ${state} AS state, ${title} AS title, email, json_object(${pairs.join(", ")}) AS fields FROM ${table}`,
  );
}

function itemFrom({ fields, ...row }: ItemRow): InboxItem {
  return { ...row, fields: JSON.parse(fields) };
}
