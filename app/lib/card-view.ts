/** What a product card shows, and nothing more. */

import type { ProductCard } from "contract";
import type { AskedTerm } from "contract/listing/terms";
import type { Price } from "domain/money";
import type { Picture } from "domain/picture";
import type { Place, Spot } from "server/exits/decision";
import type { Exits } from "server/exits/links";
import { isTodayInRome } from "./dates-it";
import { slugOf } from "./labels";
import { formatUnit } from "./money";
import { codeView } from "./offer-code";
import { shownSizes } from "./sizes";

export interface CardView {
  id: number;
  name: string;
  /** The product page, `/{slug}`, in the colour that the picture shows and the size that the price is of; null when the product has no page. */
  href: string | null;
  /** Way out to the store through `/vai`, minted by the server; null without an http(s) link. */
  out: string | null;
  brand: string | null;
  store: string | null;
  price: Price;
  /** Cents; 0 is free, null is unknown. */
  shipping: number | null;
  /** The total in cents with the best code of the store, where that is worth a row. */
  withCode: number | null;
  /** The picture and the one shown on hover. */
  pictures: Picture[];
  /** At most four sizes, of one row on phones; `more` counts the rest (product.md 'Cards and carousels'). */
  sizes: string[];
  more: number;
  isNew: boolean;
  available: boolean;
  /** One at most, beside the price: among similar goods what speaks for it, else that nobody asked less in 30 days. */
  fact: Shortening | null;
  /** What a unit of it costs: of goods that are sold so it stands in the place of the fact. */
  unit: string | null;
  /** How many sell it, in the size that the address asks for. */
  sellers: Shortening | null;
}

/** Words, and what stands for them where they do not fit. */
export interface Shortening {
  full: string;
  short: string;
}

/** Lists are kept longer than product pages, and the page that they stand on is kept once more: no card names a code that is over. */
const keptFor = 5 * 60_000;

/** Percent that a code must take off the total. */
const leastOff = 3;

function totalWithCode(product: ProductCard, now = new Date()): number | null {
  const { endsAt } = product.code ?? {};
  const code = endsAt && Date.parse(endsAt) <= now.getTime() + keptFor ? null : codeView(product);
  if (!code || code.reported) return null;
  const total = (product.price.current ?? 0) + (product.shippingCents ?? 0);
  return code.total * 100 <= total * (100 - leastOff) ? code.total : null;
}

const lowest = { full: "Minimo di 30 giorni", short: "min. 30 gg" };

/** A chosen size, in which they are counted, stands above the list: it would leave no room for the name of the store. */
function sellersOf({ offerCount }: ProductCard): Shortening | null {
  return offerCount < 2 ? null : { full: ` · da ${offerCount} negozi`, short: ` +${offerCount - 1}` };
}

/** As the page of a product reads a choice (`product/variant-choice`), and what its offers are filtered by. */
function choiceOf(
  { colour, size }: Pick<ProductCard, "colour" | "size">,
  terms: readonly AskedTerm[] = [],
): string {
  const chosen = [colour && `colore.${slugOf(colour)}`, size && `taglia.${slugOf(size)}`].filter(Boolean);
  const said = [
    ...(chosen.length > 0 ? [`scelta=${chosen.join("_")}`] : []),
    ...(terms.length > 0 ? [`condizioni=${terms.join(",")}`] : []),
  ];
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

const sizeChips = 4;
/** Of a card on phones, about, in pixels; a chip is its letters and what stands around them. */
const row = 178;
const widthOf = (text: string) => 19 + 8 * text.length;

/** Of children's sizes the unit is one letter: '4-5A', '9-12M'. */
function chipsOf(sizes: readonly string[]): { sizes: string[]; more: number } {
  const short = sizes.map((size) => size.replace(/ (A)NNI$| (M)ESI$/, "$1$2"));
  let count = Math.min(sizeChips, short.length);
  const width = () => {
    const rest = short.length > count ? widthOf(`+${short.length - count}`) : 0;
    return short.slice(0, count).reduce((sum, size) => sum + widthOf(size), rest);
  };
  while (count > 1 && width() > row) count--;
  return { sizes: short.slice(0, count), more: short.length - count };
}

/** Where cards stand, for the clicks on them: on what kind of page, where on it, and behind which search. */
interface Standing {
  place: Place;
  spot: Spot;
  search?: string | undefined;
  /** What the store of each was asked to promise: the offers of its page are filtered alike. */
  terms?: readonly AskedTerm[] | undefined;
}

/** Cards of a list, in order; `exits` is that of the loader's context. */
export function cardViews(
  products: readonly ProductCard[],
  exits: Exits,
  standing: Standing,
  now?: Date,
): CardView[] {
  return products.map((product) => cardView(product, exits, standing, now));
}

/** The product's page in the colour that the picture shows and the size that the price is of; null when it has none. */
export function cardHref(product: ProductCard, terms?: readonly AskedTerm[]): string | null {
  return product.slug === null ? null : `/${product.slug}${choiceOf(product, terms)}`;
}

function cardView(
  product: ProductCard,
  exits: Exits,
  { terms, ...standing }: Standing,
  now?: Date,
): CardView {
  const { id, url } = product;
  return {
    id,
    name: product.name,
    href: cardHref(product, terms),
    out: url === null ? null : exits.link({ url, product: id, ...standing }),
    brand: product.brand?.name ?? null,
    store: product.store?.name ?? null,
    price: product.price,
    shipping: product.shippingCents,
    withCode: totalWithCode(product, now),
    pictures: product.pictures.slice(0, 2),
    ...chipsOf(shownSizes(product.sizes)),
    isNew: isTodayInRome(product.insertedAt, now),
    available: product.available,
    fact: product.lowest30 ? lowest : null,
    unit: formatUnit(product.unit, product.price),
    sellers: sellersOf(product),
  };
}
