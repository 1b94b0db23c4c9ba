/** What lists hold about the member who keeps them. */
import { ofMember, type PersonalTable, productNameIn } from "../personal-data";
import { sql } from "../sql";

export const wishlistPersonalTables: PersonalTable[] = [
  { table: "wishlists", list: "liste", whose: ofMember },
  {
    table: "wishlist_items",
    list: "prodotti_salvati",
    whose: ({ id }) => sql`list_id IN (SELECT list_id FROM wishlists WHERE user_id = ${id})`,
    named: productNameIn("wishlist_items"),
  },
];
