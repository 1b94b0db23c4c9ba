/** What visitors read of the legal texts: three kinds of one table. `legal-writes.ts` writes them. */
import type { LegalText } from "contract";
import type { HandlerContext } from "../handler";
import { notFound } from "../refusal";
import { firstRow, rows, type Sql, sql } from "../sql";

export type LegalKind = "terms" | "privacy" | "cookies";

export interface LegalRow {
  text_id: number;
  title: string | null;
  body: string;
  version: string | null;
  updated_at: string;
}

function readsOf(kind: LegalKind, what: string) {
  const found = (condition: Sql) =>
    sql`SELECT text_id, title, body, version, updated_at FROM legal_texts
      WHERE kind = ${kind} AND ${condition} ORDER BY text_id`;
  return {
    list: async (_: unknown, { db }: HandlerContext): Promise<LegalText[]> =>
      (await rows<LegalRow>(db, found(sql`1`))).map(textOf),
    async byId({ id }: { id: number }, { db }: HandlerContext): Promise<LegalText> {
      const row = await firstRow<LegalRow>(db, found(sql`text_id = ${id}`));
      if (!row) throw notFound(what);
      return textOf(row);
    },
  };
}

export function textOf(row: LegalRow): LegalText {
  return {
    id: row.text_id,
    title: row.title,
    body: row.body,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

export const legal = {
  terms: readsOf("terms", "Condizione"),
  privacy: readsOf("privacy", "Informativa"),
  cookiePolicy: readsOf("cookies", "Voce della cookie policy"),
};
