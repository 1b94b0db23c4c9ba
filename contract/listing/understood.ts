/** What a search was understood as, beside the products that it found (product.md 'Search'). Beyond the specification. */
import * as z from "zod";
import type { DomainOf } from "../row";
import { lenientArray, requiredText, text } from "../wire";
import { type FacetKey, facetNamed, isFacet } from "./facets";

const span = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

const PartWire = z.object({
  etichetta: requiredText,
  /** Stretches of the searched text that said it, end exclusive. */
  tratti: z.array(span),
  /** Parameter of the filter that it is; null for a kind, for people and for words. */
  filtro: text,
  valori: z.array(requiredText).nullish(),
  prezzo_min: z.number().nullish(),
  prezzo_max: z.number().nullish(),
  in_sconto: z.boolean().nullish(),
  nuovi_arrivi: z.boolean().nullish(),
  /** Whether its words can be searched for as words. */
  cercabile: z.boolean().nullish(),
});

const Unheeded = z
  .object({ parole: requiredText, prodotti: z.number().int().min(0), cerca: requiredText })
  .transform((wire) => ({ words: wire.parole, products: wire.prodotti, search: wire.cerca }));
export type Unheeded = DomainOf<typeof Unheeded>;

const Part = PartWire.transform((wire) => {
  const facet = wire.filtro ? facetNamed(wire.filtro) : undefined;
  return {
    label: wire.etichetta,
    spans: wire.tratti,
    facet: facet && isFacet(facet) ? (facet satisfies FacetKey) : null,
    values: wire.valori ?? [],
    priceMin: wire.prezzo_min ?? undefined,
    priceMax: wire.prezzo_max ?? undefined,
    onSale: wire.in_sconto ?? false,
    newArrivals: wire.nuovi_arrivi ?? false,
    isSearchable: wire.cercabile ?? false,
  };
});
export type UnderstoodPart = DomainOf<typeof Part>;

export const Understood = z
  .object({
    testo: requiredText,
    parti: lenientArray(Part),
    /** What nothing was found with. */
    esclusi: lenientArray(requiredText),
    /** Words that narrow nothing, and of what was left out what other products have: how many there are, and the search that holds to it. */
    non_restringono: lenientArray(Unheeded).optional(),
    altrimenti: lenientArray(Unheeded).optional(),
    /** The text with its typos corrected, and the text that asks for it as it was typed. */
    corretto: text,
    alla_lettera: text,
  })
  .transform((wire) => ({
    text: wire.testo,
    parts: wire.parti,
    leftOut: wire.esclusi,
    claims: wire.non_restringono ?? [],
    otherwise: wire.altrimenti ?? [],
    corrected: wire.corretto,
    literal: wire.alla_lettera,
  }));
export type Understood = DomainOf<typeof Understood>;
export type UnderstoodWire = z.input<typeof Understood>;
