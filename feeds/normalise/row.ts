/** One feed record as a row of the catalogue, or the reason why it is refused. */

import { createHash } from "node:crypto";
import type { CatalogueRow, CatalogueStore } from "contract/import";
import { isValidGtin } from "domain/gtin";
import { parsedUrl } from "domain/parsed-url";
import type { FeedWords } from "upstream/search/feed-words";
import { type FeedRecord, Refused } from "../read/record";
import { audienceFrom } from "./audience";
import { brandFrom } from "./brand";
import { categoriesFrom, categoryReason } from "./category";
import { colourFrom } from "./colour";
import { descriptionFrom, productName, withoutShouts } from "./description";
import { packFrom } from "./pack";
import { availabilityFrom, priceOf, shippingFrom } from "./price";
import { type SizedAs, sizeFrom } from "./size";
import { brandSlug, capitalised, plainText, slugify } from "./text";
import { dayInRome, trustedFieldsOf } from "./trusted-fields";
import { type FacetEntry, facetOf, mergeValues, toldBeside, valuesOf } from "./values";

/** What a normaliser needs beside the record; `pictures` answers the stored name of an address, null when there is none. */
export interface Surroundings {
  store: CatalogueStore;
  now: string;
  trustHistory: boolean;
  pictures(address: string): string | null;
  /** The vocabulary with what operators added. */
  words: FeedWords;
}

const mostPictures = 10;

/** Throws `Refused`. The fingerprint covers everything that the catalogue stores, and not the line. */
export function rowFrom(record: FeedRecord, around: Surroundings): CatalogueRow {
  const { cells, line } = record;
  if (record.broken) throw new Refused(record.broken);
  const id = required(cells.id, "id").slice(0, 201);
  if (id.length > 200) throw new Refused("the id is longer than 200 characters");
  const { url, host } = webAddress(cells.link ?? cells.merchant_link);
  const brandLabel = plainText(required(cells.brand, "brand")).slice(0, 80);
  const own = brandSlug(brandLabel);
  if (!own) throw new Refused(`brand '${brandLabel}' has no letters`);
  // What a brand is called here changes whose the product is, not which product it is.
  const { brand, kin } = brandFrom(brandLabel, around.words);
  const title = withoutShouts(plainText(required(cells.title, "title")).slice(0, 300));
  const name = productName(title, [cells.color, cells.size]);
  const availability = availabilityFrom(required(cells.availability, "availability"));
  if (!availability)
    throw new Refused(`availability '${cells.availability?.slice(0, 40)}' is not understood`);
  const { price, list, recommended } = priceOf(record, around.now);
  const colour = colourFrom(plainText(cells.color ?? ""), around.words);
  const categories = categoriesOf(record, title, around.words);
  const size = sizeOf(cells, title, categories.main);
  const description = descriptionFrom(cells.description ?? "");
  const { firstSeen, history, popularity } = trustedFieldsOf(record.trusted, around.trustHistory, around.now);
  const stored = {
    id,
    group: `${own}|${around.store.slug}:${(cells.item_group_id || id).slice(0, 200)}`,
    brand,
    name,
    slug: slugify(nameWithBrand(name, brand.label)) || `articolo-${brand.slug}`,
    description,
    mpn: makersNumber(cells.mpn ?? "") ?? numberInTitle(title),
    gtin: validGtin(cells.gtin ?? ""),
    categories: categories.ids,
    colour: colour && { slug: colour.slug, label: colour.label },
    size,
    ...variantOf(colour?.key, size?.slug, packFrom(title, cells.multipack ?? "", around.words)),
    values: valuesOfRow(record, { name, description }, categories, colour?.second, around.words),
    images: picturesOf(record, around.pictures),
    url,
    host,
    price,
    list,
    // Left out where there is none: rows keep the fingerprints that they had.
    ...{ ...(recommended !== null && { recommended }), ...makersIn(cells) },
    currency: "EUR",
    availability: isOver(cells.expiration_date, around.now) ? "out_of_stock" : availability,
    shipping: shippingFrom(cells.shipping ?? "") ?? shippingRule(around.store, price),
    delivery: cells.delivery_time ? plainText(cells.delivery_time).slice(0, 60) : around.store.delivery,
    popularity,
  } satisfies Partial<CatalogueRow>;
  const fingerprint = createHash("sha256").update(JSON.stringify(stored)).digest("base64url").slice(0, 22);
  return {
    ...stored,
    because: categories.because,
    ...(kin && { kin: [...kin] }),
    line,
    firstSeen,
    firstSeenOn: dayInRome(firstSeen),
    history,
    fingerprint,
  };
}

function variantOf(colour = "", size = "", pack: string | null) {
  return {
    variantKey: `${colour}|${size}${pack ? `|${pack}` : ""}`,
    variantSlug: [colour, size, pack && `conf-${pack}`].filter(Boolean).join("-") || "unica",
  };
}

function isOver(date: string | undefined, now: string): boolean {
  if (!date) return false;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date);
  return Date.parse(isDay ? `${date}T23:59:59+01:00` : date) < Date.parse(now);
}

/** Who makes it and who answers for it, where the feed says so: names and addresses as they are written. */
function makersIn({ producer, responsible_person: responsible }: FeedRecord["cells"]) {
  return {
    ...(producer && { producer: plainText(producer).slice(0, 300) }),
    ...(responsible && { responsible: plainText(responsible).slice(0, 300) }),
  };
}

function required(cell: string | undefined, name: string): string {
  if (!cell) throw new Refused(`no ${name}`);
  return cell;
}

/** An address that visitors may be sent to: http(s), with a host name, without credentials. */
function webAddress(cell: string | undefined): { url: string; host: string } {
  const written = required(cell, "link");
  const url = parsedUrl(written);
  const { href = "", hostname = "" } = url ?? {};
  const named = url && /^https?:$/.test(url.protocol) && hostname.includes(".") && !url.username;
  if (!named || href.length > 2_048) throw new Refused(`link '${written.slice(0, 60)}' is no web address`);
  return { url: href, host: hostname };
}

/** Of a cream or scent that tells no size, how much it holds: its price by the unit is told of that. Pieces ('1 ct') say nothing. */
function sizeOf(
  { size, size_system, unit_pricing_measure: measure = "" }: FeedRecord["cells"],
  title: string,
  of?: SizedAs,
) {
  const isContent = /^\d+(?:[.,]\d+)?\s?(?:[cm]?l|k?g)$/i.test(measure);
  const content = of?.area === "bellezza" ? (isContent ? measure : contentIn(title)) : "";
  return sizeFrom(plainText(size || content), size_system, of);
}

/** '50 ml' of 'Crema solare SPF 50+ 50 ml', and of '2 x 50 ml'; nothing where several are told, '15 + 5 ml' or '30/50 ml'. */
function contentIn(title: string): string {
  const text = title.replace(/\d\+(?=\s)/g, "");
  const [content = "", ...others] = text.match(contents) ?? [];
  return others.length > 0 || /\+\s*\d/.test(text) ? "" : content;
}

const contents = /(?<!\d\s?[/-]\s?|[\d.,])(?:0[.,]\d{1,2}|[1-9]\d*(?:[.,]\d{1,2})?)\s?(?:[cm]?l|k?g|gr)\b/gi;

/** 'Felpa Chaz' + 'Luma' → 'Felpa Chaz Luma', unless the brand is in the name. */
function nameWithBrand(name: string, brand: string): string {
  return `-${slugify(name, 300)}-`.includes(`-${slugify(brand)}-`) ? name : `${name} ${brand}`;
}

function categoriesOf({ cells }: FeedRecord, title: string, words: FeedWords) {
  const path = plainText(cells.product_type ?? "");
  const google = plainText(cells.google_product_category ?? "");
  const audience = audienceFrom(cells.gender ?? "", cells.age_group ?? "", [path, google, title]);
  const description = cells.description ?? "";
  const nodes = categoriesFrom({ path, google, title, description }, audience, words);
  if (!nodes) throw new Refused(`no category for '${path || google || title}'`);
  const gender: FacetEntry = ["gender", audience.gender, capitalised(audience.gender), 0];
  const main = nodes[0];
  const told = main?.leaf ? valuesOf("productType", [main.name], words) : [];
  const because = main ? categoryReason({ path, google, title }, main, words) : null;
  return { ids: [...new Set(nodes.map(({ id }) => id))], values: [gender, ...told], main, because };
}

/** The feed's own 'Tipo di prodotto' stands instead of the one that the category implies; name and text tell what columns do not. */
function valuesOfRow(
  { cells, attributes }: FeedRecord,
  said: Pick<CatalogueRow, "name" | "description">,
  { values, main }: Pick<ReturnType<typeof categoriesOf>, "values" | "main">,
  second: FacetEntry | undefined,
  words: FeedWords,
): FacetEntry[] {
  const lists = [
    valuesOf("material", cells.material ?? "", words),
    valuesOf("pattern", cells.pattern ?? "", words),
    valuesOf("tag", cells.tags ?? "", words),
  ];
  for (const [attribute, value] of attributes) {
    const facet = facetOf(attribute);
    if (facet) lists.push(valuesOf(facet, value, words));
  }
  const columns = lists.flat();
  const implied = second ? [...values, second] : values;
  const told = new Set(columns.map(([facet]) => facet));
  // Scents and creams are named after cloths and seasons: of these only properties are told.
  const beside = toldBeside(said, columns, words).filter(
    ([facet]) => main?.area !== "bellezza" || facet === "feature",
  );
  return mergeValues([columns, beside, implied.filter(([facet]) => !told.has(facet))]);
}

function picturesOf(record: FeedRecord, stored: (address: string) => string | null): string[] {
  const names = pictureAddresses(record).map(stored);
  return [...new Set(names.filter((name) => name !== null))].slice(0, mostPictures);
}

/** Addresses of a row's pictures, front first; commas part them unless they stand inside an address. */
export function pictureAddresses(record: FeedRecord): readonly string[] {
  record.pictures ??= addressesOf(record.cells);
  return record.pictures;
}

const mostAddresses = 100;

function addressesOf({ image_link, additional_image_link }: FeedRecord["cells"]): string[] {
  const first = (image_link ?? "").split(/[,|;\s](?=https?:)/, mostAddresses);
  const more = additional_image_link ? addressesIn(additional_image_link) : [];
  return [...first, ...more].map((address) => address.trim()).filter(Boolean);
}

/** What stands behind a comma or bar is an address if it begins as one, or names a picture before its next blank. */
function addressesIn(cell: string): string[] {
  const parts = cell.split(/([,|])/, 2 * mostAddresses - 1);
  const found: string[] = [];
  let tail = "";
  let isNamed = false;
  for (let at = parts.length - 1; at >= 0; at -= 2) {
    const part = (parts[at] ?? "").trimStart();
    const [head = ""] = part.split(/\s/, 1);
    isNamed = /.\.(?:webp|jpe?g|png|svg|avif)\b/i.test(head) || (isNamed && head === part);
    tail = part + tail;
    if (at > 0 && !isNamed && !/^https?:/i.test(part)) tail = `${parts[at - 1]}${tail}`;
    else {
      found.push(tail);
      tail = "";
    }
  }
  return found.reverse();
}

function shippingRule(store: CatalogueStore, price: number): number | null {
  if (store.freeShippingFrom !== null && price >= store.freeShippingFrom) return 0;
  return store.shipping;
}

/** What stands where there is none: 'N/A', '-', '0'. */
const noNumber = /^(?:n\W?[ad]|none|null|nan|undefined|nessuno|0*|[^a-z0-9]*)$/i;

function makersNumber(cell: string): string | null {
  const told = cell.trim().slice(0, 80);
  return noNumber.test(told) ? null : told;
}

/** 'Air Force 1 CW2288-111': a code in capitals, of six signs and four digits at least; no measure, no years. */
function numberInTitle(title: string): string | null {
  if (!/\d\d/.test(title)) return null;
  const found = title.match(/(?<![\w-])[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\w-])/g) ?? [];
  const isCode = (word: string) =>
    /^.{6,20}$/.test(word) &&
    /(?:\d.*){4}/.test(word) &&
    /[A-Z-]/.test(word) &&
    !/^(?:19|20)\d\d-/.test(word);
  const codes = found.filter(
    (word) => isCode(word) && !/^\d+(?:ML|CM|MM|GR?|L|W)?$|^W\d\d-?L\d\d$/.test(word),
  );
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** Of 13 digits (14 of a case); null unless length and check digit are right. @internal its cases are many */
export function validGtin(cell: string): string | null {
  // Sheets keep a long number's digits behind an apostrophe.
  const digits = cell.replace(/[\s'’-]/g, "");
  if (!isValidGtin(digits) || /^0+$/.test(digits)) return null;
  const padded = digits.padStart(14, "0");
  // Prefixes 02, 04 and 2 are for a shop's own use: the same number means different goods elsewhere.
  const thirteen = padded.startsWith("0") ? padded.slice(1) : padded;
  return /^(02|04|2)/.test(thirteen) && thirteen.length === 13 ? null : thirteen;
}
