/** What a list of saved products says: price since saving, order, totals by store (product.md 'Wishlists'). Pure. */
import type { SavedProduct } from "contract";
import { cartSums, type Summable } from "domain/cart-sums";
import type { Place, Spot } from "server/exits/decision";
import type { Exits } from "server/exits/links";
import { type CardView, cardViews } from "./card-view";
import { formatDate } from "./dates-it";
import { formatPrice } from "./money";

export interface SavedView {
  itemId: number;
  /** Null where the upstream does not say. */
  listId: number | null;
  variantId: number | null;
  card: CardView;
  /** What the price did since it was saved; 'Salvato a 49,90 € il 21 nov 2026' where it cannot be compared. */
  since: { sentence: string; lower: boolean };
  /** What was chosen, and whether it can still be bought. */
  choice: { label: string; available: boolean } | null;
  /** What there is in the size of the person whose list it is; null where that says nothing. */
  inSize: string | null;
  note: string | null;
  quantity: number;
  store: SavedProduct["store"];
}

export const listSorts = { data: "Ultimi salvati", prezzo: "Prezzo crescente", sconto: "Sconto" } as const;
export type ListSort = keyof typeof listSorts;

export function listSortNamed(name: string | null): ListSort {
  return name !== null && Object.hasOwn(listSorts, name) ? (name as ListSort) : "data";
}

/** Views in the asked order; the upstream answers the latest first. */
export function savedViews(
  products: readonly SavedProduct[],
  sort: ListSort,
  exits: Exits,
  standing: { place: Place; spot: Spot } = { place: "list", spot: "results" },
): SavedView[] {
  const price = ({ card }: SavedProduct) => card.price.current ?? Number.POSITIVE_INFINITY;
  const ordered = [...products];
  if (sort === "prezzo") ordered.sort((a, b) => price(a) - price(b));
  if (sort === "sconto")
    ordered.sort(
      (a, b) => b.card.price.discountPercent - a.card.price.discountPercent || price(a) - price(b),
    );
  const cards = cardViews(
    ordered.map(({ card }) => card),
    exits,
    standing,
  );
  return ordered.flatMap((product, index) => {
    const card = cards[index];
    return card ? [savedView(product, card)] : [];
  });
}

function savedView(product: SavedProduct, card: CardView): SavedView {
  const { itemId, listId, variantId, choice, choiceAvailable, note, quantity, store } = product;
  return {
    itemId,
    listId,
    variantId,
    card,
    since: sinceSaved(product, card),
    choice: choice === null ? null : { label: choice, available: choiceAvailable !== false },
    inSize: inSizeWords(product),
    note,
    quantity,
    store,
  };
}

function inSizeWords({ inSize, card }: SavedProduct): string | null {
  if (!inSize) return null;
  const { label, stores, cents, shipped } = inSize;
  if (cents === null) return `Nella sua taglia (${label}) oggi non c’è`;
  const where = stores === 1 ? "in 1 negozio a" : `in ${stores} negozi da`;
  const how = shipped ? "con la spedizione" : "più la spedizione";
  return `Disponibile nella sua taglia (${label}) ${where} ${formatPrice(cents, card.price.currency)} ${how}`;
}

function sinceSaved(
  { savedCents: saved, savedAt, choiceAvailable }: SavedProduct,
  { price, available }: CardView,
): SavedView["since"] {
  const on = formatDate(savedAt);
  const day = on ? ` il ${on}` : "";
  const at = saved === null ? "" : ` a ${formatPrice(saved, price.currency)}`;
  if (saved === null || price.current === null || choiceAvailable === false || !available)
    return { sentence: `Salvato${at}${day}`, lower: false };
  const since = `quando l'hai salvato${day && `,${day}`}`;
  const difference = price.current - saved;
  if (difference === 0) return { sentence: `Stesso prezzo di ${since}`, lower: false };
  const amount = formatPrice(Math.abs(difference), price.currency);
  const direction = difference < 0 ? "in meno" : "in più";
  return { sentence: `${amount} ${direction} da ${since}`, lower: difference < 0 };
}

export interface ListTotal {
  /** Of everything that can be bought, at the best prices, with the shipping that stores tell. */
  total: string;
  stores: { name: string; count: number; sum: string; shipping: string }[];
  /** Shipping of no store is in it, of some, or of all. */
  shipping: "none" | "some" | "all";
  /** Products that cannot be bought now. */
  missing: number;
}

interface Listed {
  card: Pick<CardView, "price" | "store" | "available" | "shipping">;
  quantity: number;
  store: SavedProduct["store"];
}

/** What the whole list costs, each store's goods as one parcel, the dearest store first; null when nothing of it can be bought. */
export function listTotal(items: readonly Listed[]): ListTotal | null {
  const sold = items.filter(({ card }) => card.available && card.price.current !== null);
  if (sold.length === 0) return null;
  const names = [...new Set(sold.map(({ card }) => card.store ?? "Altri negozi"))];
  const sums = names.map((name) => {
    const own = sold.filter(({ card }) => (card.store ?? "Altri negozi") === name);
    const [{ goods, shipping } = { goods: 0, shipping: null }] = cartSums(own.map(summable)).stores;
    const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return { name, count, goods, shipping };
  });
  sums.sort((a, b) => b.goods - a.goods);
  const known = sums.filter(({ shipping }) => shipping !== null).length;
  return {
    total: formatPrice(sums.reduce((sum, { goods, shipping }) => sum + goods + (shipping ?? 0), 0)),
    stores: sums.map(({ name, count, goods, shipping }) => ({
      name,
      count,
      sum: formatPrice(goods + (shipping ?? 0)),
      shipping: shippingWords(shipping),
    })),
    shipping: known === 0 ? "none" : known === sums.length ? "all" : "some",
    missing: items.length - sold.length,
  };
}

/** A store that says nothing of shipping, but whose offer does, sends by that. */
function summable({ card, quantity, store }: Listed): Summable {
  const rule = store && { ...store.rule, shipping: store.rule.shipping ?? card.shipping };
  return {
    cents: card.price.current,
    quantity,
    buyable: true,
    ownShipping: card.shipping,
    store: store && rule ? { id: store.id, rule } : null,
  };
}

function shippingWords(shipping: number | null): string {
  if (shipping === null) return "spedizione non indicata";
  return shipping === 0 ? "spedizione gratis" : `di cui ${formatPrice(shipping)} di spedizione`;
}
