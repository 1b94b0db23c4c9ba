/** How operators mend the catalogue: find a product, see why its offers are one, join, split, hide, correct (ours). */
import * as z from "zod";
import { type DomainOf, Done, operator, renamed, row } from "../row";
import { pageNumber } from "../wire";

const id = z.coerce.number().int().nonnegative();
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);

/** Why an offer belongs to its product (upstream/curation/reasons.ts). */
export const placings = ["regola", "gtin", "gruppo", "gruppo-unito", "ignoto"] as const;
export type Placing = (typeof placings)[number];
/** Why two products that look alike are two. */
export const partings = ["regola", "marca", "gtin", "senza-gtin"] as const;
export type Parting = (typeof partings)[number];

const found = {
  prodotto_id: z.number(),
  slug: z.string(),
  nome: z.string(),
  marca: z.string().nullable(),
  categoria: z.string().nullable(),
  prezzo: z.number().nullable(),
  negozi: z.number(),
  nascosto_il: z.string().nullable(),
  unito_a: z.number().nullable(),
  passato_a: z.number().nullable(),
  immagine: z.string().nullable(),
  corretti: z.array(z.enum(["category", "brand", "colour"])),
};
const foundNames = {
  prodotto_id: "id",
  nome: "name",
  marca: "brand",
  categoria: "category",
  immagine: "picture",
  prezzo: "priceCents",
  negozi: "stores",
  nascosto_il: "hiddenAt",
  unito_a: "joinedInto",
  passato_a: "movedInto",
  corretti: "fixed",
} as const;
const Found = renamed(z.object(found), foundNames);
export type FoundProduct = DomainOf<typeof Found>;

const Point = renamed(z.object({ quando: z.string(), prezzo: z.number(), disponibile: z.boolean() }), {
  quando: "at",
  prezzo: "priceCents",
  disponibile: "available",
});
const PlacedOffer = renamed(
  z.object({
    offerta_id: z.number(),
    negozio: z.string(),
    codice_negozio: z.string(),
    url: z.string(),
    variante: z.string(),
    gtin: z.string().nullable(),
    gruppo: z.string().nullable(),
    prezzo: z.number(),
    aggiornata_il: z.string(),
    nascosta_il: z.string().nullable(),
    disponibile: z.boolean(),
    perche: z.enum(placings),
    storico: z.array(Point),
  }),
  {
    offerta_id: "id",
    negozio: "store",
    codice_negozio: "externalId",
    variante: "variant",
    gruppo: "group",
    prezzo: "priceCents",
    disponibile: "available",
    aggiornata_il: "updatedAt",
    nascosta_il: "hiddenAt",
    perche: "placing",
    storico: "history",
  },
);
export type PlacedOffer = DomainOf<typeof PlacedOffer>;

const Alike = renamed(z.object({ ...found, perche: z.array(z.enum(partings)) }), {
  ...foundNames,
  perche: "partings",
});
export type AlikeProduct = DomainOf<typeof Alike>;

const CuratedVariant = renamed(
  z.object({
    variante_id: z.number(),
    /** The store's words. */
    variante: z.string(),
    /** Slug in the palette. */
    colore: z.string().nullable(),
    corretto: z.boolean(),
  }),
  { variante_id: "id", variante: "name", colore: "colour", corretto: "fixed" },
);
export type CuratedVariant = DomainOf<typeof CuratedVariant>;

const Curated = renamed(
  z.object({
    ...found,
    categoria_slug: z.string().nullable(),
    marca_slug: z.string().nullable(),
    gruppo: z.string(),
    /** Where the feed's words stand that name the category, and the words; null where it is not noted. */
    perche_categoria: z.tuple([z.enum(["indirizzo", "percorso", "google", "titolo"]), z.string()]).nullable(),
    offerte: z.array(PlacedOffer),
    varianti: z.array(CuratedVariant),
    simili: z.array(Alike),
  }),
  {
    ...foundNames,
    categoria_slug: "categorySlug",
    marca_slug: "brandSlug",
    gruppo: "group",
    perche_categoria: "categoryReason",
    offerte: "offers",
    varianti: "variants",
    simili: "alike",
  },
);
export type CuratedProduct = DomainOf<typeof Curated>;

export const curation = {
  find: row({
    ...operator,
    method: "GET",
    path: "/api/catalogo/prodotti",
    summary:
      "Products by name, GTIN, id, address or a store's own id, 50 a page; without words those that operators have changed",
    input: renamed(
      z.object({
        cerca: z.string().trim().max(200).optional(),
        pagina: pageNumber,
      }),
      { cerca: "search", pagina: "page" },
    ),
    output: renamed(z.object({ prodotti: z.array(Found), totale: z.number() }), {
      prodotti: "products",
      totale: "total",
    }),
  }),
  product: row({
    ...operator,
    method: "GET",
    path: "/api/catalogo/prodotti/{id}",
    summary:
      "A product with every offer, its prices, why it belongs there, and products that look alike and are not joined",
    input: z.object({ id }),
    output: Curated,
  }),
  hide: row({
    ...operator,
    method: "PUT",
    path: "/api/catalogo/prodotti/{id}/nascosto",
    summary: "Takes a product off the site, or puts it back; imports leave it as it is",
    input: renamed(z.object({ id, nascosto: z.boolean() }), { nascosto: "hidden" }),
    output: Done,
  }),
  correct: row({
    ...operator,
    method: "PUT",
    path: "/api/catalogo/prodotti/{id}",
    summary: "Says the category and the brand of a product; what is null the feeds say again",
    input: renamed(z.object({ id, categoria: slug.nullable(), marca: slug.nullable() }), {
      categoria: "category",
      marca: "brand",
    }),
    output: Done,
  }),
  hideOffer: row({
    ...operator,
    method: "PUT",
    path: "/api/catalogo/offerte/{offerta}",
    summary: "Hides one offer from visitors, or shows it again; imports obey",
    input: renamed(z.object({ offerta: id, nascosta: z.boolean() }), {
      offerta: "offer",
      nascosta: "hidden",
    }),
    output: Done,
  }),
  paint: row({
    ...operator,
    method: "PUT",
    path: "/api/catalogo/prodotti/{id}/colori",
    summary:
      "Says the colour of some variants, for now and for the imports to come; null: what the feeds say again",
    input: renamed(z.object({ id, varianti: z.array(id).min(1).max(500), colore: slug.nullable() }), {
      varianti: "variants",
      colore: "colour",
    }),
    output: Done,
  }),
  join: row({
    ...operator,
    method: "POST",
    path: "/api/catalogo/prodotti/{id}/unisci",
    summary: "Brings another product's offers, variants and followers into this one; its address leads here",
    input: renamed(z.object({ id, altro: id }), { altro: "other" }),
    output: Done,
  }),
  split: row({
    ...operator,
    method: "POST",
    path: "/api/catalogo/prodotti/{id}/separa",
    summary: "Makes a product of its own of some offers, for now and for the imports to come",
    input: renamed(z.object({ id, offerte: z.array(id).min(1).max(500) }), { offerte: "offers" }),
    output: renamed(z.object({ prodotto_id: z.number() }), { prodotto_id: "id" }),
  }),
};
