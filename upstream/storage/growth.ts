/**
 * How each table ends: nothing grows without somebody having said why. A test reads the tables from the database and holds that each
 * one stands here, and that what is said to be cleared away has its turn at the clock (docs/decisions/0390).
 */

export type Growth =
  /** By this turn of the clock (`upstream/chores.ts`). */
  | { cleared: string }
  /** As many rows as something that does not grow by itself. */
  | { bounded: string }
  /** Grows with the shop, on purpose. */
  | { kept: string };

const cleared = (kind: string): Growth => ({ cleared: kind });
const bounded = (reason: string): Growth => ({ bounded: reason });
const kept = (reason: string): Growth => ({ kept: reason });

const editors = bounded("as many as editors write");
const stores = bounded("a few rows a store");
const catalogue = kept(
  "the catalogue: what was offered keeps its address, so that links of others lead somewhere",
);
const prepared = bounded("the catalogue, prepared: a row for 512 products");
const members = kept("as many as members, and goes with them");
const proof = kept("a proof that the law asks for");

export const growth: Record<string, Growth> = {
  events: cleared("logs: events"),
  search_terms: cleared("logs: searches"),
  page_counts: cleared("logs: pages"),
  clicks: cleared("logs: clicks"),
  new_clicks: bounded("clicks of a minute: the clock brings them to `clicks`"),
  outbound_log: cleared("logs: arrivals"),
  sign_in_log: cleared("logs: sign-ins"),
  mail_outbox: cleared("logs: letters"),
  contact_messages: cleared("logs: messages"),
  inbox_replies: cleared("logs: replies"),
  hidden_offers: bounded("as many as operators hide, and as stores have pages that are gone"),
  destination_doubts: cleared("leftovers"),
  broken_pictures: cleared("leftovers"),
  bulk_edits: cleared("leftovers"),
  bulk_edit_products: cleared("leftovers"),
  destination_turns: bounded("a row for each store"),
  uploaded_pictures: editors,
  price_reports: cleared("logs: reports"),
  search_choices: cleared("logs: choices"),
  search_favourites: cleared("logs: choices"),
  ordering: bounded("one choice of the operator"),
  store_points: stores,
  click_aliases: cleared("commissions: searches"),
  network_sales: kept("what was earned: some thousand a year, and what books are kept of"),
  network_accounts: bounded("a row for each network"),
  exchange_rates: kept("thirty numbers a working day"),
  click_months: kept("clicks counted by month: what is left of the years"),
  click_sums: kept("clicks counted by day: what is left of the years"),
  daily_sums: kept(
    "numbers by day of what was cleared away, some thousand a year: what is left of the years",
  ),
  alert_news: cleared("news"),
  cart_lines: cleared("carts"),
  cart_acts: cleared("carts"),
  import_parts: cleared("imports"),
  import_runs: cleared("imports"),
  import_undo: cleared("imports"),
  last_imports: cleared("imports"),
  sessions: cleared("sessions"),
  user_tokens: cleared("sessions"),
  known_devices: cleared("sessions"),
  attempts: cleared("sessions"),
  deletions: cleared("deletions"),
  price_points: cleared("points"),
  past_price_points: cleared("past points"),
  suggestions: cleared("suggestions"),
  media_files: cleared("pictures"),
  media_addresses: cleared("pictures"),
  store_days: cleared("confidence"),
  store_confidence: cleared("confidence"),
  storage_days: cleared("storage"),
  storage_tables: cleared("storage"),
  database_days: cleared("storage"),
  watch_rules: bounded("a row for each rule that an operator has changed"),
  promotion_votes: cleared("leftovers"),
  inbox_states: cleared("leftovers"),
  newsletter_subscribers: cleared("leftovers"),
  import_questions: cleared("leftovers"),
  alerts: cleared("leftovers"),
  health_failures: bounded("a month of hours, at most fifty kinds each; who writes it clears it"),
  health_durations: bounded("a month of hours, fifteen buckets each; who writes it clears it"),
  passkey_answers: bounded("minutes; who writes it clears it"),
  operator_sessions: bounded("hours; who signs in clears those of before"),
  feed_reports: stores,
  feed_columns: stores,
  stores,
  exit_hosts: stores,
  store_imports: stores,
  store_stock: stores,
  feed_sources: editors,
  feed_runners: editors,
  feed_readings: bounded("the last 30 of each source"),
  refused_offers: bounded("offers of the last feed of each store"),
  alert_queue: bounded("products that wait to be looked at, worked off each minute"),
  listing_stale: bounded("products that wait for the listing, worked off by the quarter of an hour"),
  import_blocks: bounded("blocks that wait for an import, worked off"),
  listing_editions: prepared,
  listing_version: prepared,
  clock: bounded("a row for each kind of work"),
  facet_values: bounded("brands, colours, sizes: words of the catalogue"),
  categories: editors,
  banners: editors,
  menu_items: editors,
  pages: editors,
  blog_categories: editors,
  blogs: editors,
  blog_addresses: editors,
  guides: editors,
  legal_texts: editors,
  promotions: editors,
  added_words: editors,
  ignored_words: editors,
  common_passwords: bounded("256 rows, by migrations"),
  vocabulary_tables: bounded("the tables of the vocabulary, by migrations"),
  unknown_words: bounded("words of feeds that the vocabulary lacks, counted"),
  offer_pins: editors,
  operator_factors: bounded("as many as operators"),
  operator_recovery_codes: bounded("as many as operators"),
  audit_log: proof,
  newsletter_proofs: proof,
  cookie_consents: proof,
  store_applications: kept("some a month, from stores that want to be here"),
  reviews: kept("what a shop is read for"),
  products: catalogue,
  variants: catalogue,
  offers: bounded("what feeds hold: an offer that left a feed goes"),
  product_values: catalogue,
  product_categories: catalogue,
  product_groups: catalogue,
  users: members,
  passkeys: members,
  wishlists: members,
  wishlist_items: members,
  alert_watchers: members,
};
