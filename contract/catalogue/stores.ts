import { called, type DomainOf, fields, get } from "../row";
import { bareList, cents, identifier, logo, requiredText, shipping, text } from "../wire";

export const PartnerStore = fields({
  id: called("negozio_id", identifier),
  name: called("nome_negozio", requiredText),
  slug: requiredText,
  logo: called("logo_url", logo),
  site: called("url_sito_internet", text),
  description: called("descrizione", text),
  /** Beyond the specification: what a parcel costs to send; null is not known, and never free. */
  shipping: called("spedizione_negozio", shipping),
  freeFrom: called("gratis_da", cents),
});
export type PartnerStore = DomainOf<typeof PartnerStore>;

export const stores = {
  list: get("/api/negozi", "Partner stores by name", {
    output: bareList(PartnerStore, "negozi", "stores", "rows"),
    cache: "long",
  }),
};
