/** What lists hold about the member who keeps them. */
import { ofMember, type PersonalTable, productNameIn } from "../personal-data";
import { sql } from "../sql";

export const wishlistPersonalTables: PersonalTable[] = [
  {
    table: "wishlists",
    list: "liste",
    whose: ofMember,
    shown: {
      list_id: "lista_id",
      name: "nome_lista",
      person_id: "persona_id",
      share_token: "link_condiviso",
      share_name: "nome_pubblico",
      looked_at: "usata_il",
      created_at: "creata_il",
    },
  },
  {
    table: "wishlist_items",
    list: "prodotti_salvati",
    whose: ({ id }) => sql`list_id IN (SELECT list_id FROM wishlists WHERE user_id = ${id})`,
    shown: {
      item_id: "id_elemento",
      list_id: "lista_id",
      product_id: "prodotto_id",
      variant_id: "variante_id",
      colour_label: "colore",
      size_label: "taglia",
      quantity: "quantita_desiderata",
      note: "note_personalizzate",
      saved_cents: "prezzo_salvato_in_centesimi",
      saved_at: "salvato_il",
      removed_at: "rimosso_il",
    },
    named: productNameIn("wishlist_items"),
  },
];
