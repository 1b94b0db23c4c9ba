/**
 * What a statement's plan says of tables that grow: D1 charges, and everybody waits, for each row that is looked at. Used in Node
 * and, beside `strict.js`, in the worker.
 */

/** Tables whose rows are as many as stores, categories, pages of editors or operators, of which a day is kept, or that are worked off. */
const small = new Set(
  `stores exit_hosts facet_values categories banners menu_items pages blog_categories blogs blog_addresses guides legal_texts
  store_imports store_stock store_confidence store_days listing_version clock operator_factors operator_recovery_codes
  operator_sessions feed_columns added_words unknown_words ignored_words import_runs last_imports promotions store_applications
  cart_acts listing_stale alert_queue new_clicks outbox import_blocks feed_reports storage_days storage_tables database_days watch_rules sqlite_master uploaded_pictures hidden_offers
  feed_sources feed_readings feed_runners destination_turns broken_pictures bulk_edits network_accounts ordering store_points vocabulary_tables
  common_passwords size_guides`.split(/\s+/),
);

/** What plans name where a statement names a view. */
const views = { shown_offers: ["offers", "stores", "hidden_offers"] };

const oldest = "numbered as they come: the oldest are the first, and no more are read than the limit says";
const desk = "an operator looks at a page of the desk";
const joined = "an operator joins products, seldom";

/** Parts of statements that may read a whole table, or go along an index until they have enough, each with its reason. */
export const allowed = [
  ["FROM search_terms ORDER BY term_id LIMIT", oldest],
  ["FROM events ORDER BY event_id LIMIT", oldest],
  ["FROM alert_news ORDER BY news_id LIMIT", oldest],
  ["ORDER BY reply_id LIMIT", oldest],
  [
    "DELETE FROM listing_editions WHERE EXISTS",
    "one row for 512 products, once an import or a quarter of an hour",
  ],
  ["SELECT DISTINCT block FROM listing_editions", "one row for 512 products, when an engine is filled"],
  ["FROM search_terms WHERE searched_at >= ?", desk],
  ["FROM search_terms ORDER BY term_id DESC LIMIT", "numbered as they come: the latest are the last"],
  [
    "SELECT COUNT(*) AS n FROM contact_messages WHERE NOT EXISTS",
    "once a day, for the letter of the morning",
  ],
  [
    "SELECT COUNT(*) AS n FROM import_questions WHERE answer IS NULL",
    "once a day, for the letter of the morning",
  ],
  ["SELECT COUNT(DISTINCT offer_id) AS n FROM price_reports", "once a day, for the letter of the morning"],
  [
    "SELECT COUNT(*) AS count FROM (SELECT 1 FROM",
    "how large a table is: once a week, a million rows at most",
  ],
  ["SELECT AVG(bytes) AS bytes FROM (SELECT", "thirty rows"],
  ["FROM products WHERE product_id > ? ORDER BY product_id LIMIT", "a few products, in order, once a week"],
  ["FROM audit_log WHERE", desk],
  ["FROM destination_doubts x CROSS JOIN offers o", desk],
  ["FROM import_questions WHERE answer IS NULL", desk],
  ["FROM contact_messages WHERE 1", desk],
  ["FROM contact_messages WHERE (instr(", desk],
  ["AS title, email, json_object('nome', first_name", desk],
  ["SELECT user_id AS id, email, first_name AS firstName", desk],
  ["SELECT COUNT(*) AS n FROM users WHERE 1", desk],
  ["SELECT COUNT(*) AS n FROM users WHERE instr(", desk],
  ["SELECT p.product_id AS id, p.slug, p.name, b.label AS brand", desk],
  ["SELECT COUNT(*) AS count FROM products p WHERE ((p.name LIKE ?", desk],
  ["SELECT o.offer_id AS offerId, p.name AS product", desk],
  ["SELECT COUNT(*) AS n FROM (SELECT 1 FROM price_reports r JOIN offers", desk],
  ["FROM contact_messages WHERE (COALESCE(", desk],
  ["SELECT email AS id, asked_at AS at", desk],
  ["SELECT COUNT(*) AS n FROM newsletter_subscribers WHERE 1", desk],
  ["SELECT COUNT(*) AS n FROM newsletter_subscribers WHERE (instr(", desk],
  ["FROM search_terms WHERE 1 AND instr(lower(term), ?) > 0", desk],
  ["FROM suggestions WHERE 1 AND instr(lower(term), ?) > 0", desk],
  ["SELECT COUNT(*) AS count FROM products p WHERE (p.hidden_at IS NOT NULL", desk],
  ["FROM mail_outbox WHERE sent_at IS NULL AND refused IS NULL", "what waits is in an index of its own"],
  ["FROM network_sales WHERE reference IS NOT NULL", "what waits is in an index of its own"],
  [
    "UPDATE network_sales SET reference = NULL WHERE reference IS NOT NULL",
    "what waits is in an index of its own",
  ],
  ["FROM network_sales WHERE sale_cents IS NULL", "what waits is in an index of its own"],
  ["FROM exchange_rates GROUP BY currency", desk],
  ["FROM mail_outbox WHERE refused IS NOT NULL", "what was refused is in an index of its own"],
  ["UPDATE cart_lines SET product_id = ? WHERE product_id = ?", joined],
  ["UPDATE product_groups SET product_id = ?, decided = 1", joined],
  ["UPDATE offer_pins SET product_id = ?", joined],
  ["UPDATE products SET joined_into = ?", "only products that operators have changed are in that index"],
];

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
  const inner = new WeakMap();
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
  const wrap = (statement, text, values) => {
    const asking =
      (way) =>
      async (...given) => {
        await look(text, values);
        return statement[way](...given);
      };
    const wrapped = {
      bind: (...given) => wrap(statement.bind(...given), text, given),
      ...Object.fromEntries(["all", "run", "first", "raw"].map((way) => [way, asking(way)])),
    };
    inner.set(wrapped, { statement, text, values });
    return wrapped;
  };
  return {
    prepare: (text) => wrap(db.prepare(text), text, []),
    batch: async (statements) => {
      const known = statements.map((one) => inner.get(one));
      for (const { text, values } of known) await look(text, values);
      return db.batch(known.map(({ statement }) => statement));
    },
  };
}
