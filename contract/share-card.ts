/** Addresses of the picture cards by which pages are shared: the second Worker draws them when they are asked for (docs/decisions/0396). */
import type { Picture } from "domain/picture";

const cardRoot = "/media/scheda";
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardGoods {
  slug: string | null;
  name: string;
  brand: { name: string } | null;
  price: { current: number | null; currency: string };
  pictures: readonly Picture[];
}

const week = 7 * 86_400_000;

/** Its version is all that the card shows, and the week: nobody can ask for a card that the catalogue does not bear out. Null: no address. */
export function productCardPath(product: CardGoods, now: Date): string | null {
  const { slug, name, brand, price, pictures } = product;
  if (slug === null) return null;
  const said = [name, brand?.name ?? "", price.current, price.currency, fileOf(pictures[0])];
  return `${cardRoot}/prodotto/${slug}/${shortHash([...said, Math.floor(now.getTime() / week)].join("\n"))}.jpg`;
}

export function comparisonCardPath(ids: readonly number[]): string {
  return `${cardRoot}/confronto/${ids.join("-")}.jpg`;
}

/** Of a shared list: whoever has its token may see it. */
export function listCardPath(token: string): string {
  return `${cardRoot}/lista/${token}.jpg`;
}

/** Where its file lies is a setting of each Worker's; what it is called is not. */
function fileOf(picture: Picture | undefined): string {
  return picture?.src.slice(picture.src.lastIndexOf("/") + 1) ?? "";
}

/** 53 bits in base 36 (cyrb53): names a version, proves nothing. */
function shortHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
