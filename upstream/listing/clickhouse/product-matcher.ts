/** What the products in ClickHouse know of a search. */
import type { Condition } from "../conditions";
import type { ProductMatcher } from "../demands";
import type { Words } from "../words";
import type { ClickHouse } from "./client";
import { rankSql } from "./ranking";
import type { Tables } from "./tables";

export function clickHouseMatcher(server: ClickHouse, words: Words, { products }: Tables): ProductMatcher {
  const meets = (conditions: readonly Condition[]) =>
    `(${conditions.map((condition) => `${rankSql(condition, words)} > 0`).join(" OR ")})`;
  return {
    async meets(condition) {
      const where = meets([condition]);
      return (await server.rows(`SELECT id FROM ${products} WHERE ${where} LIMIT 1`)).length > 0;
    },
    async weightiest(demands) {
      if (demands.length === 0) return new Set();
      const sum = (of: (place: number) => number, when: string) =>
        demands
          .map(({ conditions }, place) => `${of(place)} * toUInt32(${meets(conditions)} = ${when})`)
          .join(" + ");
      // Of equal weight the lower number of misses counts as more, as it does in memory.
      const [row] = await server.rows<[misses: number]>(
        `SELECT ${sum((place) => 2 ** place, "0")} AS misses FROM ${products}
          ORDER BY ${sum((place) => demands[place]?.weight ?? 0, "1")} DESC, misses LIMIT 1`,
      );
      const misses = row?.[0] ?? 2 ** demands.length - 1;
      return new Set([...demands.keys()].filter((place) => (misses & (1 << place)) === 0));
    },
    async meeting(lists, most) {
      if (lists.length === 0) return [];
      const counts = lists.map((demands) => {
        const all = demands.map(({ conditions }) => meets(conditions));
        return `least(countIf(${all.length > 0 ? all.join(" AND ") : "1"}), ${most})`;
      });
      const [row] = await server.rows<number[]>(`SELECT ${counts.join(", ")} FROM ${products}`);
      return lists.map((_, place) => Number(row?.[place] ?? 0));
    },
    async third(conditions) {
      const where = ["1", ...conditions.map((condition) => meets([condition]))].join(" AND ");
      const [row] = await server.rows<[price: number]>(
        `SELECT arrayElement(arraySort(groupArray(price)) AS sorted, intDiv(length(sorted), 3) + 1)
          FROM ${products} WHERE ${where} HAVING count() > 0`,
      );
      return row?.[0] ?? null;
    },
  };
}
