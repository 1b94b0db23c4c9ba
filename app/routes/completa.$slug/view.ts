/** A look as its page shows it: pieces by store, sums as the cart makes them. */

import type { ProductDetail } from "contract";
import { cartSums, type Summable } from "domain/cart-sums";
import type { Price } from "domain/money";
import type { Picture } from "domain/picture";
import { cardHref } from "~/lib/card-view";
import { budgetFor, type LookChoice } from "~/lib/look/address";
import { totalOf } from "~/lib/look/compose";
import type { Look, Piece } from "./gather";
import type { Sold } from "./sold";

export interface PieceView {
  id: number;
  /** 'Scarpe'; of the product itself null. */
  role: string | null;
  name: string;
  href: string;
  brand: string | null;
  picture: Picture | null;
  price: Price;
  /** Why it goes with the rest. */
  said: string | null;
  category: string | null;
  sizes: Sold["sizes"];
  /** The same look with another piece in its place; null where there is none. */
  other: string | null;
}

export type LookView = ReturnType<typeof lookView>;

interface Ways {
  choice: LookChoice;
  hrefOf(change: Partial<LookChoice>): string;
}

export function lookView(product: ProductDetail, look: Look, { choice, hrefOf }: Ways) {
  const { start, picks, next, cheapest } = look;
  const ids = (picks ?? []).map(({ id }) => id);
  const swapped = (id: number) => {
    const other = next.get(id);
    if (other === undefined) return null;
    return hrefOf({ pieces: ids.map((one) => (one === id ? other : one)).toSorted((a, b) => a - b) });
  };
  const lines = picks
    ? [
        ...(start
          ? [
              {
                ...start.line,
                view: startOf(product, start),
                seller: start.offer.store,
                varies: start.varies,
              },
            ]
          : []),
        ...picks.flatMap((pick) => lineOf(pick, swapped(pick.id))),
      ]
    : [];
  const { stores, goods, shipping, total } = cartSums(lines);
  return {
    stores: stores.map(({ id, lines: own, ...sum }) => ({
      id,
      name: own[0]?.seller?.name ?? "Negozio partner",
      goods: sum.goods,
      shipping: sum.shipping,
      missing: sum.missing,
      pieces: own.map(({ view }) => view),
    })),
    count: lines.length,
    /** Sizes of a piece have prices of their own. */
    varies: lines.some(({ varies }) => varies),
    goods,
    shipping,
    total,
    left: choice.budget === null ? null : choice.budget * 100 - total,
    /** What the product alone comes to; null where nobody sells it. */
    start: start && totalOf(start.line, []),
    cheapest,
    tryHref: hrefOf({ budget: cheapest === null ? null : budgetFor(cheapest), pieces: [] }),
  };
}

interface LineOf extends Summable {
  view: PieceView;
  seller: Sold["offer"]["store"];
  varies: boolean;
}

function startOf(product: ProductDetail, { offer, sizes }: Sold): PieceView {
  return {
    id: product.id,
    role: null,
    name: product.name,
    href: `/${product.slug ?? product.id}`,
    brand: product.brand?.name ?? null,
    picture: product.pictures[0] ?? null,
    price: offer.price,
    said: null,
    category: product.categorySlug,
    sizes,
    other: null,
  };
}

function lineOf(pick: Piece, other: string | null): LineOf | [] {
  const { card, sold, product, wanted, said, id } = pick;
  if (!sold || !product) return [];
  const view = {
    ...{ id, name: card.name, said, other, sizes: sold.sizes },
    role: wanted.name,
    href: cardHref(card) ?? "/prodotti",
    brand: card.brand?.name ?? null,
    picture: card.pictures[0] ?? null,
    price: sold.offer.price,
    category: product.categorySlug,
  };
  return { ...sold.line, view, seller: sold.offer.store, varies: sold.varies };
}
