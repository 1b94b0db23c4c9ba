/** An address of every route and every form of the site, for the matrix of faults: `addresses.json`, with what exists at the upstream in it. */
import { readdirSync } from "node:fs";
import said from "./addresses.json";
import { sharedToken } from "./wishlists";

export interface PageRequest {
  /** The file of `app/routes` without its ending, or the edge function. */
  route: string;
  path: string;
  /** Asked by a member; or by one whose session has to be renewed first. */
  member?: true | "to renew";
  /** A form's fields, posted; those of `typed` must come back when it fails. */
  fields?: Record<string, string>;
  typed?: string[];
}

/** Slugs that exist at the upstream. */
export interface KnownAddresses {
  product: string;
  /** Id of one of its offers. */
  offer: number;
  article: string;
  category: string;
  brand: string;
  promotion: string;
  /** A hidden token of the site's forms. */
  token(): string;
}

/** Slugs of what the catalogue holds. */
export async function slugsIn(db: D1Database): Promise<Omit<KnownAddresses, "token">> {
  const one = async (sql: string) => (await db.prepare(sql).first<string>("slug")) ?? "";
  const available =
    "SELECT p.slug, o.offer_id AS id FROM products p JOIN offers o USING (product_id) WHERE p.available = 1 LIMIT 1";
  return {
    offer: (await db.prepare(available).first<number>("id")) ?? 0,
    product: await one(available),
    article: await one("SELECT slug FROM blogs LIMIT 1"),
    category: await one("SELECT slug FROM blog_categories LIMIT 1"),
    brand: await one("SELECT slug FROM facet_values WHERE facet = 'brand' LIMIT 1"),
    promotion: await one("SELECT slug FROM promotions WHERE ends_at > datetime('now') LIMIT 1"),
  };
}

const routesFolder = new URL("../../app/routes/", import.meta.url);

/** Every route of the application, by its file's name. */
export function routesOfApp(): string[] {
  return readdirSync(routesFolder).map((name) => name.replace(/\.tsx?$/, ""));
}

/** Named in the table, because they show something to a visitor whom they know alone. */
const personal =
  /^(account|prezzo-diverso|avvisi|wishlist|carrello|sessione|visti|suggerimenti|condividi|logout)$/;

/** What is opened: one address of each route. */
export function opened(known: Omit<KnownAddresses, "token">): PageRequest[] {
  const plain = routesOfApp().filter((name) => /^[a-z-]+$/.test(name) && !personal.test(name));
  const table = filled({ ...known, token: () => "" });
  const listed = (rows: string[][], member?: true) =>
    rows.map(([route = "", path = ""]): PageRequest => ({ route, path, ...(member && { member }) }));
  return [
    ...listed(plain.map((route) => [route, `/${route}`])),
    ...listed(table.opened),
    ...listed(table.openedByMembers, true),
    { route: "account_.info", path: "/account/info", member: "to renew" },
  ];
}

/** What is posted: every form, filled as it should be. */
export function posted(known: KnownAddresses): PageRequest[] {
  const table = filled(known);
  return [...table.posted, ...table.postedByMembers.map((form) => ({ ...form, member: true as const }))];
}

/** What `{product}`, `{token}` and the like stand for; each hidden token is another. */
function filled(
  known: KnownAddresses,
): Record<"opened" | "openedByMembers", string[][]> & Record<"posted" | "postedByMembers", PageRequest[]> {
  const words = { ...known, letter: "lettera-prova-1234567890", shared: sharedToken };
  const word = (_: string, name: keyof typeof words) => {
    const value = words[name];
    return String(typeof value === "function" ? value() : value);
  };
  return JSON.parse(JSON.stringify(said).replace(/\{(\w+)\}/g, word as never));
}
