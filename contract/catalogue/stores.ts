/** The partner stores (product.md 'Catalogue calls'). */
import * as z from "zod";
import { type DomainOf, get, renamed } from "../row";
import { bareList, cents, identifier, logo, requiredText, shipping, text } from "../wire";

export const PartnerStore = renamed(
  z.object({
    negozio_id: identifier,
    nome_negozio: requiredText,
    slug: requiredText,
    logo_url: logo,
    url_sito_internet: text,
    descrizione: text,
    /** Beyond the specification: what a parcel costs to send; null is not known, and never free. */
    spedizione_negozio: shipping,
    gratis_da: cents,
  }),
  {
    negozio_id: "id",
    nome_negozio: "name",
    logo_url: "logo",
    url_sito_internet: "site",
    descrizione: "description",
    spedizione_negozio: "shipping",
    gratis_da: "freeFrom",
  },
);
export type PartnerStore = DomainOf<typeof PartnerStore>;

export const stores = {
  list: get("/api/negozi", "Partner stores by name", {
    output: bareList(PartnerStore, "negozi", "stores", "rows"),
    cache: "long",
  }),
};
