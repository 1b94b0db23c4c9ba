/** What every size costs at every store: the rows are sizes, the columns stores (product.md 'Product page'). */
import type { Offer, ProductDetail } from "contract";
import { plainText } from "~/lib/labels";
import { leadingFirst, totalCents } from "./offers";
import { type Choice, choiceOf, choiceText, matchingVariants } from "./variant-choice";

/** What a size costs at a store: the offer that leads of those that sell it. */
export interface SizeCell {
  offer: Offer;
  /** No store asks less in all for this size. */
  best: boolean;
}

export interface SizeMatrix {
  /** As the address says it, without the size; empty for all colours. */
  choice: string;
  /** What is chosen, to be read. */
  chosen: string | null;
  stores: string[];
  rows: { size: string; cells: (SizeCell | null)[] }[];
}

const isSize = (name: string) => plainText(name) === "taglia";

/** The sizes, the stores, and what is chosen beside a size; null where a single one of either is sold: nothing to lay out. */
function laidOut(offers: readonly Offer[], { axes, chosen }: Pick<Choice, "axes" | "chosen">) {
  const axis = axes.find(({ name }) => isSize(name));
  const stores = [...new Set(offers.flatMap(({ store }) => store?.name ?? []))].toSorted((a, b) =>
    a.localeCompare(b, "it"),
  );
  if (!axis || stores.length < 2) return null;
  return { axis, stores, chosen: new Map([...chosen].filter(([name]) => !isSize(name))) };
}

/** Where the matrix of a product in the chosen colour stands; null where there is none. */
export function matrixOf(
  { offers }: Pick<ProductDetail, "offers">,
  choice: Pick<Choice, "axes" | "chosen">,
  path: string,
): string | null {
  const found = laidOut(offers, choice);
  return found && matrixHref(path, choiceText(found.chosen));
}

/** Null where there is nothing to lay out. @param asked as in `?scelta=` */
export function sizeMatrix(
  product: Pick<ProductDetail, "variants" | "offers" | "selectedVariantId">,
  asked: string,
): SizeMatrix | null {
  const { variants, offers } = product;
  const found = laidOut(offers, choiceOf(product, asked, ""));
  if (!found) return null;
  const { axis, stores, chosen } = found;
  const rows = axis.choices.map(({ value }) => {
    const ids = new Set(
      matchingVariants(variants, new Map(chosen).set(axis.name, value)).map(({ id }) => id),
    );
    const sold = offers.filter(({ variantId }) => variantId !== null && ids.has(variantId));
    const ordered = leadingFirst(sold, totalCents);
    const leading = stores.map((store) => ordered.find((offer) => offer.store?.name === store) ?? null);
    const totals = leading.flatMap((offer) => (offer?.purchasable ? (totalCents(offer) ?? []) : []));
    const lowest = Math.min(...totals);
    return {
      size: value,
      cells: leading.map(
        (offer) =>
          offer && { offer, best: totals.length > 1 && offer.purchasable && totalCents(offer) === lowest },
      ),
    };
  });
  return {
    choice: choiceText(chosen),
    chosen: [...chosen.values()].join(" · ") || null,
    stores,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
  };
}

/** Where the matrix of a product stands. @param path of the product */
export function matrixHref(path: string, choice: string): string {
  return `/prodotto${path}/taglie${choice && `?scelta=${choice}`}`;
}
