/** What a list of saved products says: price since saving, order, totals by store (product.md 'Wishlists'). Pure. */
import type { SavedProduct } from "contract";
import type { Exits } from "server/exits/links";
import { type CardView, cardViews } from "./card-view";
import { formatDate } from "./dates-it";
import { formatPrice } from "./money";

export interface SavedView {
  itemId: number;
  card: CardView;
  /** 'Salvato a 49,90 € il 21 nov 2026' */
  saved: string;
  /** What the price did since; null where it cannot be compared. */
  change: { sentence: string; lower: boolean } | null;
  /** What was chosen, and whether it can still be bought. */
  choice: { label: string; available: boolean } | null;
  note: string | null;
  quantity: number;
}

export const listSorts = { data: "Ultimi salvati", prezzo: "Prezzo crescente", sconto: "Sconto" } as const;
export type ListSort = keyof typeof listSorts;

export function listSortNamed(name: string | null): ListSort {
  return name !== null && Object.hasOwn(listSorts, name) ? (name as ListSort) : "data";
}

/** Views in the asked order; the upstream answers the latest first. */
export function savedViews(products: readonly SavedProduct[], sort: ListSort, exits: Exits): SavedView[] {
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
    "list",
  );
  return ordered.flatMap((product, index) => {
    const card = cards[index];
    return card ? [savedView(product, card)] : [];
  });
}

function savedView(product: SavedProduct, card: CardView): SavedView {
  const { itemId, savedCents, savedAt, choice, choiceAvailable, note, quantity } = product;
  const on = formatDate(savedAt);
  const at = savedCents === null ? "" : ` a ${formatPrice(savedCents, card.price.currency)}`;
  return {
    itemId,
    card,
    saved: `Salvato${at}${on ? ` il ${on}` : ""}`,
    change: choiceAvailable === false || !card.available ? null : changeSince(savedCents, card),
    choice: choice === null ? null : { label: choice, available: choiceAvailable !== false },
    note,
    quantity,
  };
}

function changeSince(saved: number | null, { price }: CardView): SavedView["change"] {
  if (saved === null || price.current === null) return null;
  const difference = price.current - saved;
  if (difference === 0) return { sentence: "Stesso prezzo di quando l'hai salvato", lower: false };
  const amount = formatPrice(Math.abs(difference), price.currency);
  const direction = difference < 0 ? "in meno" : "in più";
  return { sentence: `${amount} ${direction} da quando l'hai salvato`, lower: difference < 0 };
}

export interface ListTotal {
  /** Of everything that can be bought, at the best prices; shipping not included. */
  total: string;
  stores: { name: string; count: number; sum: string }[];
  /** Products that cannot be bought now. */
  missing: number;
}

/** What the whole list costs at its best prices, the dearest store first; null when nothing of it can be bought. */
export function listTotal(
  items: readonly { card: Pick<CardView, "price" | "store" | "available">; quantity: number }[],
): ListTotal | null {
  const byStore = new Map<string, { count: number; cents: number }>();
  let missing = 0;
  for (const { card, quantity } of items) {
    const cents = card.available ? card.price.current : null;
    if (cents === null) {
      missing += 1;
      continue;
    }
    const name = card.store ?? "Altri negozi";
    const sum = byStore.get(name) ?? { count: 0, cents: 0 };
    byStore.set(name, { count: sum.count + quantity, cents: sum.cents + cents * quantity });
  }
  if (byStore.size === 0) return null;
  const stores = [...byStore].sort(([, a], [, b]) => b.cents - a.cents);
  return {
    total: formatPrice(stores.reduce((sum, [, { cents }]) => sum + cents, 0)),
    stores: stores.map(([name, { count, cents }]) => ({ name, count, sum: formatPrice(cents) })),
    missing,
  };
}
