/** The partner stores (product.md 'Catalogue calls'). */
import * as z from "zod";
import { pictureFrom } from "../picture";
import { type DomainOf, row } from "../row";
import { identifier, listUnder, requiredText, text } from "../wire";

/** A store whose offers are compared here. */
export const PartnerStore = z
  .object({
    negozio_id: identifier,
    nome_negozio: requiredText,
    slug: requiredText,
    logo_url: text,
    url_sito_internet: text,
    descrizione: text,
  })
  .transform((wire) => ({
    id: wire.negozio_id,
    name: wire.nome_negozio,
    slug: wire.slug,
    logo: pictureFrom(wire.logo_url, "logos"),
    site: wire.url_sito_internet,
    description: wire.descrizione,
  }));
export type PartnerStore = DomainOf<typeof PartnerStore>;

export const stores = {
  list: row({
    method: "GET",
    path: "/api/negozi",
    summary: "Partner stores by name",
    input: z.object({}),
    output: listUnder(PartnerStore, "negozi", "stores", "rows"),
    cache: "long",
    auth: "public",
  }),
};
