/** What uploaded pictures show, in words. */
import { type Sql, sql } from "../sql";

/** As it was said when the picture came; null for any other. */
export function altOf(name: Sql): Sql {
  return sql`(SELECT u.alt FROM uploaded_pictures u WHERE u.name = ${name})`;
}
