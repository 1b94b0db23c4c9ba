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

/** Where on its page a way out stands, and the sign for it in links; rows of cards are counted from the top. */
const spots = {
  main: "b",
  bar: "s",
  offer: "o",
  folded: "p",
  results: "r",
  relaxed: "x",
  recommended: "v",
  related: "c",
  recent: "t",
  mentioned: "m",
  line: "l",
  row1: "1",
  row2: "2",
  row3: "3",
  row4: "4",
  row5: "5",
  row6: "6",
} as const;

export type Spot = keyof typeof spots;

/** Product and offer behind an address, and where the link stood; null is unknown. */
export interface LinkPayload {
  product: number | null;
  offer: number | null;
  place: Place | null;
  spot: Spot | null;
  /** The public page (`page-of.ts`). */
  page: string | null;
}

export const emptyPayload: LinkPayload = { product: null, offer: null, place: null, spot: null, page: null };

const placeOf = new Map(Object.entries(places).map(([place, letter]) => [letter as string, place as Place]));
const spotOf = new Map(Object.entries(spots).map(([spot, sign]) => [sign as string, spot as Spot]));

/** `l9ix.15wx~r/prodotti`: the place's letter, product and offer in base 36, spot and page; empty without a place. */
export function packLinkPayload({ product, offer, place, spot, page }: LinkPayload): string {
  if (place === null) return "";
  const goods = `${product?.toString(36) ?? ""}${offer === null ? "" : `.${offer.toString(36)}`}`;
  const where = `${spot === null ? "" : spots[spot]}${page ?? ""}`;
  return `${places[place]}${goods}${where === "" ? "" : `~${where}`}`;
}

/** What `packLinkPayload` packed; null for anything else. */
export function unpackLinkPayload(packed: string): LinkPayload | null {
  if (packed === "") return emptyPayload;
  const [, letter = "", product, offer, sign = "", page = null] =
    /^([a-z])([0-9a-z]{1,10})?(?:\.([0-9a-z]{1,10}))?(?:~([0-9a-z])?(\/.*)?)?$/.exec(packed) ?? [];
  const place = placeOf.get(letter);
  // A sign of a newer version opens the way all the same.
  const spot = spotOf.get(sign) ?? null;
  return place === undefined
    ? null
    : { product: numberFrom(product), offer: numberFrom(offer), place, spot, page };
}

function numberFrom(digits: string | undefined): number | null {
  return digits === undefined ? null : Number.parseInt(digits, 36);
}
