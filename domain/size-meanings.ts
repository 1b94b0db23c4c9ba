/** What a shop's size says of the goods that it is of: waist and inside leg of trousers, rings (product.md 'Sizes first'). */

/** Goods on which the same number means something else: slug of the category without its wearer, and whom it is for. */
export interface SizedGoods {
  leaf: string | null;
  wearer: string;
}

const withLegs = ["jeans", "pantaloni"];

/** Whether waists of these goods may be told in inches. */
export function hasWaist({ leaf, wearer }: SizedGoods): boolean {
  const isGrown = wearer === "donna" || wearer === "uomo";
  return isGrown && [...withLegs, "leggings", "shorts"].includes(leaf ?? "");
}

/** What a waist and an inside leg in inches can be. */
export function areInches(waist: number, leg: number): boolean {
  return waist >= 22 && waist <= 54 && leg >= 26 && leg <= 38;
}

/**
 * Whether two numbers without a letter are waist and inside leg: '32/34'. Italian, French and German double sizes of women's trousers begin
 * at 34/36, and women's inside legs hardly reach 36; men's numbers begin at 42, and jeans are sold by the inch.
 */
export function isWaistAndLeg(waist: number, leg: number, goods: SizedGoods): boolean {
  if (!hasWaist(goods) || !withLegs.includes(goods.leaf ?? "") || !areInches(waist, leg)) return false;
  return !(goods.leaf === "pantaloni" && goods.wearer === "donna" && waist >= 34 && leg === waist + 2);
}

/** Whether a number without a letter counts inches of the waist: one that no country's sizes have there. */
export function isWaist(size: number, goods: SizedGoods): boolean {
  const isJeans = goods.leaf === "jeans";
  const numbersFrom = goods.wearer === "uomo" ? (isJeans ? 44 : 42) : isJeans ? 38 : 34;
  return hasWaist(goods) && size > 22 && size < numbersFrom;
}

/** A ring's Italian number; from 41 on shops tell its inner circumference in millimetres. */
export function ringNumber(size: number): number {
  return size > 40 && size <= 76 ? size - 40 : size;
}

/** One slug for what a shop's slug means there: '32-34' of jeans 'w32-l34', '32' of them 'w32', '54' of a ring '14'. */
function meantBy(slug: string, goods: SizedGoods): string {
  const [, first = "", second] = /^(\d{2})(?:-(\d{2}))?$/.exec(slug) ?? [];
  if (first === "") return slug;
  if (second) return isWaistAndLeg(Number(first), Number(second), goods) ? `w${first}-l${second}` : slug;
  if (goods.leaf === "anelli") return String(ringNumber(Number(first)));
  return isWaist(Number(first), goods) ? `w${first}` : slug;
}

/** A size that somebody wears, as our slugs have it: 'm', '42', '37-5', 'w32-l34', 'w32'. */
export interface WornSize {
  size: string;
  label: string;
  /** Of a child, in months. */
  age?: number;
}

/** Lengths of trousers that most shops sell. */
const usualLegs = [30, 32, 34, 36];

/** Slugs that a size may have in a catalogue that nobody has looked at. */
export function slugsOf({ size, age }: WornSize, goods: SizedGoods): string[] {
  const [, waist = "", leg] = /^w(\d+)(-l\d+)?$/.exec(size) ?? [];
  if (waist) {
    const lengths = leg ? [size] : usualLegs.map((one) => `${size}-l${one}`);
    return [...lengths, `w${waist}`, ...(isWaist(Number(waist), goods) ? [waist] : [])];
  }
  if (age === undefined) return [size];
  if (age < 36) return [size, `${size}-cm`];
  const years = age / 12;
  return [
    ...[size, `${size}-cm`, `${years}-anni`],
    ...[`${years - 1}-${years}-anni`, `${years}-${years + 1}-anni`],
  ];
}

/** Whether what a shop calls `slug` is this size, or holds it. */
export function fits(slug: string, { size, age }: WornSize, goods: SizedGoods): boolean {
  const meant = meantBy(slug, goods);
  if (meant === size || slug === `${size}-cm`) return true;
  // Of one who said no inside leg any will do, and so does a size that says none.
  if (size.startsWith("w") && (meant.startsWith(`${size}-l`) || size.startsWith(`${meant}-l`))) return true;
  const ages = /^(\d+)(?:-(\d+))?-(anni|mesi)$/.exec(slug);
  if (ages) {
    if (age === undefined) return false;
    const unit = ages[3] === "anni" ? 12 : 1;
    const from = Number(ages[1]) * unit;
    const to = Number(ages[2] ?? ages[1]) * unit;
    // Babies' sizes are named by the months at which they are outgrown.
    return unit === 12 ? age >= from && age <= to : age > from && age <= to;
  }
  const range = /^(\d+|[a-z0-9]*[sml])-(\d+|[a-z0-9]*[sml])$/.exec(meant);
  const [from = "", to = ""] = range?.slice(1) ?? [];
  if (/[sml]$/.test(size)) return from === size || to === size;
  const ofWaist = isWaist(Number(from), goods);
  if (range === null || ofWaist !== size.startsWith("w")) return false;
  const number = Number((ofWaist ? /^w(\d+)/.exec(size)?.[1] : size)?.replace("-5", ".5"));
  return Number(from) <= number && number <= Number(to) && Number(to) - Number(from) <= 4;
}
