/** What a cart holds about the member who fills it. */
import { ofMember, type PersonalTable, productNameIn } from "../personal-data";

export const cartPersonalTables: PersonalTable[] = [
  {
    table: "cart_lines",
    list: "carrello",
    whose: ofMember,
    named: {
      ...productNameIn("cart_lines"),
      "(SELECT s.name FROM stores s WHERE s.store_id = cart_lines.store_id)": "negozio",
    },
  },
];
