/** What stores call their columns where they are neither Google's nor Awin's: a proposal, which a person confirms once per store. */
import { folded } from "domain/folded";
import { own } from "domain/own";
import type { Column } from "./record";

/** Names as `joined` writes them, the more usual first. */
const words: Partial<Record<Column, string>> = {
  id: "id sku codice codice_articolo codice_prodotto cod_articolo cod_prodotto cod id_prodotto id_articolo product_id item_id offer_id articolo_id riferimento reference product_code item_code handle variant_id variant_sku unique_id uid art codart",
  item_group_id:
    "codice_padre codice_gruppo codice_modello id_padre parent_sku parent_id group_id gruppo modello parent master_id style_code codice_base id_modello",
  title:
    "titolo nome nome_prodotto nome_articolo prodotto articolo denominazione name product_name product_title item_name titolo_prodotto",
  description:
    "descrizione descrizione_prodotto descrizione_lunga descrizione_estesa descrizione_breve testo dettagli desc body body_html long_description product_description summary content",
  link: "url link_prodotto url_prodotto collegamento indirizzo pagina product_url product_link deeplink deep_link landing_page permalink indirizzo_web product_page_url",
  image_link:
    "immagine foto immagini url_immagine link_immagine immagine_principale foto_1 immagine_1 image images image_url picture picture_url img main_image image_src imageurl featured_image thumbnail photo pictures immagine1 foto1 img_url",
  additional_image_link:
    "immagini_aggiuntive altre_immagini foto_2 immagine_2 foto_3 immagine_3 immagine2 immagine3 additional_images other_images gallery galleria additional_image image_2 image_3 image_4",
  availability:
    "disponibilita disponibile stato stato_magazzino magazzino giacenza quantita qta scorte stock stock_status quantity qty in_stock instock inventory available inventory_quantity stock_quantity",
  price:
    "prezzo prezzo_vendita prezzo_iva_inclusa prezzo_ivato prezzo_pubblico importo costo prezzo_eur price_eur regular_price current_price prezzo_di_vendita variant_price amount",
  sale_price:
    "prezzo_scontato prezzo_offerta prezzo_promo prezzo_saldo prezzo_promozionale saldo special_price discounted_price offer_price prezzo_in_offerta prezzo_in_saldo",
  previous_price:
    "prezzo_pieno prezzo_barrato prezzo_precedente prezzo_originale prezzo_prima prezzo_vecchio vecchio_prezzo old_price price_old compare_at_price original_price was_price previous_price former_price strike_price crossed_price streichpreis alter_preis vorheriger_preis ursprungspreis prix_barre prix_barres ancien_prix prix_avant prix_initial prix_d_origine precio_anterior precio_tachado precio_antes precio_original",
  recommended_price:
    "prezzo_listino listino prezzo_di_listino prezzo_consigliato prezzo_al_pubblico_consigliato list_price rrp rrp_price msrp srp recommended_price recommended_retail_price suggested_price suggested_retail_price manufacturer_suggested_retail_price maximum_retail_price uvp upe uvp_preis unverbindliche_preisempfehlung listenpreis prix_conseille prix_public_conseille prix_catalogue pvpr pvp_recomendado precio_recomendado precio_de_catalogo precio_de_lista",
  currency: "valuta currency_code moneta",
  brand: "marca marchio marche produttore casa brand_name manufacturer vendor label designer",
  gtin: "ean ean13 ean_13 codice_a_barre codice_ean barcode upc gtin13 gtin_13 ean_code isbn",
  mpn: "codice_produttore codice_fornitore part_number manufacturer_code codice_costruttore",
  product_type:
    "categoria categorie categoria_prodotto reparto tipologia tipo tipo_prodotto category categories product_category sottocategoria category_path percorso_categoria breadcrumb type category_name",
  color: "colore colori variante_colore colour color_name nome_colore tinta variant_color",
  size: "taglia taglie misura misure numero size_name variante_taglia variant_size formato",
  gender: "genere sesso target suitable_for per_chi",
  age_group: "eta fascia_eta fascia_di_eta gruppo_eta age",
  material: "materiale materiali composizione tessuto fabric materials",
  pattern: "fantasia motivo stampa",
  shipping:
    "spedizione spese_spedizione costo_spedizione spese_di_spedizione shipping_cost delivery_cost shipping_price trasporto",
  delivery_time: "tempi_consegna tempo_consegna consegna tempi_di_consegna delivery lead_time shipping_time",
  return_days: "giorni_reso giorni_per_il_reso reso_entro_giorni return_period return_window days_to_return",
  free_returns: "reso_gratuito resi_gratuiti reso_gratis free_return",
  payment_methods:
    "pagamenti metodi_pagamento metodi_di_pagamento modalita_pagamento payment_options payments",
  store_country: "paese_negozio paese_spedizione ships_from_country ships_from",
  store_rating: "voto_negozio voto_del_negozio valutazione_negozio merchant_rating seller_rating shop_rating",
  store_rating_count:
    "numero_giudizi_negozio giudizi_negozio recensioni_negozio merchant_rating_count seller_rating_count shop_rating_count store_reviews",
  store_rating_source: "fonte_voto fonte_voto_negozio fonte_giudizi merchant_rating_source rating_source",
  store_outlet: "negozio_outlet outlet_store is_outlet_store",
  expiration_date: "scadenza data_scadenza valido_fino fine_validita expiry expires valid_to",
  tags: "etichette tag parole_chiave keywords",
  store_name: "negozio nome_negozio venditore merchant shop shop_name store seller merchant_name",
};

export const knownColumns = [
  ...(Object.keys(words) as Column[]),
  "google_product_category" as const,
  "tracked_link" as const,
  "size_system" as const,
  "sale_price_effective_date" as const,
];

const columnOf = new Map(
  Object.entries(words).flatMap(([column, names]) =>
    names.split(" ").map((name) => [name, column as Column] as const),
  ),
);
const several = new Set<Column>(["additional_image_link", "description", "product_type"]);

function joined(name: string): string {
  return folded(name)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}

/** What each of these names (by `columnName`) may mean: the whole name, else words in it; no column twice. @param known what is certain */
export function proposedColumns(
  names: readonly string[],
  known: Readonly<Record<string, Column>>,
): Record<string, Column> {
  const proposal = new Map<string, Column>();
  const taken = new Set<Column>();
  const give = (name: string, column: Column | undefined) => {
    if (!column || proposal.has(name) || (taken.has(column) && !several.has(column))) return;
    proposal.set(name, column);
    taken.add(column);
  };
  for (const name of names) give(name, own(known, name));
  for (const name of names) give(name, columnOf.get(joined(name)));
  for (const name of names) give(name, within(joined(name)));
  return withPrice(Object.fromEntries(proposal));
}

/** Where a feed says one price alone, it is what the thing costs: 'Prezzo di listino'. */
function withPrice(proposal: Record<string, Column>): Record<string, Column> {
  const meant = Object.values(proposal);
  const [only, ...others] = Object.keys(proposal).filter((name) =>
    ["previous_price", "recommended_price", "sale_price"].includes(own(proposal, name) ?? ""),
  );
  return meant.includes("price") || only === undefined || others.length > 0
    ? proposal
    : { ...proposal, [only]: "price" };
}

/** 'prezzo_al_pubblico_eur' holds 'prezzo': the longest name that stands in it counts. */
function within(name: string): Column | undefined {
  const parts = name.split("_").slice(0, 8);
  for (let length = parts.length - 1; length > 0; length--)
    for (let from = 0; from + length <= parts.length; from++) {
      const found = columnOf.get(parts.slice(from, from + length).join("_"));
      if (found) return found;
    }
  return undefined;
}
