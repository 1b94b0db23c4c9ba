/** What a table holds about persons: the shape in which every domain tells it (upstream/all-personal-data.ts); names of its columns stand in `personal-columns.json`. */
import { type Sql, sql } from "./sql";

/** Whose data it is. */
export interface DataSubject {
  id: number;
  /** The account's address. */
  email: string;
  /** The same once its owner has confirmed it: only then what is known about the address is known about this person. */
  confirmedEmail: string | null;
}

export interface PersonalTable {
  table: string;
  /** Name of the list in the export. */
  list: string;
  /** Which rows are this person's. */
  whose(subject: DataSubject): Sql;
  /** What things are called whose ids it shows: expression → name. */
  named?: Record<string, string>;
  /** Stands among the logs, with rows that are young, or older than that database, still in the shop's own. */
  logged?: true;
  /** Which rows go with the account, if not those of `whose`; a text is the reason why they stay. */
  ending?: ((subject: DataSubject) => Sql) | string;
}

export function productNameIn(table: string): Record<string, string> {
  return { [`(SELECT p.name FROM products p WHERE p.product_id = ${table}.product_id)`]: "prodotto" };
}

/** Rows that carry the member's id. */
export function ofMember({ id }: DataSubject): Sql {
  return sql`user_id = ${id}`;
}

/** Rows that carry an address which is proven to be the member's. */
export function ofAddress(column: "email" | "recipient") {
  return ({ confirmedEmail }: DataSubject): Sql =>
    column === "email" ? sql`email = ${confirmedEmail}` : sql`recipient = ${confirmedEmail}`;
}
