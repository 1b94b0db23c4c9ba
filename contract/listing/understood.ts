/** What a search was understood as, beside the products that it found (product.md 'Search'). Beyond the specification. */
import * as z from "zod";
import { codec, type DomainOf, renamed } from "../row";
import { lenientArray, requiredText, text } from "../wire";
import { type FacetKey, facetNamed, facets, isFacet } from "./facets";

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
  cercabile: z.boolean().nullish(),
});

const Unheeded = renamed(
  z.object({ parole: requiredText, prodotti: z.number().int().min(0), cerca: requiredText }),
  { parole: "words", prodotti: "products", cerca: "search" },
);
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
      onSale: wire.in_sconto ?? false,
      newArrivals: wire.nuovi_arrivi ?? false,
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
    in_sconto: part.onSale,
    nuovi_arrivi: part.newArrivals,
    cercabile: part.isSearchable,
  }),
);
export type UnderstoodPart = DomainOf<typeof Part>;

export const Understood = renamed(
  z.object({
    testo: requiredText,
    parti: lenientArray(Part),
    /** What nothing was found with. */
    esclusi: lenientArray(requiredText),
    /** Words that narrow nothing, and of what was left out what other products have: how many there are, and the search that holds to it. */
    non_restringono: lenientArray(Unheeded).default([]),
    altrimenti: lenientArray(Unheeded).default([]),
    /** The text with its typos corrected, and the text that asks for it as it was typed. */
    corretto: text,
    alla_lettera: text,
  }),
  {
    testo: "text",
    parti: "parts",
    esclusi: "leftOut",
    non_restringono: "claims",
    altrimenti: "otherwise",
    corretto: "corrected",
    alla_lettera: "literal",
  },
);
export type Understood = DomainOf<typeof Understood>;
