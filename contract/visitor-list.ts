/** The one list of a visitor without account: kept as their cart is, and taken along into an account (product.md 'Wishlists'). */
import * as z from "zod";
import { AnonymousId } from "./cart";
import { Nothing, renamed, row } from "./row";
import { identifier, listUnder } from "./wire";
import { Added, ListFields, SavedProduct, WhatToTake } from "./wishlists";

/** Whose list it is says the anonymous id that travels along; a member has lists instead. */
const visitors = { cache: "none", auth: "public", anonymous: true } as const;

export const visitorList = {
  products: row({
    method: "GET",
    path: "/api/preferiti",
    summary: "What the visitor has saved, latest first",
    input: z.object({}),
    output: listUnder(SavedProduct, "products", "prodotti"),
    ...visitors,
  }),
  add: row({
    method: "POST",
    path: "/api/preferiti",
    summary: "Saves a product, once; gia_presente and the message say whether it was there",
    input: renamed(z.object({ prodotto_id: identifier, variante_id: identifier.nullish() }), {
      prodotto_id: "productId",
      variante_id: "variantId",
    }),
    output: Added,
    ...visitors,
  }),
  take: row({
    method: "DELETE",
    path: "/api/preferiti",
    summary: "Takes an item out, or a product; taking out twice is taking out once",
    input: WhatToTake,
    output: Nothing,
    sends: "body",
    ...visitors,
  }),
  putBack: row({
    method: "POST",
    path: "/api/preferiti/ripristina",
    summary: "Undoes a removal within a day: the same item, with its saved price",
    input: renamed(z.object({ id_elemento: identifier }), { id_elemento: "itemId" }),
    output: Nothing,
    ...visitors,
  }),
  empty: row({
    method: "DELETE",
    path: "/api/preferiti/tutti",
    summary: "Forgets all that the visitor has saved",
    input: z.object({}),
    output: Nothing,
    ...visitors,
  }),
  fallen: row({
    method: "GET",
    path: "/api/preferiti/scesi",
    summary:
      "Of what the caller, member or visitor, has saved: what costs less now, the greatest falls first",
    input: z.object({}),
    output: listUnder(SavedProduct, "products", "prodotti"),
    ...visitors,
  }),
  merge: row({
    method: "POST",
    path: "/api/preferiti/unisci",
    summary:
      "Brings what was saved before signing in into a list of the member, each product once; answers the list where something came in",
    input: renamed(z.object({ anonimoId: AnonymousId }), { anonimoId: "anonymousId" }),
    output: renamed(z.object({ lista: ListFields.nullish() }), { lista: "list" }),
    cache: "none",
    auth: "visitor",
  }),
};
