/** A person's own sizes, and which of them applies to a category or a product (server/DESIGN.md, 'Sizes first'). */
import { fits, slugsOf, type WornSize } from "./size-meanings";

/** Whom sizes are of: as the slugs of categories end. */
export const wearers = ["donna", "uomo", "bambina", "bambino", "neonato"] as const;
export type Wearer = (typeof wearers)[number];

const letters = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "3xl", "4xl", "5xl"];

function numbers(from: number, to: number, step: number): string[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step));
}

const babyMonths = [0, 1, 3, 6, 9, 12, 18, 24];

/** Clothes of children by height (EN 13402-3), with the age in months that shops write for it. */
export const childHeights = Array.from({ length: 22 }, (_, at): [height: number, months: number] => [
  50 + at * 6,
  babyMonths[at] ?? (at - 5) * 12,
]);

/** What can be said of each kind, as the catalogue's slugs have it; the order is that of forms. */
export const measures = {
  lettera: letters,
  numero: numbers(34, 66, 2),
  pantaloni: numbers(34, 66, 2),
  vita: numbers(23, 46, 1),
  gamba: numbers(26, 38, 1),
  scarpe: numbers(16, 50, 0.5).map((size) => size.replace(".", "-")),
  reggiseno: numbers(60, 110, 5).flatMap((band) => [..."abcdefg"].map((cup) => band + cup)),
  anello: numbers(1, 36, 1),
  altezza: childHeights.map(([height]) => String(height)),
} as const satisfies Record<string, readonly string[]>;
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

export interface OwnSizes {
  wearer: Wearer;
  sizes: Partial<Record<Measure, string>>;
}

/** 'donna~lettera.m~scarpe.38': one text for cookie and database. */
export function ownSizesText({ wearer, sizes }: OwnSizes): string {
  const said = measureNames.flatMap((name) => (sizes[name] ? [`${name}.${sizes[name]}`] : []));
  return [wearer, ...said].join("~");
}

/** Null for what is no such text; a size that nobody makes counts as unsaid. */
export function parseOwnSizes(text: string | null | undefined): OwnSizes | null {
  if (!text || text.length > 200) return null;
  const [first, ...pairs] = text.split("~");
  const wearer = wearers.find((one) => one === first);
  if (!wearer) return null;
  const sizes: OwnSizes["sizes"] = {};
  for (const pair of pairs) {
    const [name, size] = pair.split(".") as [Measure, string | undefined];
    if (Object.hasOwn(measures, name) && size && (measures[name] as readonly string[]).includes(size))
      sizes[name] = size;
  }
  return { wearer, sizes };
}

export function isChild(wearer: Wearer): boolean {
  return wearer !== "donna" && wearer !== "uomo";
}

/** What is measured of whom: children's clothes go by height. */
export function measuresOf(wearer: Wearer): Measure[] {
  if (wearer === "neonato") return ["altezza", "scarpe"];
  if (isChild(wearer)) return ["altezza", "scarpe", "anello"];
  return measureNames.filter((name) => name !== "altezza" && (name !== "reggiseno" || wearer === "donna"));
}

const kinds = {
  capi: "Abbigliamento",
  pantaloni: "Pantaloni",
  scarpe: "Scarpe",
  reggiseni: "Reggiseni",
  anelli: "Anelli",
} as const;
type SizedKind = keyof typeof kinds;

/** Slugs of leaves and areas without their wearer; what is not named here has no size of its own. */
const kindOfLeaf = new Map<string, SizedKind>([
  ..."abbigliamento vestiti camicie bluse t-shirt top canotte polo maglie cardigan felpe giacche blazer cappotti piumini gilet gonne tute completi intimo pigiami costumi body tutine"
    .split(" ")
    .map((leaf) => [leaf, "capi"] as const),
  ..."jeans pantaloni leggings shorts".split(" ").map((leaf) => [leaf, "pantaloni"] as const),
  ..."scarpe sneakers scarpe-sportive stivali stivaletti sandali ballerine decollete mocassini scarpe-stringate ciabatte espadrillas zeppe pantofole scarpine calze"
    .split(" ")
    .map((leaf) => [leaf, "scarpe"] as const),
  ["reggiseni", "reggiseni"],
  ["anelli", "anelli"],
]);

/** In the order of wearers. */
const roots = ["donna", "uomo", "bambine-e-ragazze", "bambini-e-ragazzi", "prima-infanzia"];

export interface OwnSize {
  kind: SizedKind;
  name: string;
  /** As its person writes it: 'M · 42'. */
  label: string;
  /** Values of the listing's `taglia`. */
  slugs: string[];
  /** The category that it is of, where the asked one holds several kinds. */
  category: string;
}

/** Which of this person's sizes applies to a category; null: none. With `offered` (slugs) only those, with ranges that hold it ('s-m'). */
export function ownSizeFor(
  own: OwnSizes,
  category: string | null | undefined,
  offered?: readonly string[] | null,
): OwnSize | null {
  const [kind, leaf, wearer] = sizedBy(category);
  if (!kind || wearer !== own.wearer) return null;
  const said = saidOf(own, kind, leaf);
  if (said.length === 0) return null;
  const goods = { leaf, wearer };
  const slugs = offered
    ? offered.filter((slug) => said.some((size) => fits(slug, size, goods)))
    : said.flatMap((size) => slugsOf(size, goods));
  return {
    kind,
    name: kinds[kind],
    label: said.map(({ label }) => label).join(" · "),
    slugs: [...new Set(slugs)].slice(0, 12),
    category: category ?? "",
  };
}

function sizedBy(category: string | null | undefined): [SizedKind | undefined, leaf: string, wearer: string] {
  const [, leaf = "", wearer = ""] = /^(.+)-([a-z]+)$/.exec(category ?? "") ?? [];
  return [kindOfLeaf.get(leaf), leaf, wearer];
}

/** The table of `domain/size-tables.ts` that a category's sizes stand in; null where there is none. */
export function tableKeyOf(category: string | null | undefined): string | null {
  const [kind, , who] = sizedBy(category);
  const wearer = wearers.find((one) => one === who);
  if (!kind || !wearer) return null;
  if (kind === "reggiseni" || kind === "anelli") return kind;
  if (kind === "scarpe") return isChild(wearer) ? "scarpe-bambini" : `scarpe-${wearer}`;
  return isChild(wearer) ? "bambini" : `${kind === "capi" ? "abiti" : kind}-${wearer}`;
}

/** Whether an address asks for this person's size, and nothing besides. */
export function isOwnSize(own: OwnSizes, category: string | null | undefined, asked: readonly string[] = []) {
  return asked.length > 0 && ownSizeFor(own, category, asked)?.slugs.length === asked.length;
}

/** Kinds with sizes of their own within an area; of an area that is not named here its own kind is all. */
const within: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ abbigliamento: ["pantaloni", "reggiseni"], gioielli: ["anelli"] }),
);

/** One a kind, where a category (or none) holds kinds with different sizes: each with the narrower category that it is of. */
export function ownSizesWithin(own: OwnSizes, category: string | null | undefined): OwnSize[] {
  const [, leaf, wearer] = sizedBy(category);
  const isAll = !category || category === roots[wearers.indexOf(own.wearer)];
  const ofArea = wearer === own.wearer && !isChild(own.wearer) ? within.get(leaf) : [];
  const every = ["abbigliamento", "pantaloni", "scarpe", "reggiseni", "anelli"];
  return (isAll ? every : (ofArea ?? [])).flatMap((one) => ownSizeFor(own, `${one}-${own.wearer}`) ?? []);
}

function saidOf({ wearer, sizes }: OwnSizes, kind: SizedKind, leaf: string): WornSize[] {
  const plain = (...names: Measure[]): WornSize[] =>
    [...new Set(names.flatMap((name) => sizes[name] ?? []))].map((size) => ({
      size,
      label: sizeLabel(size),
    }));
  if (kind === "scarpe") return plain("scarpe");
  if (kind === "anelli") return plain("anello");
  if (isChild(wearer)) return heightOf(sizes.altezza);
  if (kind === "reggiseni") return plain("reggiseno");
  // Numbers of men's shirts are collars.
  if (kind === "capi")
    return leaf === "camicie" && wearer === "uomo" ? plain("lettera") : plain("lettera", "numero");
  const { vita, gamba } = sizes;
  const waist = vita && (gamba ? `w${vita}-l${gamba}` : `w${vita}`);
  return [...plain("lettera", "pantaloni"), ...(waist ? [{ size: waist, label: sizeLabel(waist) }] : [])];
}

function heightOf(height: string | undefined): WornSize[] {
  const known = childHeights.find(([centimetres]) => String(centimetres) === height);
  return known ? [{ size: String(known[0]), label: `${known[0]} cm`, age: known[1] }] : [];
}

/** How a slug of ours is written: 'M', '37,5', '75B', 'W32 L34'. */
export function sizeLabel(slug: string): string {
  return slug
    .replace(/^(\d+)-5$/, "$1,5")
    .replaceAll("-", " ")
    .toUpperCase();
}
