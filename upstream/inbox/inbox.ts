/** Answers what operators work through: messages, applications of stores, subscriptions, each with what has been done about it. */
import type { InboxKind, inboxFields } from "contract";
import type { HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { all, batch, prepare, rows, Sql, sql } from "../sql";
import { replies, reply } from "./replies";

const pageSize = 50;
const mostExported = 5_000;

interface Kind<Name extends InboxKind = InboxKind> {
  table: string;
  id: string;
  at: string;
  title: string;
  /** What is searched. */
  words: string;
  state: string;
  /** Name → column. */
  fields: Record<(typeof inboxFields)[Name][number], string>;
}

const stateOf = (kind: InboxKind) =>
  `COALESCE((SELECT state FROM inbox_states WHERE kind = '${kind}' AND subject = idempotency_key), 'nuovo')`;

const kinds: { [Name in InboxKind]: Kind<Name> } = {
  messaggi: {
    table: "contact_messages",
    id: "idempotency_key",
    at: "received_at",
    title: "first_name || ' ' || last_name",
    words: "first_name || ' ' || last_name || ' ' || email || ' ' || message",
    state: stateOf("messaggi"),
    fields: { nome: "first_name", cognome: "last_name", messaggio: "message" },
  },
  candidature: {
    table: "store_applications",
    id: "idempotency_key",
    at: "received_at",
    title: "store_name",
    words: "store_name || ' ' || company || ' ' || contact_name || ' ' || email",
    state: stateOf("candidature"),
    fields: {
      negozio: "store_name",
      azienda: "company",
      referente: "contact_name",
      sito: "site",
      telefono: "phone",
      prodotti: "products",
      feed: "feed",
      descrizione: "description",
    },
  },
  newsletter: {
    table: "newsletter_subscribers",
    id: "email",
    at: "asked_at",
    title: "email",
    words: "email",
    state: "CASE status WHEN 'confirmed' THEN 'confermata' WHEN 'ended' THEN 'finita' ELSE 'in attesa' END",
    fields: {
      genere: "gender",
      versione_termini: "terms_version",
      confermata_il: "confirmed_at",
      finita_il: "ended_at",
    },
  },
};

interface ItemRow {
  id: string;
  at: string;
  state: string;
  title: string;
  email: string;
  fields: string;
}

export const inbox: HandlersOf<"inbox"> = {
  replies,
  reply,
  async list({ kind, search, state, page, all: everything }, { db }) {
    const { table, words, state: stateIs } = kinds[kind];
    const wanted = all([
      ...(search ? [sql`instr(lower(${plain(words)}), ${search.toLowerCase()}) > 0`] : []),
      ...(state ? [sql`${plain(stateIs)} = ${state}`] : []),
    ]);
    const most = everything ? mostExported : pageSize;
    const [found = [], counted = []] = await batch(db, [
      sql`${selected(kind)} WHERE ${wanted} ORDER BY at DESC, id LIMIT ${most} OFFSET ${everything ? 0 : (page - 1) * pageSize}`,
      sql`SELECT COUNT(*) AS n FROM ${plain(table)} WHERE ${wanted}`,
    ]);
    const total = (counted as { n: number }[])[0]?.n ?? 0;
    return { items: (found as ItemRow[]).map(itemFrom), total };
  },
  async one({ kind, id }, { db }) {
    const [found] = await rows<ItemRow>(db, sql`${selected(kind)} WHERE ${plain(kinds[kind].id)} = ${id}`);
    if (!found) throw notFound("Messaggio");
    return itemFrom(found);
  },
  async setState({ kind, id, state }, { db, now }) {
    const { table, id: column } = kinds[kind];
    const [known] = await rows(db, sql`SELECT 1 FROM ${plain(table)} WHERE ${plain(column)} = ${id}`);
    if (!known) throw notFound("Messaggio");
    await prepare(
      db,
      sql`INSERT OR REPLACE INTO inbox_states (kind, subject, state, changed_at)
        VALUES (${kind}, ${id}, ${state}, ${now.toISOString()})`,
    ).run();
    return { done: true };
  },
};

function selected(kind: InboxKind): Sql {
  const { table, id, at, title, state, fields } = kinds[kind];
  const pairs = Object.entries(fields).map(([name, column]) => `'${name}', ${column}`);
  return plain(
    `SELECT ${id} AS id, ${at} AS at, ${state} AS state, ${title} AS title, email, json_object(${pairs.join(", ")}) AS fields FROM ${table}`,
  );
}

function itemFrom({ fields, ...row }: ItemRow) {
  return { ...row, fields: JSON.parse(fields) as Record<string, string | number | null> };
}

function plain(text: string): Sql {
  return new Sql(text, []);
}
