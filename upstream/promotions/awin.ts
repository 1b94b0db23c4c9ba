/** Awin's offers, read with suspicion: what is not usable is refused with one reason, what is dubious is left out. */
import { flag, requiredText, text } from "contract/wire";
import { momentFrom } from "domain/moments";
import { parsedUrl } from "domain/parsed-url";
import * as z from "zod";
import { sanitise } from "../content/sanitise";
import { type Draft, fingerprint, storedCountries, storedValue } from "./draft";

/** Awin's own field names (`POST /publisher/{id}/promotions`). */
const Offer = z.object({
  promotionId: requiredText,
  type: text,
  advertiser: z.object({ id: text, name: requiredText, joined: flag.nullish() }),
  title: text,
  description: text,
  terms: text,
  startDate: text,
  endDate: text,
  url: text,
  urlTracking: text,
  dateAdded: text,
  regions: z.object({ all: flag, list: z.array(z.object({ countryCode: text })).nullish() }).nullish(),
  voucher: z.object({ code: text }).nullish(),
});

/** Why an offer cannot be used; for whoever runs the import. */
export class Unusable extends Error {}

/** What Awin says of one offer; store and address are found later. Throws `Unusable`. */
export async function draftFromAwin(raw: unknown, now: Date): Promise<Omit<Draft, "slug" | "store_id">> {
  const read = Offer.safeParse(raw);
  if (!read.success) throw new Unusable(`no ${read.error.issues[0]?.path.join(".")}`);
  const offer = read.data;
  if (offer.advertiser.joined === false) throw new Unusable("the store's programme is not joined");
  const title = plain(offer.title, 200);
  if (!title) throw new Unusable("no title");
  const isVoucher = offer.type?.toLowerCase() === "voucher";
  const code = isVoucher ? (offer.voucher?.code ?? null) : null;
  if (isVoucher && !code) throw new Unusable("no code");
  if (code && (code.length > 60 || /\p{Cc}/u.test(code)))
    throw new Unusable("its code is none that could be typed");
  const { kind, value } = promisedIn(title, offer.description);
  const description = plain(offer.description, 2_000);
  const came = offer.dateAdded ? momentFrom(offer.dateAdded, "start") : null;
  const createdAt = came && came < now.toISOString() ? came : now.toISOString();
  const said = {
    advertiser: offer.advertiser.name,
    title,
    description,
    terms: offer.terms && ((await sanitise(offer.terms)) || null),
    code,
    countries: storedCountries(countriesOf(offer.regions)),
    ...datesOf(offer),
    url: webAddress(offer.url) ?? refuse(`link '${offer.url}' is no web address`),
    tracking_url: webAddress(offer.urlTracking),
  };
  return {
    ...said,
    origin: `awin:${offer.promotionId}`,
    source_hash: fingerprint(said),
    kind,
    value: storedValue(kind, value),
    // Awin writes terms as prose; what a code is for is never read out of that.
    rule: null,
    ended: 0,
    image: null,
    seo_title: null,
    seo_description: null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function datesOf({ startDate, endDate }: { startDate: string | null; endDate: string | null }) {
  const starts_at =
    startDate && (momentFrom(startDate, "start") ?? refuse(`its start cannot be read: ${startDate}`));
  const ends_at = endDate && (momentFrom(endDate, "end") ?? refuse(`its end cannot be read: ${endDate}`));
  if (starts_at && ends_at && starts_at > ends_at) refuse("it ends before it begins");
  return { starts_at, ends_at };
}

function refuse(reason: string): never {
  throw new Unusable(reason.slice(0, 200));
}

function countriesOf(regions: z.output<typeof Offer>["regions"]): string[] {
  if (!regions || regions.all || !regions.list?.length) return [];
  const codes = regions.list.flatMap(({ countryCode }) =>
    countryCode && /^[A-Za-z]{2}$/.test(countryCode) ? [countryCode.toUpperCase()] : [],
  );
  // None that can be read must not become everywhere.
  return codes.length > 0 ? codes : refuse("its countries cannot be read");
}

function webAddress(address: string | null): string | null {
  const url = address && address.length <= 2_048 ? parsedUrl(address) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? address : null;
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }),
);

/** One line of text without tags, cut between words; null when nothing is left. */
function plain(words: string | null, longest: number): string | null {
  const bare = (words ?? "")
    .replace(/<(script|style)\b.*?<\/\1>/gis, " ")
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/&(#?\w{1,6});/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (bare.length <= longest) return bare || null;
  return bare
    .slice(0, longest + 1)
    .replace(/\s+\S*$/, "")
    .slice(0, longest)
    .toWellFormed();
}

/** What a text promises in so many words, for the badge; 'Fino al 50%' promises nothing. @internal its cases are many */
export function promisedIn(title: string, description: string | null): Pick<Draft, "kind" | "value"> {
  for (const words of [title, description ?? ""]) {
    const upTo = /\bfino (al?|all')\b/i.test(words);
    const percent = /(?<![\d,.])(\d{1,2})\s?%/.exec(words)?.[1];
    const euros = /(?<![\d,.])(\d{1,4}(?:,\d{1,2})?)\s?€ di (?:sconto|buono)/i.exec(words)?.[1];
    if (percent && !upTo && Number(percent) > 0) return { kind: "percent", value: Number(percent) };
    if (euros && !upTo) return { kind: "amount", value: Number(euros.replace(",", ".")) };
    if (/spedizione (gratuita|gratis)|consegna gratuita/i.test(words))
      return { kind: "shipping", value: null };
    if (/\b2\s?x\s?1\b|prendi 2 (e )?paghi 1|due al prezzo di uno/i.test(words))
      return { kind: "bogo", value: null };
    if (/\b(omaggio|in regalo|regalo con)\b/i.test(words)) return { kind: "gift", value: null };
  }
  return { kind: null, value: null };
}
