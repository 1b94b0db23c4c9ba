/** What cards, offers and the product page are made of: brands and stores, availability, attributes, codes (product.md 'Entities'). */
import * as z from "zod";
import { called, codec, type DomainOf, fields } from "../row";
import { cents, flag, lenientArray, orNone, requiredText, shipping, text } from "../wire";

const NamedWire = z.union([
  z.string(),
  z.object({ value: text, name: text, label: text, attribute_slug: text, slug: text, imageUrl: text }),
]);
type NamedWire = z.input<typeof NamedWire>;

/** A brand or store as a card names it. */
export interface Named {
  name: string;
  slug: string | null;
  /** Of a brand: the name of its picture. */
  image?: string;
}

/** Brand or store on the wire: text, object, or an array of either whose first entry counts (product.md 'Entities'). */
export const anyNamed = z.custom<NamedWire | NamedWire[] | null>().nullish();

export function firstNamed(wire: z.output<typeof anyNamed>): Named | null {
  const parsed = NamedWire.safeParse(Array.isArray(wire) ? wire[0] : wire);
  if (!parsed.success) return null;
  if (typeof parsed.data === "string") {
    const name = parsed.data.trim();
    return name ? { name, slug: null } : null;
  }
  const { value, name, label, attribute_slug, slug, imageUrl } = parsed.data;
  const shown = value ?? name ?? label;
  if (!shown) return null;
  return { name: shown, slug: attribute_slug ?? slug, ...(imageUrl !== null && { image: imageUrl }) };
}

export const namedBrand = codec(
  anyNamed,
  firstNamed,
  (brand) =>
    brand && [{ value: brand.name, attribute_slug: brand.slug, imageUrl: brand.image ?? null } as NamedWire],
);
export const namedStore = codec(
  anyNamed,
  firstNamed,
  (store) => store && [{ value: store.name, slug: store.slug } as NamedWire],
);

/** A list of texts that may also arrive comma-separated or as value objects. */
export const texts = codec(
  z.custom<string | (string | number | { value?: unknown; name?: unknown })[] | null>().nullish(),
  (wire): string[] => {
    const list = typeof wire === "string" ? wire.split(",") : Array.isArray(wire) ? wire : [];
    return list.flatMap((entry) => {
      const shown = typeof entry === "object" && entry !== null ? (entry.value ?? entry.name) : entry;
      const clean = shown == null ? "" : String(shown).trim();
      return clean ? [clean] : [];
    });
  },
  (list) => [...list],
);

export const outgoingFields = { url_prodotto: text, url_affiliato: text, affiliate_url: text, url: text };

/** The address at the store: the first that is given, if it is http(s) (product.md 'Entities', 'Exits'). */
export function storeAddress(...given: (string | null)[]): string | null {
  const address = given.find((one) => one !== null) ?? "";
  return /^https?:\/\//i.test(address) ? address : null;
}

export const nameOfPictures = z.union([z.string(), z.array(z.string())]).nullish();

/** schema.org's view of the wire's availability text (product.md 'Entities'). */
export type AvailabilityState = "in_stock" | "preorder" | "backorder" | "out_of_stock";

/** Maps the wire's availability text for offers and structured data (product.md 'Entities'). */
export function availabilityFrom(wire: string | null): AvailabilityState {
  const words = wire?.toLowerCase().replace(/_/g, " ").trim() ?? "";
  if (words === "disponibile" || words === "in stock" || words === "available") return "in_stock";
  if (words === "preordine" || words === "pre-ordine") return "preorder";
  if (words === "su ordinazione" || words === "backorder") return "backorder";
  return "out_of_stock";
}

/** The words that the specification's mapping knows. */
export const availabilityWords: Record<AvailabilityState, string> = {
  in_stock: "disponibile",
  preorder: "preordine",
  backorder: "su ordinazione",
  out_of_stock: "esaurito",
};

export function isPurchasable(wire: string | null): boolean {
  return ["disponibile", "in_stock", "available"].includes(wire?.toLowerCase().trim() ?? "");
}

const AttributeWire = z.object({ nome_attributo: text, valore: text, name: text, value: text });

function attributeFrom(wire: z.output<typeof AttributeWire>, context: z.core.ParsePayload) {
  const name = wire.nome_attributo ?? wire.name;
  const value = wire.valore ?? wire.value;
  if (name && value) return { name, value };
  context.issues.push({ code: "custom", message: "an attribute needs name and value", input: wire });
  return z.NEVER;
}

export const Attribute = codec(AttributeWire, attributeFrom, ({ name, value }) => ({
  nome_attributo: name,
  valore: value,
}));
export type Attribute = DomainOf<typeof Attribute>;

/** Attributes that may be missing altogether. */
export const attributes = orNone(lenientArray(Attribute));
/** The same, written under `name` and `value`. */
export const plainAttributes = orNone(
  lenientArray(codec(AttributeWire, attributeFrom, (attribute) => attribute)),
);

/** The best code of a store for one offer, masked; money is cents, `shipping` null is not known. */
export const OfferCode = fields({
  slug: requiredText,
  masked: called("mascherato", requiredText),
  price: called("prezzo", cents),
  shipping: called("costo_spedizione", shipping),
  minimum: called("spesa_minima", cents),
  endsAt: called("data_fine", text),
  reported: called("segnalato", flag),
});
export type OfferCode = DomainOf<typeof OfferCode>;

/** Beyond the specification: what 100 ml, 100 g or a pair of it cost, without shipping. */
export const UnitPrice = fields({ cents: called("prezzo", cents), per: called("unita", requiredText) })
  .nullish()
  .catch(null);
export type UnitPrice = DomainOf<typeof UnitPrice>;
