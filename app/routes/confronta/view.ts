/** What products have in common and in what they differ, line by line. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, PriceHistory, ProductDetail } from "contract";
import { own } from "domain/own";
import { plainText } from "~/lib/labels";
import { formatPrice, formatShipping } from "~/lib/money";
import { pageOptions } from "~/lib/product/address";
import { commaDecimal } from "~/lib/product/rating";
import { type ProductView, productView } from "~/lib/product/view";

export interface Column {
  id: number;
  name: string;
  /** The product's own page. */
  href: string;
  brand: string | null;
  picture: ProductView["pictures"][number] | null;
  price: ProductView["price"];
  store: string | null;
  /** Way out to the store that leads; null for what cannot be bought. */
  out: string | null;
}

/** One thing that products are compared by: what each says, '' where it says nothing. */
export interface Line {
  label: string;
  values: string[];
}

export interface Comparison {
  columns: Column[];
  differing: Line[];
  equal: Line[];
  /** The listing of the first product's kind, where there is one. */
  listing: string;
}

/** What a product is compared by; the history is null where nobody could say. */
export interface Compared {
  product: ProductDetail;
  history: PriceHistory | null;
}

export function comparisonOf(
  compared: readonly Compared[],
  categories: readonly Category[],
  context: AppLoadContext,
): Comparison {
  const options = pageOptions(new URLSearchParams());
  const products = compared.map(({ product, history }) => ({
    view: productView(product, categories, { slug: product.slug ?? String(product.id), options }, context),
    history,
  }));
  const facts = products.map(factsOf);
  const labels = new Set(facts.flatMap(([fixed]) => Object.keys(fixed)));
  for (const [, attributes] of facts) for (const name of Object.keys(attributes)) labels.add(name);
  const lines = [...labels]
    .map((label) => ({
      label,
      values: facts.map(([fixed, attributes]) => own(fixed, label) ?? own(attributes, label) ?? ""),
    }))
    .filter(({ values }) => values.some((value) => value !== ""));
  return {
    columns: products.map(({ view }) => columnOf(view)),
    differing: lines.filter(differs),
    equal: lines.filter((line) => !differs(line)),
    listing: products[0]?.view.trail.at(-1)?.href ?? "/prodotti",
  };
}

function differs({ values }: Line): boolean {
  return new Set(values.map(plainText)).size > 1;
}

function columnOf({ id, name, path, brand, pictures, price, store, out }: ProductView): Column {
  return {
    id,
    name,
    href: path,
    brand: brand?.name ?? null,
    picture: pictures[0] ?? null,
    price,
    store,
    out,
  };
}

type Facts = Record<string, string | null>;

/** What there is to say of a product by label: what is asked of each, in the order in which it is read, and its attributes. */
function factsOf({ view, history }: { view: ProductView; history: PriceHistory | null }): [Facts, Facts] {
  const { price, shipping, span, rating } = view;
  const asked = {
    Disponibilità: view.purchasable ? "Disponibile" : "Esaurito",
    "Venduto da": view.store,
    Spedizione: shipping ? formatPrice(shipping, price.currency) : formatShipping(shipping),
    "Totale con spedizione":
      shipping === null || price.current === null
        ? null
        : formatPrice(price.current + shipping, price.currency),
    Consegna: view.delivery,
    Negozi: span && storesSaid(span),
    "Ultimi 90 giorni": history && spanOf(history),
    "Minimo di 30 giorni": history?.lowest30 ? formatPrice(history.lowest30.cents) : null,
    Valutazione: rating && `${commaDecimal(rating.average)} su 5`,
    Taglie: sizesOf(view),
  };
  return [asked, Object.fromEntries(view.attributes.filter(([name]) => !saidAbove.has(plainText(name))))];
}

const saidAbove = new Set(["taglia", "negozio"]);

function storesSaid({ count, low, high, currency }: NonNullable<ProductView["span"]>): string {
  const from = formatPrice(low, currency);
  if (count === 1) return "1 negozio";
  return low === high
    ? `${count} negozi, ${from}`
    : `${count} negozi, da ${from} a ${formatPrice(high, currency)}`;
}

/** Those that can be bought, where sizes are a choice; else those that the product names. */
function sizesOf({ axes, sizes }: ProductView): string {
  const axis = axes.find(({ name }) => plainText(name) === "taglia");
  const values = axis ? axis.choices.filter(({ available }) => available).map(({ value }) => value) : sizes;
  return values.join(", ");
}

function spanOf({ steps }: PriceHistory): string | null {
  const prices = steps.flatMap(({ cents }) => cents ?? []);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? `Sempre ${formatPrice(low)}` : `Da ${formatPrice(low)} a ${formatPrice(high)}`;
}
