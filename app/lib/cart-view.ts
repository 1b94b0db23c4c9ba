/** The cart as its pages show it: blocks by store, sums, and what would be cheaper (product.md 'Cart'). */
import type { CartAdvice, CartLine } from "contract";
import { cartSums } from "domain/cart-sums";
import { siteShipping } from "domain/shipping";
import { formatPrice } from "./money";

export type CartLineView = ReturnType<typeof lineView>;
export type CartView = ReturnType<typeof cartView>;
export type CartStoreView = CartView["stores"][number];

export function cartView(lines: readonly CartLine[], advice: CartAdvice | null) {
  const { stores, shared, ...sums } = cartSums(lines);
  const codes = advice?.codes ?? [];
  const saving = codes.reduce((sum, code) => sum + code.saving, 0);
  // A code may bring back the shipping that stores without a rule share: the sum of the savings is not all.
  const withCodes = advice?.total ?? sums.total - saving;
  return {
    ...sums,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    stores: stores.map(({ lines: own, ...sum }) => {
      const store = own[0]?.store ?? null;
      const code = codes.find((one) => one.store === store?.slug);
      return {
        ...sum,
        name: store?.name ?? "Negozio partner",
        slug: store?.slug ?? null,
        logo: store?.logo ?? null,
        lines: own.map(lineView),
        /** The store's best code for these lines, and what they come to with it. */
        code: code
          ? {
              slug: code.slug,
              masked: code.masked,
              saving: code.saving,
              total: sum.goods + (sum.shipping ?? 0) - code.saving,
            }
          : null,
        opened: own.every(({ opened }) => opened),
      };
    }),
    /** With the best code of each store; null where no code helps. */
    withCodes: saving > 0 && withCodes < sums.total ? withCodes : null,
    /** What is missing for free shipping of the stores without a rule; null without such stores, 0 when it is free. */
    sharedMissing: shared && shared.goods > 0 ? shared.missing : null,
    cheaper: advice?.cheapest ? cheaperView(advice.cheapest, lines) : null,
  };
}

function lineView(line: CartLine) {
  const { slug, addedCents, cents, store: _, url: __, offerId: ___, opened: ____, ...shown } = line;
  const difference = cents !== null && addedCents !== null ? cents - addedCents : 0;
  const lower = difference < 0;
  return {
    ...shown,
    /** Page of the variant; null where the upstream names none. */
    href: slug && `/${slug}`,
    /** 'Il prezzo è sceso …', null when it is the one of before. */
    change:
      difference === 0
        ? null
        : {
            sentence: `Il prezzo è ${lower ? "sceso" : "salito"} di ${formatPrice(Math.abs(difference))} da quando l’hai aggiunto`,
            lower,
          },
  };
}

function cheaperView(
  { saving, total, moves, codes, oneStore }: NonNullable<CartAdvice["cheapest"]>,
  lines: readonly CartLine[],
) {
  const used = codes.map(({ storeName, masked }) => `${masked} di ${storeName}`);
  return {
    sentence: `Risparmi ${formatPrice(saving)} comprando così: ${formatPrice(total)} in tutto.`,
    codes: used.length > 0 ? `Con ${used.length === 1 ? "il codice" : "i codici"} ${used.join(", ")}.` : null,
    moves: moves.map(({ lineId, offerId }) => `${lineId}-${offerId}`).join("."),
    /** Which thing goes where. */
    goes: moves.flatMap(({ lineId, storeName: store }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [{ id: lineId, name: line.name, store }] : [];
    }),
    oneStore:
      oneStore && oneStore.total > total
        ? `Tutto da un solo negozio, ${oneStore.storeName}: ${formatPrice(oneStore.total)} con la spedizione`
        : null,
  };
}

/** The moves of a posted form; none where it has not our shape. */
export function movesIn(text: string): { lineId: number; offerId: number }[] {
  if (!/^\d{1,15}-\d{1,15}(\.\d{1,15}-\d{1,15}){0,49}$/.test(text)) return [];
  return text.split(".").map((pair) => {
    const [lineId = 0, offerId = 0] = pair.split("-").map(Number);
    return { lineId, offerId };
  });
}

/** What the shipping of a store's lines is, in words. */
export function shippingText({ shipping, goods }: Pick<CartStoreView, "shipping" | "goods">): string {
  if (goods === 0) return "–";
  if (shipping === null)
    return `${formatPrice(siteShipping.shipping)}, insieme agli altri negozi senza tariffa propria`;
  return shipping === 0 ? "gratis" : formatPrice(shipping);
}
