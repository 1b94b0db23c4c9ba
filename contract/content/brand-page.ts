/** What the page of a brand says of it (product.md 'Brands'). */
import * as z from "zod";
import { codec, type DomainOf, get, renamed } from "../row";
import { bareObject, cents, count, lenientArray, logo, requiredText, text } from "../wire";

/** How a brand's sizes run, as reviews say it. */
export const sizeRuns = ["piccolo", "regolare", "grande"] as const;

const BrandPage = codec(
  z.object({
    attribute_slug: requiredText,
    value: requiredText,
    imageUrl: logo,
    descrizione: text,
    productCount: count,
    /** Of what can be bought. */
    prezzo_minimo: cents,
    prezzo_massimo: cents,
    /** Every category that has some of its goods. */
    categorie: lenientArray(
      renamed(z.object({ slug: requiredText, productCount: count }), { productCount: "count" }),
    ),
    vestibilita: z
      .object({ veste: z.enum(sizeRuns), recensioni: z.number().int(), su: z.number().int() })
      .nullish()
      .catch(null),
  }),
  (wire) => ({
    slug: wire.attribute_slug,
    name: wire.value,
    logo: wire.imageUrl,
    /** Sanitised HTML that operators wrote; null where nobody did. */
    description: wire.descrizione,
    productCount: wire.productCount,
    lowestCents: wire.prezzo_minimo,
    highestCents: wire.prezzo_massimo,
    categories: wire.categorie,
    /** What `said` of `of` reviews that speak of sizes agree on; null where too few do. */
    fit: wire.vestibilita
      ? { runs: wire.vestibilita.veste, said: wire.vestibilita.recensioni, of: wire.vestibilita.su }
      : null,
  }),
  (brand) => ({
    attribute_slug: brand.slug,
    value: brand.name,
    imageUrl: brand.logo,
    descrizione: brand.description,
    productCount: brand.productCount,
    prezzo_minimo: brand.lowestCents,
    prezzo_massimo: brand.highestCents,
    categorie: brand.categories,
    vestibilita: brand.fit && { veste: brand.fit.runs, recensioni: brand.fit.said, su: brand.fit.of },
  }),
);
export type BrandPage = DomainOf<typeof BrandPage>;

export const brandPage = {
  bySlug: get(
    "/api/attributes/brand/{slug}",
    "One brand: what operators wrote of it, its prices, and how its sizes run",
    {
      input: z.object({ slug: requiredText.pipe(z.string().max(80)) }),
      output: bareObject(BrandPage, "brand", "data"),
      cache: "long",
    },
  ),
};
