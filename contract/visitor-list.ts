/** The one list of a visitor without account: kept as their cart is, and taken along into an account (product.md 'Wishlists'). */
import * as z from "zod";
import { AnonymousId } from "./cart";
import { del, get, member, Nothing, post } from "./row";
import { identifier, listUnder } from "./wire";
import { Added, ListFields, SavedProduct, WhatToTake } from "./wishlists";

/** Whose list it is says the anonymous id that travels along; a member has lists instead. */
const visitors = { cache: "none", auth: "public", anonymous: true } as const;

export const visitorList = {
  products: get("/api/preferiti", "What the visitor has saved, latest first", {
    output: listUnder(SavedProduct, "products", "prodotti"),
    ...visitors,
  }),
  add: post(
    "/api/preferiti",
    "Saves a product, once; gia_presente and the message say whether it was there",
    {
      input: z.object({ productId: identifier, variantId: identifier.nullish() }),
      output: Added,
      ...visitors,
    },
  ),
  take: del("/api/preferiti", "Takes an item out, or a product; taking out twice is taking out once", {
    input: WhatToTake,
    output: Nothing,
    sends: "body",
    ...visitors,
  }),
  putBack: post(
    "/api/preferiti/ripristina",
    "Undoes a removal within a day: the same item, with its saved price",
    { input: z.object({ itemId: identifier }), output: Nothing, ...visitors },
  ),
  empty: del("/api/preferiti/tutti", "Forgets all that the visitor has saved", {
    output: Nothing,
    ...visitors,
  }),
  fallen: get(
    "/api/preferiti/scesi",
    "Of what the caller, member or visitor, has saved: what costs less now, the greatest falls first",
    { output: listUnder(SavedProduct, "products", "prodotti"), ...visitors },
  ),
  merge: member.post(
    "/api/preferiti/unisci",
    "Brings what was saved before signing in into a list of the member, each product once; answers the list where something came in",
    { input: z.object({ anonymousId: AnonymousId }), output: z.object({ list: ListFields.nullish() }) },
  ),
};
