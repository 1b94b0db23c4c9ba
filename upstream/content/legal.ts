/** What visitors read of the legal texts: three kinds of one table. `legal-writes.ts` writes them. */
import type { LegalText } from "contract";
import type { HandlerContext } from "../handler";
import { knownRow, rows, type Sql, sql } from "../sql";

export type LegalKind = "terms" | "privacy" | "cookies";

export const legalColumns = sql`text_id AS id, title, body, version, updated_at AS updatedAt`;

function readsOf(kind: LegalKind, what: string) {
  const found = (condition: Sql) =>
    sql<LegalText>`SELECT ${legalColumns} FROM legal_texts WHERE kind = ${kind} AND ${condition} ORDER BY text_id`;
  return {
    list: (_: unknown, { db }: HandlerContext) => rows(db, found(sql`1`)),
    byId: ({ id }: { id: number }, { db }: HandlerContext) => knownRow(db, what, found(sql`text_id = ${id}`)),
  };
}

export const legal = {
  terms: readsOf("terms", "Condizione"),
  privacy: readsOf("privacy", "Informativa"),
  cookiePolicy: readsOf("cookies", "Voce della cookie policy"),
};
