/** What a search was understood as, beside the products that it found (product.md 'Search'). Beyond the specification. */
import * as z from "zod";
import { called, codec, type DomainOf, fields } from "../row";
import { lenientArray, requiredText, text } from "../wire";
import { type FacetKey, facetNamed, facets, isFacet } from "./facets";
import type { ListingQuery } from "./query";
import { askedTermKeys } from "./terms";

const span = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

const PartWire = z.object({
  etichetta: requiredText,
  /** Stretches of the searched text that said it, end exclusive; none: it is taken for granted (`forEverybody`). */
  tratti: z.array(span),
  /** Parameter of the filter that it is; null for a kind, for people and for words. */
  filtro: text,
  valori: z.array(requiredText).nullish(),
  prezzo_min: z.number().nullish(),
  prezzo_max: z.number().nullish(),
  spedizione_compresa: z.boolean().nullish(),
  in_sconto: z.boolean().nullish(),
  nuovi_arrivi: z.boolean().nullish(),
  disponibili: z.boolean().nullish(),
  condizione: z.enum(askedTermKeys).nullish(),
  cercabile: z.boolean().nullish(),
});

/** Who names nobody is shown what grown-ups wear, where there is such; with these words in the search, all. */
export const forEverybody = "adulti e bambini";

/** Whether filters say for whom goods are: nobody is taken for granted then. */
export const isForSomebody = ({ category, facets }: ListingQuery): boolean =>
  category !== undefined || !!facets.gender?.length;

const Unheeded = fields({
  words: called("parole", requiredText),
  products: called("prodotti", z.number().int().min(0)),
  search: called("cerca", requiredText),
});
export type Unheeded = DomainOf<typeof Unheeded>;

const Part = codec(
  PartWire,
  (wire) => {
    const facet = wire.filtro ? facetNamed(wire.filtro) : undefined;
    return {
      label: wire.etichetta,
      spans: wire.tratti,
      facet: facet && isFacet(facet) ? (facet satisfies FacetKey) : null,
      values: wire.valori ?? [],
      priceMin: wire.prezzo_min ?? undefined,
      priceMax: wire.prezzo_max ?? undefined,
      delivered: wire.spedizione_compresa ?? false,
      onSale: wire.in_sconto ?? false,
      newArrivals: wire.nuovi_arrivi ?? false,
      available: wire.disponibili ?? false,
      term: wire.condizione ?? undefined,
      isSearchable: wire.cercabile ?? false,
    };
  },
  (part) => ({
    etichetta: part.label,
    tratti: part.spans,
    filtro: part.facet && facets[part.facet].param,
    valori: part.facet && part.values,
    prezzo_min: part.priceMin ?? null,
    prezzo_max: part.priceMax ?? null,
    spedizione_compresa: part.delivered,
    in_sconto: part.onSale,
    nuovi_arrivi: part.newArrivals,
    disponibili: part.available,
    condizione: part.term ?? null,
    cercabile: part.isSearchable,
  }),
);
export type UnderstoodPart = DomainOf<typeof Part>;

export const Understood = fields({
  text: called("testo", requiredText),
  parts: called("parti", lenientArray(Part)),
  /** What nothing was found with. */
  leftOut: called("esclusi", lenientArray(requiredText)),
  /** Words that narrow nothing, and of what was left out what other products have: how many there are, and the search that holds to it. */
  claims: called("non_restringono", lenientArray(Unheeded).default([])),
  otherwise: called("altrimenti", lenientArray(Unheeded).default([])),
  /** The text with its typos corrected, and the text that asks for it as it was typed. */
  corrected: called("corretto", text),
  literal: called("alla_lettera", text),
});
export type Understood = DomainOf<typeof Understood>;
