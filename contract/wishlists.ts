/** Wishlists: lists of a member, what they hold, and sharing by a link (product.md 'Entities', 'The calls'; upstream/DESIGN.md). */
import * as z from "zod";
import { ProductCard } from "./catalogue/card";
import { called, codec, type DomainOf, del, fields, get, Nothing, post, put } from "./row";
import { bareList, bareObject, cents, count, flag, identifier, listUnder, shipping, text } from "./wire";

/** Bounds that keep a member's lists readable and an answer small. */
export const wishlistLimits = { lists: 50, items: 200, name: 60, note: 500 } as const;

/** 128 random bits: who holds it may read the list (upstream/DESIGN.md). */
export const ShareToken = z.string().regex(/^[\w-]{22}$/);

/** A name as a person types it; a blank one is refused with the sentence of product.md 'Messages'. */
export const ListName = z
  .string()
  .max(1_000)
  .transform((name) =>
    name
      .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .trim()
      .slice(0, wishlistLimits.name)
      .trim(),
  )
  .refine((name) => name !== "", "Il nome della lista non può essere vuoto.");

const Sharing = fields({ token: ShareToken, name: called("nome", text) });

const ListPerson = fields({ id: called("persona_id", identifier), name: called("nome", z.string()) });

/** A list as the wire says it; upstreams that know only the specified fields say nothing of the rest. */
export const ListFields = codec(
  z.object({
    lista_id: identifier,
    nome_lista: text,
    numero_prodotti: count,
    ultima: flag,
    condivisione: Sharing.nullish(),
    /** Whose it is, of those whose sizes the member keeps. */
    persona: ListPerson.nullish(),
  }),
  (wire) => ({
    id: wire.lista_id,
    name: wire.nome_lista ?? "Senza nome",
    count: wire.numero_prodotti,
    isLast: wire.ultima,
    sharing: wire.condivisione ?? null,
    person: wire.persona ?? null,
  }),
  (list) => ({
    lista_id: list.id,
    nome_lista: list.name,
    numero_prodotti: list.count,
    ultima: list.isLast,
    condivisione: list.sharing,
    persona: list.person,
  }),
);
export type Wishlist = DomainOf<typeof ListFields>;

/** What there is of a product in the size of the person whose list it is in. */
const InSize = fields({
  label: called("taglia", z.string()),
  stores: called("negozi", count),
  /** Cents with the shipping that is known; null where nobody has it. */
  cents: called("totale", z.number().int().nullable()),
  shipped: called("con_spedizione", flag),
});

/** What was chosen and noted when a product was saved; the card beside it says what it costs now. */
const SavedFields = codec(
  z.object({
    id_elemento: identifier,
    lista_id: identifier.nullish(),
    variante_id: identifier.nullish(),
    quantita_desiderata: z.coerce.number().int().min(1).nullish().catch(null),
    note_personalizzate: text,
    /** Beyond the specification: price and choice at the time of saving, and whether the choice can still be bought. */
    prezzo_salvato: cents,
    salvato_il: text,
    scelta: text,
    scelta_disponibile: z.boolean().nullish(),
    /** The store of the offer that the card shows, and what it asks for a parcel. */
    nella_taglia: InSize.nullish().catch(null),
    spedizione: z.object({ negozio_id: identifier, costo: shipping, gratis_da: cents }).nullish().catch(null),
  }),
  (wire) => ({
    itemId: wire.id_elemento,
    listId: wire.lista_id ?? null,
    variantId: wire.variante_id ?? null,
    quantity: wire.quantita_desiderata ?? 1,
    note: wire.note_personalizzate,
    /** Cents of the choice when it was saved; null where unknown. */
    savedCents: wire.prezzo_salvato,
    savedAt: wire.salvato_il,
    /** 'Rosso, M'; null when nothing was chosen. */
    choice: wire.scelta,
    /** Null when nothing was chosen, or the upstream does not say. */
    choiceAvailable: wire.scelta_disponibile ?? null,
    /** Null where the list is nobody's, or none of that person's sizes counts for it. */
    inSize: wire.nella_taglia ?? null,
    /** Null where the upstream does not say. */
    store: wire.spedizione
      ? {
          id: wire.spedizione.negozio_id,
          rule: { shipping: wire.spedizione.costo, freeFrom: wire.spedizione.gratis_da },
        }
      : null,
  }),
  (saved) => ({
    id_elemento: saved.itemId,
    lista_id: saved.listId,
    variante_id: saved.variantId,
    quantita_desiderata: saved.quantity,
    note_personalizzate: saved.note ?? "",
    prezzo_salvato: saved.savedCents,
    salvato_il: saved.savedAt,
    scelta: saved.choice,
    scelta_disponibile: saved.choiceAvailable,
    nella_taglia: saved.inSize,
    spedizione: saved.store && {
      negozio_id: saved.store.id,
      costo: saved.store.rule.shipping,
      gratis_da: saved.store.rule.freeFrom,
    },
  }),
);

/** One saved product: its card (with the offer of the chosen variant) and what was saved with it. */
export const SavedProduct = z.intersection(
  codec(
    ProductCard,
    (card) => ({ card }),
    ({ card }) => card,
  ),
  SavedFields,
);
export type SavedProduct = DomainOf<typeof SavedProduct>;

/** What became of an addition. The specified API tells it by its sentence alone; ours says `gia_presente` (product.md 'Member calls'). */
export const Added = codec(
  z
    .object({
      message: text,
      id_elemento: identifier.nullish(),
      gia_presente: z.boolean().nullish(),
      data: z.object({ message: text }).nullish(),
    })
    .nullish(),
  (wire) => ({
    itemId: wire?.id_elemento ?? null,
    alreadyThere: wire?.gia_presente ?? /già presente/i.test(wire?.message ?? wire?.data?.message ?? ""),
  }),
  ({ itemId, alreadyThere }) => ({
    message: alreadyThere
      ? "Questo prodotto è già presente in questa lista."
      : "Prodotto aggiunto alla lista!",
    id_elemento: itemId,
    gia_presente: alreadyThere,
  }),
);

export const WhatToTake = fields(
  {
    itemId: called("id_elemento", identifier.nullish()),
    productId: called("prodotto_id", identifier.nullish()),
  },
  ({ id_elemento, prodotto_id }: { id_elemento?: unknown; prodotto_id?: unknown }, context) => {
    if ((id_elemento ?? prodotto_id) == null)
      context.addIssue({ code: "custom", message: "Impossibile rimuovere: id elemento non trovato." });
  },
);

const members = { cache: "none", auth: "visitor" } as const;
const anybody = { cache: "none", auth: "public" } as const;
const ofList = z.object({ listId: identifier });

export const wishlists = {
  lists: get("/wishlist/lists", "The member's lists, oldest first", {
    output: bareList(ListFields, "lists", "liste"),
    ...members,
  }),
  create: post("/wishlist/create", "Makes a list; the same Idempotency-Key makes one", {
    input: fields({
      name: called("nome_lista", ListName),
      personId: called("persona_id", identifier.nullish()),
    }),
    output: bareObject(ListFields, "lista", "list", "data"),
    ...members,
  }),
  rename: put("/wishlist/{listId}", "Names a list anew", {
    input: fields({ ...ofList.shape, name: called("nome_lista", ListName) }),
    output: Nothing,
    ...members,
  }),
  give: put(
    "/wishlist/{listId}/persona",
    "Says whose the list is, of the persons whose sizes the member keeps; null: nobody's in particular",
    { input: ofList.extend({ personId: identifier.nullable() }), output: Nothing, ...members },
  ),
  remember: put("/wishlist/{listId}/ultima", "Notes the list as the one that this member used last", {
    input: ofList,
    output: Nothing,
    ...members,
  }),
  remove: del("/wishlist/{listId}", "Deletes a list; one that holds products only with force, else 409", {
    input: ofList.extend({ force: flag }),
    output: Nothing,
    ...members,
  }),
  products: get("/wishlist/{listId}/products", "What a list holds, latest first", {
    input: ofList,
    output: listUnder(SavedProduct, "products", "prodotti"),
    ...members,
  }),
  add: post(
    "/wishlist/add",
    "Saves a product in a list, once; gia_presente and the message say whether it was there",
    {
      input: fields({
        productId: called("prodotto_id", identifier),
        listId: called("lista_id", identifier),
        variantId: called("variante_id", identifier.nullish()),
        quantity: called("quantita_desiderata", z.coerce.number().int().min(1).max(99).default(1)),
        note: called("note_personalizzate", z.string().max(wishlistLimits.note).default("")),
      }),
      output: Added,
      ...members,
    },
  ),
  change: put(
    "/wishlist/items/{itemId}",
    "Changes a saved product: its list, variant, quantity, note; what is not said stays",
    {
      input: z.object({
        itemId: identifier,
        listId: identifier.nullish(),
        variantId: identifier.nullish(),
        quantity: z.coerce.number().int().min(1).max(99).nullish(),
        note: z.string().max(wishlistLimits.note).nullish(),
      }),
      output: Nothing,
      ...members,
    },
  ),
  take: del(
    "/wishlist/remove",
    "Takes an item out of its list, or a product out of all lists of the member",
    { input: WhatToTake, output: Nothing, sends: "body", ...members },
  ),
  putBack: post(
    "/wishlist/restore",
    "Undoes a removal within a day: the same item, with its saved price and note",
    { input: z.object({ itemId: identifier }), output: Nothing, ...members },
  ),
  check: get("/wishlist/check/{productId}", "Whether a product is in any list of the member, and in which", {
    input: z.object({ productId: identifier }),
    output: fields({
      saved: called("inWishlist", z.boolean()),
      lists: called("liste", z.array(ListFields).default([])),
    }),
    ...members,
  }),
  share: post(
    "/wishlist/{listId}/share",
    "Opens a list to whoever has its link, under a name for strangers; again: the same link",
    { input: ofList.extend({ publicName: ListName }), output: Sharing, ...members },
  ),
  unshare: del("/wishlist/{listId}/share", "Closes a shared list; its link never works again", {
    input: ofList,
    output: Nothing,
    ...members,
  }),
  shared: post(
    "/wishlist/shared",
    "A shared list as strangers see it; the token travels in the body, so that no log holds it",
    {
      input: z.object({ token: ShareToken }),
      output: z.object({ name: z.string(), products: bareList(ProductCard) }),
      ...anybody,
    },
  ),
  copy: post("/wishlist/shared/copy", "Copies a shared list into a new list of the member", {
    input: z.object({ token: ShareToken }),
    output: bareObject(ListFields, "lista", "list", "data"),
    ...members,
  }),
};
