/** What a page of a store says that its goods cost, in euros, in schema.org's words or the tags that shops put into the head. Pure. */
import { attributesOf, dataIn } from "./structured";

const most = 20;
const deepest = 12;
/** Other goods, and lists of them. */
const others = new Set([
  "isRelatedTo",
  "isSimilarTo",
  "isAccessoryOrSparePartFor",
  "itemListElement",
  "hasPart",
]);
const amounts = new Set(["price", "lowPrice", "highPrice"]);

const tag = (names: string) =>
  new RegExp(`\\b(?:itemprop|property|name)\\s*=\\s*["']?(?:${names})["'\\s>]`, "i");
const priceTag = tag("price|lowPrice|(?:product|og):price:amount");
const currencyTag = tag("priceCurrency|(?:product|og):price:currency");

/** In cents, each once; none where it says no euros. */
export function pricesIn(html: string): number[] {
  const found = new Set<number>();
  for (const data of dataIn(html)) collect(data, null, found, 0);
  const currencies = attributesOf(html, currencyTag);
  if (currencies.length > 0 && currencies.every((said) => said.trim() === "EUR"))
    for (const said of attributesOf(html, priceTag)) add(said, found);
  return [...found].slice(0, most);
}

function collect(value: unknown, around: unknown, found: Set<number>, depth: number): void {
  if (typeof value !== "object" || value === null || depth > deepest) return;
  const currency = (value as { priceCurrency?: unknown }).priceCurrency ?? around;
  for (const [name, inner] of Object.entries(value)) {
    if (others.has(name)) continue;
    if (amounts.has(name) && currency === "EUR" && typeof inner !== "object") add(String(inner), found);
    else collect(inner, currency, found, depth + 1);
  }
}

function add(said: string, found: Set<number>): void {
  const [, euros = "", cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?0*$/.exec(said.trim()) ?? [];
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, "0"));
  if (amount > 0) found.add(amount);
}
