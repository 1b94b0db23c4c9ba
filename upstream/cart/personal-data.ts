/** What a cart holds about the member who fills it. */
import { ofMember, type PersonalTable, productNameIn } from "../personal-data";

export const cartPersonalTables: PersonalTable[] = [
  {
    table: "cart_lines",
    list: "carrello",
    whose: ofMember,
    shown: {
      line_id: "carrello_id",
      product_id: "prodotto_id",
      variant_id: "variante_id",
      store_id: "negozio_id",
      offer_id: "offerta_id",
      colour_label: "colore",
      size_label: "taglia",
      quantity: "quantita",
      added_cents: "prezzo_aggiunta_in_centesimi",
      added_at: "aggiunto_il",
      touched_at: "cambiato_il",
      opened_at: "negozio_aperto_il",
      removed_at: "rimosso_il",
    },
    named: {
      ...productNameIn("cart_lines"),
      "(SELECT s.name FROM stores s WHERE s.store_id = cart_lines.store_id)": "negozio",
    },
  },
];
