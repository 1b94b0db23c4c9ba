/** What every size costs at every store: the rows are sizes, the columns stores (product.md 'Product page'). */
import type { Offer, ProductDetail } from "contract";
import { plainText } from "~/lib/labels";
import { totalCents } from "./offers";
import { choiceText, chosenValues, matchingVariants, variantAxes } from "./variant-choice";

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

/** Null where a single store or a single size is sold: there is nothing to lay out. @param asked as in `?scelta=` */
export function sizeMatrix(
  { variants, offers, selectedVariantId }: Pick<ProductDetail, "variants" | "offers" | "selectedVariantId">,
  asked: string,
): SizeMatrix | null {
  const all = chosenValues(variants, selectedVariantId, asked);
  const chosen = new Map([...all].filter(([name]) => !isSize(name)));
  const axis = variantAxes(variants, chosen, "").find(({ name }) => isSize(name));
  const stores = [...new Set(offers.flatMap(({ store }) => store?.name ?? []))].toSorted((a, b) =>
    a.localeCompare(b, "it"),
  );
  if (!axis || stores.length < 2) return null;
  const rows = axis.choices.map(({ value }) => {
    const ids = new Set(
      matchingVariants(variants, new Map(chosen).set(axis.name, value)).map(({ id }) => id),
    );
    const sold = offers.filter(({ variantId }) => variantId !== null && ids.has(variantId));
    const leading = stores.map((store) => leadingOf(sold.filter((offer) => offer.store?.name === store)));
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

/** What can be bought first, then by the total. */
function leadingOf(offers: readonly Offer[]): Offer | null {
  const total = (offer: Offer) => totalCents(offer) ?? Number.MAX_SAFE_INTEGER;
  const [first] = offers.toSorted(
    (a, b) => Number(b.purchasable) - Number(a.purchasable) || total(a) - total(b),
  );
  return first ?? null;
}

/** Where the matrix of a product stands. @param path of the product */
export function matrixHref(path: string, choice: string): string {
  return `/prodotto${path}/taglie${choice && `?scelta=${choice}`}`;
}
