/**
 * Everything that the site holds about persons, table by table: what the export shows and what goes with the account. A test
 * walks the schema: a table or column that nobody has declared here or in `impersonal` fails it (docs/decisions/0085).
 */

import { alertPersonalTables } from "./alerts/personal-data";
import { cartPersonalTables } from "./cart/personal-data";
import { consentPersonalTables } from "./consent/personal-data";
import { trackingPersonalTables } from "./exits/personal-data";
import { familyPersonalTables } from "./family/personal-data";
import { formPersonalTables } from "./forms/personal-data";
import { identityPersonalTables } from "./identity/personal-data";
import { operatorPersonalTables } from "./operators/personal-data";
import type { PersonalTable } from "./personal-data";
import { wishlistPersonalTables } from "./wishlists/personal-data";

export const personalTables: readonly PersonalTable[] = [
  ...identityPersonalTables,
  ...wishlistPersonalTables,
  ...cartPersonalTables,
  ...alertPersonalTables,
  ...familyPersonalTables,
  ...consentPersonalTables,
  ...formPersonalTables,
  ...trackingPersonalTables,
  ...operatorPersonalTables,
];

/** Tables that hold nothing about persons, and why their telling names do not either. @internal a test holds that each table is personal or stands here */
export const impersonal: Record<string, string> = {
  stores: "the catalogue",
  exit_hosts: "the catalogue",
  facet_values: "the catalogue",
  categories: "the catalogue",
  products: "the catalogue",
  variants: "the catalogue",
  offers: "the catalogue",
  price_points: "the catalogue",
  past_price_points: "the catalogue",
  product_values: "the catalogue",
  product_categories: "the catalogue",
  product_groups: "the catalogue",
  feed_columns: "what the columns of a store's feed mean",
  feed_sources: "where feeds of stores come from; what opens them is sealed",
  feed_readings: "what readings of feeds brought",
  feed_runners: "machines that read feeds; `name` is what the operator calls one",
  import_questions: "rows of feeds that wait for an answer",
  import_runs: "imports of the catalogue",
  import_parts: "the catalogue on its way in",
  import_blocks: "the catalogue on its way in",
  alert_queue: "products that an import changed",
  store_imports: "when each feed was read",
  store_stock: "the catalogue, counted",
  listing_editions: "the catalogue, prepared",
  listing_version: "the catalogue, prepared",
  listing_stale: "the catalogue, prepared",
  media_files: "pictures of the catalogue",
  media_addresses: "pictures of the catalogue",
  uploaded_pictures: "content",
  banners: "content",
  menu_items: "content",
  pages: "content",
  blog_categories: "content",
  blogs: "content; `author` is the by-line of who writes for the site",
  blog_addresses: "content",
  guides: "content",
  size_guides: "content: tables of brands",
  legal_texts: "content",
  suggestions: "words, counted",
  search_terms: "words, counted",
  added_words: "words of the vocabulary",
  common_passwords: "a published list",
  vocabulary_tables: "words of the vocabulary",
  unknown_words: "words of feeds, counted",
  ignored_words: "words of feeds",
  search_choices: "words and products, counted by day",
  search_favourites: "words and products, counted",
  reviews: "`author` is the name that its writer chose to show; no account is kept with it",
  clicks:
    "clicks keep no person: `visitor` is a hash that is salted anew every day, `device` one of five kinds",
  new_clicks: "clicks that have just come: `visitor` and `device` as in `clicks`",
  ordering: "one choice of the operator",
  store_points: "what commissions bring in the order, by store",
  click_aliases: "ids of clicks, which keep no person",
  network_sales:
    "what an order earned: no order number, address or device of the buyer, and no way to the click once its facts are here",
  network_accounts: "the operator's accesses to networks, sealed",
  exchange_rates: "rates of currencies",
  click_months: "clicks, counted by month, without searches",
  click_sums: "clicks, counted by day; a search only when several made it that day",
  page_counts: "openings of pages by day, of nobody in particular",
  outbound_log: "clicks keep no person",
  daily_sums: "numbers by day; a searched term only when several searched it that day",
  promotions: "content",
  promotion_votes: "`visitor` is a hash that is salted anew every day",
  health_failures: "calls and pages that failed, of nobody in particular",
  health_durations: "how long calls and pages took, of nobody in particular",
  feed_reports: "what imports of feeds said",
  offer_pins: "the catalogue",
  hidden_offers: "the catalogue",
  broken_pictures: "pictures of feeds",
  bulk_edits: "the catalogue",
  bulk_edit_products: "the catalogue",
  destination_doubts: "what pages of stores said",
  destination_turns: "how far the pages of stores are read",
  last_imports: "the catalogue",
  import_undo: "the catalogue",
  refused_offers: "the catalogue",
  clock: "what the clock has done",
  storage_days: "bytes of the databases",
  storage_tables: "`name` is that of a table; its rows, counted",
  database_days: "rows that the database read and wrote, counted by day",
  watch_rules: "what the operator wants to be told of",
  store_days: "clicks of a store, counted",
  store_confidence: "clicks and reports of a store, counted",
  price_reports: "`visitor` is a hash that is salted anew every day; `note` is about a price",
  inbox_states: "what was done about a message, under a random key",
  visitor_saves:
    "`owner` is the hash of a browser's random id, no account's; gone after 90 days, or taken into a member's list at sign-in, where they are declared",
  cart_acts: "hashes of acts, gone within a day",
  deletions: "hashes of numbers and addresses that were deleted, gone within forty days",
  passkey_answers: "hashes of challenges, gone within minutes",
  attempts: "counters under hashes, gone within two days",
};
