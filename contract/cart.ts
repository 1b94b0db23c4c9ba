/** The cart: what somebody means to buy and in which store, priced anew at every reading (product.md 'Entities', 'Member calls'). */
import * as z from "zod";
import { cartLimits } from "./cart-sums";
import { Attribute, availabilityFrom, shippingCents, storeAddress } from "./catalogue/products";
import { priceFrom } from "./money";
import { pictureFrom, picturesFrom } from "./picture";
import { type DomainOf, renamed, row } from "./row";
import { cents, flag, identifier, lenientArray, listUnder, requiredText, text } from "./wire";

/** The anonymous id: a random UUID, so that nobody guesses somebody's cart. */
export const AnonymousId = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

/** A member's id or an anonymous one; whose cart is meant, and it must be the caller's. */
const owner = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(100));

const amount = z.union([z.number(), z.string()]).nullish();

/** Whose lines go into one parcel. Beyond the specification, like everything about the offer. */
const StoreFields = z
  .object({
    negozio_id: identifier,
    nome: requiredText,
    slug: text,
    logo_url: text,
    costo_spedizione: amount,
    gratis_da: cents,
  })
  .transform((wire) => ({
    id: wire.negozio_id,
    name: wire.nome,
    slug: wire.slug,
    logo: pictureFrom(wire.logo_url, "logos"),
    rule: { shipping: shippingCents(wire.costo_spedizione), freeFrom: wire.gratis_da },
  }));

const attributes = lenientArray(Attribute)
  .nullish()
  .transform((list) => list ?? []);

const LineFields = z
  .object({
    carrello_id: identifier,
    prodotto_id: identifier,
    variante_id: identifier.nullish(),
    nome_variante: text,
    immagine_variante: z.union([z.string(), z.array(z.string())]).nullish(),
    prezzo: cents,
    prezzo_scontato: cents,
    valuta: text,
    quantita: z.coerce.number().int().min(1),
    quantita_disponibile: z.coerce.number().int().nonnegative().nullish().catch(null),
    attributi: attributes,
    slug: text,
    offerta_id: identifier.nullish(),
    negozio: StoreFields.nullish().catch(null),
    url: text,
    /** Of one piece, as its offer says. */
    costo_spedizione: amount,
    disponibilita: text,
    /** What one cost when it was added. */
    prezzo_aggiunta: cents,
    /** Its store was opened from the checkout. */
    aperto: flag,
  })
  .transform((wire) => {
    const price = priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta ?? "EUR");
    const said = (name: string) =>
      wire.attributi.find((attribute) => attribute.name.toLowerCase() === name)?.value ?? null;
    return {
      id: wire.carrello_id,
      productId: wire.prodotto_id,
      variantId: wire.variante_id ?? null,
      offerId: wire.offerta_id ?? null,
      name: wire.nome_variante ?? "Prodotto",
      slug: wire.slug,
      brand: said("brand"),
      /** 'Blu, M'. */
      choice: [said("colore"), said("taglia")].filter((value) => value !== null).join(", ") || null,
      picture: picturesFrom(wire.immagine_variante, "uploads")[0] ?? null,
      price,
      cents: price.current,
      addedCents: wire.prezzo_aggiunta,
      quantity: wire.quantita,
      /** The most that may be asked for. */
      most: Math.min(wire.quantita_disponibile ?? cartLimits.quantity, cartLimits.quantity),
      /** Upstreams that say nothing have it. */
      buyable:
        price.current !== null &&
        wire.quantita_disponibile !== 0 &&
        (wire.disponibilita === null || availabilityFrom(wire.disponibilita) === "in_stock"),
      ownShipping: shippingCents(wire.costo_spedizione),
      store: wire.negozio ?? null,
      url: storeAddress(wire.url),
      opened: wire.aperto,
    };
  });
export type CartLine = DomainOf<typeof LineFields>;
export type CartLineWire = z.input<typeof LineFields>;

/** A code that makes an order cheaper, masked; the saving is on the whole parcel. */
const CodeFields = z
  .object({
    negozio: requiredText,
    nome_negozio: text,
    slug: requiredText,
    mascherato: requiredText,
    risparmio: cents,
  })
  .transform((wire) => ({
    store: wire.negozio,
    storeName: wire.nome_negozio ?? wire.negozio,
    slug: wire.slug,
    masked: wire.mascherato,
    saving: wire.risparmio ?? 0,
  }));
export type CartCode = DomainOf<typeof CodeFields>;

/** Another offer for a line. */
const Move = z
  .object({ carrello_id: identifier, offerta_id: identifier })
  .transform((wire) => ({ lineId: wire.carrello_id, offerId: wire.offerta_id }));

/** What would be cheaper: codes for what was chosen, and the cheapest way to buy it all. */
export const CartAdvice = z
  .object({
    codici: lenientArray(CodeFields),
    /** What was chosen comes to with those codes, shipping included. */
    totale: cents,
    conveniente: z
      .object({ risparmio: cents, totale: cents, scelte: z.array(Move), codici: lenientArray(CodeFields) })
      .nullish(),
  })
  .transform(({ codici, totale, conveniente }) => ({
    codes: codici,
    total: totale,
    cheapest:
      conveniente?.risparmio && conveniente.scelte.length > 0
        ? {
            saving: conveniente.risparmio,
            total: conveniente.totale ?? 0,
            moves: conveniente.scelte,
            codes: conveniente.codici,
          }
        : null,
  }));
export type CartAdvice = DomainOf<typeof CartAdvice>;

/** A quantity as typed; the upper bound is the line's own. */
const quantity = z
  .union([z.number(), z.string().regex(/\S/)])
  .transform(Number)
  .refine(
    (asked) => Number.isInteger(asked) && asked >= 1,
    `Inserisci una quantità da 1 a ${cartLimits.quantity}.`,
  );

/** Which line is meant: product and variant, and its id where they are not enough; ambiguity is refused with 409. */
const meant = {
  utenteId: owner,
  prodottoId: identifier,
  varianteId: identifier.nullish(),
  carrello_id: identifier.nullish(),
};
const meantNames = {
  utenteId: "owner",
  prodottoId: "productId",
  varianteId: "variantId",
  carrello_id: "lineId",
} as const;
const ofOwner = z.object({ utenteId: owner });

/** Lines and the offers that they move to. */
const plainId = z.number().int().nonnegative();
const Choices = z.codec(
  z.object({
    utenteId: z.union([z.string().min(1).max(100), z.number()]),
    scelte: z.array(z.object({ carrello_id: plainId, offerta_id: plainId })).max(cartLimits.lines),
  }),
  z.object({ owner: z.string(), moves: z.array(z.object({ lineId: plainId, offerId: plainId })) }),
  {
    decode: ({ utenteId, scelte }) => ({
      owner: String(utenteId),
      moves: scelte.map((one) => ({ lineId: one.carrello_id, offerId: one.offerta_id })),
    }),
    encode: ({ owner, moves }) => ({
      utenteId: owner,
      scelte: moves.map(({ lineId, offerId }) => ({ carrello_id: lineId, offerta_id: offerId })),
    }),
  },
);

const done = z.unknown().transform(() => null);
/** Whoever has no account has a cart too: the anonymous id travels along. */
const anybody = { cache: "none", auth: "public", anonymous: true } as const;

export const cart = {
  lines: row({
    method: "GET",
    path: "/api/cart/{userId}",
    summary: "The caller's lines, oldest first, at today's prices; t is a parameter against caches",
    input: renamed(z.object({ userId: owner, t: z.coerce.number().nullish() }), { userId: "owner" }),
    output: listUnder(LineFields, "righe", "cart", "carrello"),
    ...anybody,
  }),
  add: row({
    method: "POST",
    path: "/api/cart",
    summary: "Adds pieces of an offer; the same Idempotency-Key adds once. Prices are the upstream's own",
    input: renamed(
      z.object({
        utenteId: owner,
        prodottoId: identifier,
        varianteId: identifier.nullish(),
        offertaId: identifier.nullish(),
        quantita: quantity.default(1),
      }),
      {
        utenteId: "owner",
        prodottoId: "productId",
        varianteId: "variantId",
        offertaId: "offerId",
        quantita: "quantity",
      },
    ),
    output: done,
    ...anybody,
  }),
  update: row({
    method: "PUT",
    path: "/api/cart",
    summary: "Sets the quantity of a line",
    input: renamed(z.object({ ...meant, quantita: quantity }), { ...meantNames, quantita: "quantity" }),
    output: done,
    ...anybody,
  }),
  remove: row({
    method: "DELETE",
    path: "/api/cart",
    summary: "Takes a line out",
    input: renamed(z.object(meant), meantNames),
    output: done,
    sends: "body",
    ...anybody,
  }),
  restore: row({
    method: "POST",
    path: "/api/cart/ripristina",
    summary: "Undoes a removal within a day: the same line",
    input: renamed(ofOwner.extend({ carrello_id: identifier }), { utenteId: "owner", carrello_id: "lineId" }),
    output: done,
    ...anybody,
  }),
  advice: row({
    method: "GET",
    path: "/api/cart/{userId}/consiglio",
    summary: "Codes for what was chosen, and the cheapest combination of offers for all of it",
    input: renamed(z.object({ userId: owner, t: z.coerce.number().nullish() }), { userId: "owner" }),
    output: CartAdvice,
    ...anybody,
  }),
  choose: row({
    method: "PUT",
    path: "/api/cart/offerte",
    summary: "Moves lines to other offers of their variants, all at once",
    input: Choices,
    output: done,
    ...anybody,
  }),
  opened: row({
    method: "PUT",
    path: "/api/cart/aperti",
    summary: "Notes that a store was opened from the checkout",
    input: renamed(ofOwner.extend({ negozioId: identifier }), { utenteId: "owner", negozioId: "storeId" }),
    output: done,
    ...anybody,
  }),
  merge: row({
    method: "POST",
    path: "/api/cart/unisci",
    summary: "Puts an anonymous cart into the member's own and retires it; repeating it changes nothing",
    input: renamed(z.object({ anonimoId: AnonymousId }), { anonimoId: "anonymousId" }),
    output: done,
    cache: "none",
    auth: "visitor",
  }),
};
