/**
 * What a statement's plan says of tables that grow: D1 charges, and everybody waits, for each row that is looked at. Used in Node
 * and, beside `strict.js`, in the worker.
 */
import { around } from "./around.js";
import said from "./plans.json";

/** Tables whose rows are as many as stores, categories, pages of editors or operators, of which a day is kept, or that are worked off. */
const small = new Set(said.small);

/** What plans name where a statement names a view. */
const views = {
  shown_offers: ["offers", "stores", "hidden_offers"],
  shown_reviews: ["reviews"],
  shown_brands: ["facet_values", "blocks"],
};

/** Parts of statements that may read a whole table, or go along an index until they have enough, each with its reason. */
export const { allowed } = said;

/** @returns {string | null} what is wrong with the plan of a statement */
export function scanIn(sql, plan) {
  const names = tablesIn(sql);
  const found = plan
    .map(({ detail }) => /^SCAN (\S+)|^SEARCH (\S+) USING AUTOMATIC/.exec(detail))
    .map((match) => match && (match[1] ?? match[2]))
    .map((name) => (name ? (names.get(name.toLowerCase()) ?? []) : []))
    // A name that stands for two tables may be the small one.
    .filter((tables) => tables.length > 0 && tables.every((table) => !small.has(table)));
  const [table] = found.flat();
  if (!table || allowed.some(([part]) => shown(sql).includes(part))) return null;
  return `scans ${table}: ${shown(sql)}\n${plan.map(({ detail }) => `    ${detail}`).join("\n")}`;
}

const shown = (sql) => sql.replace(/\s+/g, " ").trim();

/** Tables of a statement by the names that its plan may give them: their own, or an alias. */
function tablesIn(sql) {
  const names = new Map();
  const add = (name, table) =>
    names.set(name.toLowerCase(), [table.toLowerCase(), ...(names.get(name.toLowerCase()) ?? [])]);
  const known =
    /\b(?:FROM|JOIN|INTO|UPDATE|,)\s*(\w+)(?:\s+(?:AS\s+)?(?!(?:ON|USING|WHERE|SET|LEFT|JOIN|CROSS|INNER|GROUP|ORDER|LIMIT|VALUES|SELECT|DEFAULT|UNION|INDEXED|AS|NATURAL|RETURNING|HAVING)\b)(\w+))?/gi;
  const withs = new Set(
    [
      ...sql.matchAll(/\b(\w+)(?:\s*\([\w\s,]*\))?\s+AS\s+(?:MATERIALIZED\s+)?\(\s*(?:SELECT|WITH|VALUES)/gi),
    ].map(([, name]) => name.toLowerCase()),
  );
  for (const [whole, table, alias] of sql.matchAll(known)) {
    if (withs.has(table.toLowerCase()) || /^json_(each|tree)$/i.test(table)) continue;
    if (whole.startsWith(",") && (!alias || /^case$/i.test(table))) continue;
    add(alias ?? table, table);
    add(table, table);
    for (const behind of views[table.toLowerCase()] ?? []) add(behind, behind);
  }
  return names;
}

/** @returns a D1 that asks for the plan of every statement that it is given, once, and notes what is wrong in `found` */
export function explaining(db, found, seen = new Set()) {
  const look = async (text, values) => {
    if (seen.has(text) || /^\s*(explain|pragma|create|alter|drop)/i.test(text)) return;
    seen.add(text);
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all();
    const wrong = scanIn(text, results);
    if (wrong) found.push(wrong);
  };
  return around(db, async (questions, call) => {
    for (const { sql, values } of questions) await look(sql, values);
    return call();
  });
}
