/** The payload of a link that leads out, beside its address: packed into a few characters that its signature covers. Pure. */

/** Where on the site a way out stands, and the letter for it in links. */
const places = {
  home: "h",
  listing: "l",
  product: "p",
  article: "a",
  landing: "n",
  cart: "c",
  list: "w",
  promotion: "o",
  letter: "m",
} as const;

export type Place = keyof typeof places;

/** Product and offer behind an address, and where the link stood; null is unknown. */
export interface LinkPayload {
  product: number | null;
  offer: number | null;
  place: Place | null;
}

export const emptyPayload: LinkPayload = { product: null, offer: null, place: null };

const placeOf = new Map(Object.entries(places).map(([place, letter]) => [letter as string, place as Place]));

/** `l9ix.15wx`: the place's letter, product and offer in base 36; empty without a place. */
export function packLinkPayload({ product, offer, place }: LinkPayload): string {
  if (place === null) return "";
  return `${places[place]}${product?.toString(36) ?? ""}${offer === null ? "" : `.${offer.toString(36)}`}`;
}

/** What `packLinkPayload` packed; null for anything else. */
export function unpackLinkPayload(packed: string): LinkPayload | null {
  if (packed === "") return emptyPayload;
  const [, letter = "", product, offer] =
    /^([a-z])([0-9a-z]{1,10})?(?:\.([0-9a-z]{1,10}))?$/.exec(packed) ?? [];
  const place = placeOf.get(letter);
  return place === undefined ? null : { product: numberFrom(product), offer: numberFrom(offer), place };
}

function numberFrom(digits: string | undefined): number | null {
  return digits === undefined ? null : Number.parseInt(digits, 36);
}
