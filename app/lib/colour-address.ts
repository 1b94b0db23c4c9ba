/** `/colore`: the palette, what looks like a colour, and the colours of a product (product.md 'Colour by eye'). */
import type { Category } from "contract";
import { tintFrom } from "domain/tints";
import { categoryTrail } from "./listing-url";

export const colourPath = "/colore";

export interface ColourAddress {
  /** `rrggbb` */
  tint: string | null;
  /** Slug of a root or an area of the categories. */
  category: string | null;
  /** Id of a product whose picture is shown to press on. */
  product: number | null;
  /** What was given as a colour and is none. */
  isUnreadable: boolean;
}

/** A native field sends `tinta=%23rrggbb`; emptied ones and blanks ask for nothing. */
export function colourAddress(search: URLSearchParams): ColourAddress {
  const said = (search.get("tinta") ?? "").trim();
  const tint = tintFrom(said);
  const product = search.get("prodotto") ?? "";
  return {
    tint,
    category: search.get("categoria") || null,
    product: tint === null && /^[1-9]\d{0,14}$/.test(product) ? Number(product) : null,
    isUnreadable: said !== "" && tint === null,
  };
}

export function colourHref({ tint, category }: Pick<ColourAddress, "tint" | "category">): string {
  const query = new URLSearchParams();
  if (tint) query.set("tinta", tint);
  if (category) query.set("categoria", category);
  return query.size > 0 ? `${colourPath}?${query}` : colourPath;
}

export function picturedHref(product: number): string {
  return `${colourPath}?prodotto=${product}`;
}

/** The address that shows the same and is everybody's; null where it is this one. @param categories none: nobody told which there are */
export function canonicalColour(url: URL, categories: readonly Category[]): string | null {
  const asked = colourAddress(url.searchParams);
  if (asked.isUnreadable) return null;
  const trail = categoryTrail(categories, asked.category);
  const category = categories.length > 0 ? (trail.slice(0, 2).at(-1)?.slug ?? null) : asked.category;
  const href = asked.product === null ? colourHref({ ...asked, category }) : picturedHref(asked.product);
  return href === url.pathname + url.search ? null : href;
}
