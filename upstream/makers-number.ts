/** Makers' numbers as the index `variants_by_number` holds them: `numberOf` of domain/makers-number. */
import { type Sql, sql } from "./sql";

/** @param column `mpn` of variants */
export function numberIn(column: Sql): Sql {
  return sql`LTRIM(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(UPPER(${column}), ' ', ''), '-', ''), '.', ''), '/', ''), '_', ''), '0')`;
}
