/** Fills every table that grows with traffic as after a year: what a statement costs shows only then. */

interface Table {
  into: string;
  /** Rows of a year at one million pages a month. */
  rows: number;
  /** Values of row `i` of `n`; `at(days)` is a time so many days ago for the first row, now for the last. */
  values(at: (days: number) => string): string;
  /** Lies in the database of logs: all of it, or what is older than these days of the so many that the rows are spread over. */
  logged?: true | { young: number; of: number };
}

/** Days that clicks, arrivals and sign-ins stay beside the shop (upstream/retention.ts). */
const young = 16;

const id = (word: string) => `'${word}-' || i`;
const hash = "substr(hex(i * 2654435761) || hex(i * 40503) || hex(i), 1, 43)";

const tables: Table[] = [
  {
    into: "users (email, first_name, last_name, gender, password_hash, email_confirmed_at, created_at, updated_at)",
    rows: 20_000,
    values: (at) =>
      `'anno' || i || '@posta.example', 'Anna', 'Prova', 'Donna', 'scrypt$x', ${at(365)}, ${at(365)}, ${at(365)}`,
  },
  {
    into: "sessions (session_hash, user_id, family_hash, refresh_hash, past, rotated_at, idle_until, expires_at, created_at)",
    rows: 15_000,
    values: (at) =>
      `${id("s")}, i, ${id("f")}, ${hash}, '[]', $now, $now + 86400000 + i * 1000, $now + 86400000, ${at(30)}`,
  },
  {
    into: "user_tokens (token_hash, user_id, purpose, email, created_at, valid_until, used_at)",
    rows: 2_000,
    values: (at) => `${id("t")}, i, 'confirm', 'a@b.example', ${at(7)}, $now + 86400000 + i * 1000, NULL`,
  },
  { into: "known_devices", rows: 30_000, values: (at) => `${id("d")}, i % 20000, 0, ${at(390)}` },
  {
    into: "sign_in_log (user_id, event, address_hash, at)",
    logged: { young, of: 89 },
    rows: 60_000,
    values: (at) => `i % 20000, 'sign-in', ${hash}, ${at(89)}`,
  },
  { into: "attempts", rows: 3_000, values: () => `${id("c")}, 1, 1, $now + 86400000 + i * 1000` },
  {
    into: "wishlists (user_id, name, create_key, created_at)",
    rows: 15_000,
    values: (at) => `i, 'Preferiti', 'k', ${at(365)}`,
  },
  {
    into: "wishlist_items (list_id, user_id, product_id, saved_cents, saved_at)",
    rows: 60_000,
    values: (at) => `1 + i % (n / 8), 1 + i % (n / 8), 90000000 + i, 1000, ${at(365)}`,
  },
  {
    into: "cart_lines (owner, user_id, product_id, variant_id, store_id, offer_id, quantity, added_cents, added_at, touched_at)",
    rows: 20_000,
    values: (at) => `'anonimo:' || i, NULL, 1, 1, 1, 1, 1, 1000, ${at(89)}, ${at(89)}`,
  },
  { into: "cart_acts", rows: 500, values: (at) => `${id("a")}, ${at(1)}` },
  {
    into: "alert_watchers (email, leave_token, feed_token, lettered_on, created_at)",
    rows: 12_000,
    values: (at) => `'segue' || i || '@posta.example', ${id("l")}, ${id("f")}, NULL, ${at(365)}`,
  },
  {
    into: "alerts (watcher_id, subject, product_id, base_cents, created_at)",
    rows: 20_000,
    values: (at) => `1 + i % (n / 4), 'p' || i, 90000000 + i, 1000, ${at(365)}`,
  },
  {
    into: "alert_news (alert_id, watcher_id, product_id, price_cents, at, letter)",
    rows: 100_000,
    values: (at) => `1 + i % (n / 10), 1, 90000000 + i, 900, ${at(59)}, 'feed'`,
  },
  {
    into: "newsletter_subscribers (email, gender, status, confirm_hash, leave_token, asked_at)",
    rows: 15_000,
    values: (at) => `'lettera' || i || '@posta.example', 'female', 'confirmed', NULL, ${id("n")}, ${at(365)}`,
  },
  {
    into: "newsletter_proofs (email, event, at)",
    rows: 30_000,
    values: (at) => `'lettera' || i || '@posta.example', 'asked', ${at(365)}`,
  },
  {
    into: "contact_messages",
    rows: 6_000,
    values: (at) => `${id("m")}, 'Anna', 'Prova', 'a@b.example', 'Buongiorno', ${at(364)}`,
  },
  { into: "inbox_states", rows: 6_000, values: (at) => `'messaggi', ${id("m")}, 'fatto', ${at(364)}` },
  { into: "cookie_consents", rows: 10_000, values: (at) => `i, ${at(365)}, 1, 1, 1` },
  {
    into: "events (type, session_id, payload, created_at, idempotency_key)",
    logged: true,
    rows: 900_000,
    values: (at) => `CASE i % 4 WHEN 0 THEN 'view_item' ELSE 'page_view' END, 'session_' || (i / 9),
      json_object('utente_id', CASE WHEN i % 20 = 0 THEN i % 20000 END, 'url_pagina', '/prodotti'), ${at(89)}, ${id("e")}`,
  },
  {
    into: "clicks (click_id, url, host, product_id, route, visitor, clicked_at, delivered_at, attempts, device, place)",
    logged: { young, of: 729 },
    rows: 2_400_000,
    values: (at) =>
      `${id("c")}, 'https://www.moda-milano.example/p/' || i, 'www.moda-milano.example', i % 1000, 'vai', ${hash}, ${at(729)}, ${at(729)}, 1, 'mobile', 'listing'`,
  },
  {
    into: "outbound_log",
    logged: { young, of: 89 },
    rows: 300_000,
    values: (at) => `'click:c-' || i, 'https://www.moda-milano.example/p/' || i, 1, ${at(89)}`,
  },
  {
    into: "search_terms (term, searched_at, missed)",
    logged: true,
    rows: 300_000,
    values: (at) => `'vestito ' || i % 5000, ${at(179)}, ''`,
  },
  {
    into: "search_choices",
    rows: 90_000,
    values: (at) => `substr(${at(179)}, 1, 10), 'vestito ' || i, i % 1000, 1`,
  },
  { into: "search_favourites", rows: 20_000, values: () => `'vestito ' || i, i % 1000, 3` },
  {
    into: "suggestions (slug, term, folded, uses)",
    rows: 20_000,
    values: () => `${id("parola")}, ${id("parola")}, ${id("parola")}, i % 50`,
  },
  {
    into: "mail_outbox (mail_key, recipient, subject, text, html, written_at, due_at, attempts, sent_at)",
    rows: 200_000,
    values: (at) =>
      `${id("l")}, 'anno' || i % 20000 || '@posta.example', 'Avviso', '', '', ${at(89)}, 0, 1, ${at(89)}`,
  },
  {
    into: "page_counts",
    logged: true,
    rows: 500_000,
    values: (at) => `substr(${at(365)}, 1, 10), '/pagina-' || i, 3`,
  },
  {
    into: "daily_sums",
    rows: 70_000,
    values: (at) => `'clicks', substr(${at(365)}, 1, 10), 'host ' || i, 9`,
  },
  {
    into: "health_failures (hour, event, place, count, last_error, last_at)",
    rows: 7_000,
    values: (at) => `substr(${at(30)}, 1, 13), 'upstream', ${id("r")}, 1, '', ${at(30)}`,
  },
  { into: "health_durations", rows: 20_000, values: (at) => `substr(${at(30)}, 1, 13), 'answer', i, 9` },
  {
    into: "import_runs (run_id, store, at, parts, begun_at, moved_at, finished_at)",
    rows: 300,
    values: (at) => `${id("run")}, ${id("negozio")}, ${at(1)}, 1, ${at(1)}, ${at(1)}, ${at(1)}`,
  },
  { into: "last_imports", rows: 300, values: (at) => `${id("run")}, ${id("negozio")}, ${at(1)}, 'last'` },
  {
    into: "audit_log (at, actor, call, subject, details)",
    rows: 50_000,
    values: (at) => `${at(365)}, 'chiave', 'blogs.update', '', '{}'`,
  },
  {
    into: "price_reports (offer_id, day, visitor, reported_at)",
    rows: 5_000,
    values: (at) => `i, substr(${at(179)}, 1, 10), 'v', ${at(179)}`,
  },
  { into: "media_files", rows: 100_000, values: () => `${id("file")}, date('now'), NULL` },
  {
    into: "media_addresses",
    rows: 100_000,
    values: () => `'https://www.negozio.example/' || i, ${id("file")}`,
  },
  // Products that nobody offers any longer, with what they once cost.
  {
    into: "products (product_id, slug, group_key, name, inserted_at, inserted_on, updated_at)",
    rows: 20_000,
    values: (at) =>
      `90000000 + i, ${id("anno")}, ${id("anno")}, 'Prodotto di prova', ${at(365)}, substr(${at(365)}, 1, 10), ${at(365)}`,
  },
  {
    into: "variants (variant_id, product_id, slug, variant_key, name)",
    rows: 20_000,
    values: () => `90000000 + i, 90000000 + i, ${id("anno")}, '|', 'Prodotto di prova'`,
  },
  {
    into: "offers (offer_id, store_id, external_id, variant_id, product_id, url, price_cents, availability, fingerprint, first_seen, updated_at)",
    rows: 60_000,
    values: (
      at,
    ) => `90000000 + i, (SELECT MIN(store_id) FROM stores), ${id("anno")}, 90000000 + 1 + i % (n / 4), 90000000 + 1 + i % (n / 4),
      'https://www.moda-milano.example/a/' || i, 1000, 'out_of_stock', 'x', ${at(365)}, ${at(365)}`,
  },
  {
    into: "price_points (offer_id, observed_at, price_cents, available)",
    rows: 3_000_000,
    values: (at) => `90000000 + 1 + i % (n / 60), ${at(365)}, 1000 + i % 500, 1`,
  },
];

/** Rows of one statement. */
const most = 100_000;

/**
 * @param scale share of a year's rows; each table gets at least a few, whatever the share
 * @param told is given each table and its rows once they are there
 */
export async function fillYear(
  db: D1Database,
  {
    scale = 1,
    now = new Date(),
    logs = db,
    told = () => {},
  }: { scale?: number; now?: Date; logs?: D1Database; told?: (table: string, rows: number) => void } = {},
): Promise<void> {
  for (const table of tables) {
    const { rows, logged } = table;
    if (logs === db || !logged) told(table.into, await filled(db, table, rows * scale, now));
    else if (logged === true) told(table.into, await filled(logs, table, rows * scale, now));
    else {
      told(table.into, await filled(logs, table, rows * scale, now, { from: logged.young, of: logged.of }));
      const lately = rows * scale * (logged.young / logged.of);
      told(table.into, await filled(db, table, lately, now, { from: 0, of: logged.young }));
    }
  }
}

/** @param span days ago of the last and the first row; by default now and what the table says */
async function filled(
  db: D1Database,
  { into, values }: Table,
  wanted: number,
  now: Date,
  span: { from: number; of: number } | null = null,
): Promise<number> {
  const milliseconds = now.getTime();
  const count = Math.max(100, Math.round(wanted / 100) * 100);
  const at = (days: number) => {
    const [from, of] = span ? [span.from, span.of] : [0, days];
    const ago = `${from * 86_400} + ${(of - from) * 86_400} * (1 - i * 1.0 / n)`;
    return `strftime('%Y-%m-%dT%H:%M:%fZ', ${milliseconds / 1000} - (${ago}), 'unixepoch')`;
  };
  const chosen = values(at).replaceAll("$now", String(milliseconds));
  for (let from = 1; from <= count; from += most) {
    const to = Math.min(count, from + most - 1);
    await db
      .prepare(
        `WITH RECURSIVE series (i, n) AS (SELECT ${from}, ${count} UNION ALL SELECT i + 1, n FROM series WHERE i < ${to})
         INSERT INTO ${into} SELECT ${chosen} FROM series WHERE 1`,
      )
      .run();
  }
  return count;
}
