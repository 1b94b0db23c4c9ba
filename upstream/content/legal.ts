/** Answers the legal rows: three kinds of one table. */
import type { Contract, LegalText } from "contract";
import type { HandlerContext, HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { firstRow, prepare, rows, type Sql, sql } from "../sql";
import { sanitiseEditorial } from "./sanitise";

type Kind = "terms" | "privacy" | "cookies";

interface LegalRow {
  text_id: number;
  title: string | null;
  body: string;
  version: string | null;
  updated_at: string;
}

interface Written {
  title?: string;
  body: string;
  version?: string;
}

function handlersOf(kind: Kind, what: string) {
  const found = (condition: Sql) =>
    sql`SELECT text_id, title, body, version, updated_at FROM legal_texts
      WHERE kind = ${kind} AND ${condition} ORDER BY text_id`;

  async function byId({ id }: { id: number }, { db }: HandlerContext): Promise<LegalText> {
    const row = await firstRow<LegalRow>(db, found(sql`text_id = ${id}`));
    if (!row) throw notFound(what);
    return textOf(row);
  }

  return {
    list: async (_: unknown, { db }: HandlerContext): Promise<LegalText[]> =>
      (await rows<LegalRow>(db, found(sql`1`))).map(textOf),
    byId,
    async create({ title, body, version }: Written, { db, now }: HandlerContext): Promise<LegalText> {
      const row = await firstRow<LegalRow>(
        db,
        sql`INSERT INTO legal_texts (kind, text_id, title, body, version, updated_at)
          SELECT ${kind}, COALESCE(MAX(text_id), 0) + 1, ${title ?? null}, ${sanitiseEditorial(body)},
            ${version ?? null}, ${now.toISOString()} FROM legal_texts WHERE kind = ${kind}
          RETURNING text_id, title, body, version, updated_at`,
      );
      if (!row) throw new Error("an insert returned nothing");
      return textOf(row);
    },
    async update(
      { id, title, body, version }: Written & { id: number },
      context: HandlerContext,
    ): Promise<LegalText> {
      const statement = sql`UPDATE legal_texts SET title = ${title ?? null}, body = ${sanitiseEditorial(body)},
        version = ${version ?? null}, updated_at = ${context.now.toISOString()} WHERE kind = ${kind} AND text_id = ${id}`;
      await prepare(context.db, statement).run();
      return byId({ id }, context);
    },
    async remove({ id }: { id: number }, { db }: HandlerContext) {
      await prepare(db, sql`DELETE FROM legal_texts WHERE kind = ${kind} AND text_id = ${id}`).run();
      return { done: true };
    },
  };
}

function textOf(row: LegalRow): LegalText {
  return {
    id: row.text_id,
    title: row.title,
    body: row.body,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

export const legal: Pick<
  { [Domain in keyof Contract]: HandlersOf<Domain> },
  "terms" | "privacy" | "cookiePolicy"
> = {
  terms: handlersOf("terms", "Condizione"),
  privacy: handlersOf("privacy", "Informativa"),
  cookiePolicy: handlersOf("cookies", "Voce della cookie policy"),
};
