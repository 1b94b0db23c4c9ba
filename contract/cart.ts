/** The cart: what somebody means to buy and in which store, priced anew at every reading (product.md 'Entities', 'Member calls'). */
import { cartLimits } from "domain/cart-sums";
import { priceFields, priceFrom } from "domain/money";
import { pictureName, picturesFrom } from "domain/picture";
import * as z from "zod";
import { availabilityFrom, availabilityWords, plainAttributes, storeAddress } from "./catalogue/parts";
import { called, codec, type DomainOf, del, fields, get, member, Nothing, post, put } from "./row";
import { bareList, cents, flag, identifier, logo, requiredText, shipping, text } from "./wire";

/** The anonymous id: a random UUID, so that nobody guesses somebody's cart. */
export const AnonymousId = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

/** A member's id or an anonymous one; whose cart is meant, and it must be the caller's. */
const owner = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(100));

/** Whose lines go into one parcel. Beyond the specification, like everything about the offer. */
const StoreFields = codec(
  z.object({
    negozio_id: identifier,
    nome: requiredText,
    slug: text,
    logo_url: logo,
    costo_spedizione: shipping,
    gratis_da: cents,
  }),
  (wire) => ({
    id: wire.negozio_id,
    name: wire.nome,
    slug: wire.slug,
    logo: wire.logo_url,
    rule: { shipping: wire.costo_spedizione, freeFrom: wire.gratis_da },
  }),
  (store) => ({
    negozio_id: store.id,
    nome: store.name,
    slug: store.slug,
    logo_url: store.logo,
    costo_spedizione: store.rule.shipping,
    gratis_da: store.rule.freeFrom,
  }),
);

const LineFields = codec(
  z.object({
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
    attributi: plainAttributes,
    slug: text,
    offerta_id: identifier.nullish(),
    negozio: StoreFields.nullish().catch(null),
    url: text,
    /** Of one piece, as its offer says. */
    costo_spedizione: shipping,
    disponibilita: text,
    /** What one cost when it was added. */
    prezzo_aggiunta: cents,
    /** Its store was opened from the checkout. */
    aperto: flag,
  }),
  (wire) => {
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
      choice: choiceOf(said("colore"), said("taglia")),
      colour: said("colore"),
      size: said("taglia"),
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
      availability: availabilityFrom(wire.disponibilita),
      ownShipping: wire.costo_spedizione,
      store: wire.negozio ?? null,
      url: storeAddress(wire.url),
      opened: wire.aperto,
    };
  },
  (line) => {
    const said = { Brand: line.brand, Colore: line.colour, Taglia: line.size };
    return {
      carrello_id: line.id,
      prodotto_id: line.productId,
      variante_id: line.variantId,
      // What is no longer in the catalogue has no name.
      nome_variante: line.slug && line.name,
      immagine_variante: pictureName(line.picture, "uploads"),
      ...priceFields(line.price),
      quantita: line.quantity,
      quantita_disponibile: line.most < cartLimits.quantity ? line.most : null,
      attributi: Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
      slug: line.slug,
      offerta_id: line.offerId,
      negozio: line.store,
      url: line.url,
      costo_spedizione: line.ownShipping,
      disponibilita: availabilityWords[line.availability],
      prezzo_aggiunta: line.addedCents,
      aperto: line.opened,
    };
  },
);

/** 'Blu, M'. */
export function choiceOf(colour: string | null, size: string | null): string | null {
  return [colour, size].filter((value) => value !== null).join(", ") || null;
}
export type CartLine = DomainOf<typeof LineFields>;

const Money = z.number().int();
/** A code that makes an order cheaper, masked; the saving is on the whole parcel. */
const Code = z.object({
  store: requiredText,
  storeName: requiredText,
  slug: requiredText,
  masked: requiredText,
  saving: Money,
});
export type CartCode = DomainOf<typeof Code>;

const Move = z.object({ lineId: identifier, offerId: identifier });
const codes = z.array(Code);

/** What was chosen comes to `total` with those codes, shipping included; amounts are cents. */
export const CartAdvice = z.object({
  codes,
  total: Money.nullable(),
  cheapest: z
    .object({
      saving: Money,
      total: Money,
      moves: z.array(Move.extend({ storeName: requiredText })),
      codes,
      /** What all of it costs where one store sells all. */
      oneStore: z.object({ storeName: requiredText, total: Money }).nullable(),
    })
    .nullable(),
});
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
  owner: called("utenteId", owner),
  productId: called("prodottoId", identifier),
  variantId: called("varianteId", identifier.nullish()),
  lineId: called("carrello_id", identifier.nullish()),
};

const ofOwner = z.object({ owner });
const moves = z.array(Move).max(cartLimits.lines);

/** Whoever has no account has a cart too: the anonymous id travels along. */
const anybody = { cache: "none", auth: "public", anonymous: true } as const;

export const cart = {
  lines: get(
    "/api/cart/{userId}",
    "The caller's lines, oldest first, at today's prices; t is a parameter against caches",
    {
      input: fields({ owner: called("userId", owner), t: z.coerce.number().nullish() }),
      output: bareList(LineFields, "righe", "cart", "carrello"),
      ...anybody,
    },
  ),
  add: post(
    "/api/cart",
    "Adds pieces of an offer; the same Idempotency-Key adds once. Prices are the upstream's own",
    {
      input: fields({
        owner: called("utenteId", owner),
        productId: called("prodottoId", identifier),
        variantId: called("varianteId", identifier.nullish()),
        offerId: called("offertaId", identifier.nullish()),
        quantity: called("quantita", quantity.default(1)),
      }),
      output: Nothing,
      ...anybody,
    },
  ),
  update: put("/api/cart", "Sets the quantity of a line", {
    input: fields({ ...meant, quantity: called("quantita", quantity) }),
    output: Nothing,
    ...anybody,
  }),
  remove: del("/api/cart", "Takes a line out", {
    input: fields(meant),
    output: Nothing,
    sends: "body",
    ...anybody,
  }),
  restore: post("/api/cart/ripristina", "Undoes a removal within a day: the same line", {
    input: ofOwner.extend({ lineId: identifier }),
    output: Nothing,
    ...anybody,
  }),
  advice: get(
    "/api/cart/{owner}/consiglio",
    "Codes for what was chosen, and the cheapest combination of offers for all of it",
    { input: z.object({ owner, t: z.coerce.number().nullish() }), output: CartAdvice, ...anybody },
  ),
  choose: put("/api/cart/offerte", "Moves lines to other offers of their variants, all at once", {
    input: ofOwner.extend({ moves }),
    output: Nothing,
    ...anybody,
  }),
  opened: put("/api/cart/aperti", "Notes that a store was opened from the checkout", {
    input: ofOwner.extend({ storeId: identifier }),
    output: Nothing,
    ...anybody,
  }),
  merge: member.post(
    "/api/cart/unisci",
    "Puts an anonymous cart into the member's own and retires it; repeating it changes nothing",
    { input: z.object({ anonymousId: AnonymousId }), output: Nothing },
  ),
};
