/** What the page of a promotion shows, without its code. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Promotion } from "contract";
import { plainText } from "~/lib/labels";
import { formatPrice } from "~/lib/money";
import { saysFigure } from "~/lib/promotion-figure";
import { promotionCard } from "~/lib/promotion-view";
import { promotionHref, promotionsPath } from "~/lib/promotions-url";

/** Votes from which on a rate says something. */
const enoughVotes = 5;

const dayAndTime = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

export type PromotionView = ReturnType<typeof promotionView>;

export function promotionView(
  promotion: Promotion,
  slug: string,
  { exits, site }: AppLoadContext,
  now = new Date(),
) {
  const { url, masked, terms, merchant, trust, seo, startsAt, endsAt } = promotion;
  const path = promotionHref(slug);
  const card = promotionCard(promotion, now);
  const conditions = conditionLines(promotion);
  return {
    ...card,
    discount: saysFigure(card.title, promotion.discount) ? null : card.discount,
    slug,
    path,
    address: new URL(site.origin + path).href,
    masked,
    terms: terms && isSaid(terms, conditions) ? null : terms,
    conditions,
    trust: trustLines(trust),
    out: url && exits.link({ url, product: null, place: "promotion", spot: "main" }),
    shop: merchant.slug && `${promotionsPath}?merchant=${encodeURIComponent(merchant.slug)}`,
    seo,
    startsAt,
    endsAt,
  };
}

/** The structured terms as visitors read them. */
function conditionLines({ conditions }: Promotion): string[] {
  if (!conditions) return [];
  const { minimum, ceiling, brands, excludedBrands, fullPriceOnly } = conditions;
  const named = (slugs: readonly string[]) => slugs.map((slug) => slug.replaceAll("-", " ")).join(", ");
  return [
    minimum && `Spesa minima: ${formatPrice(minimum)}`,
    ceiling && `Sconto massimo: ${formatPrice(ceiling)}`,
    brands.length > 0 && `Marchi: ${named(brands)}`,
    excludedBrands.length > 0 && `Marchi esclusi: ${named(excludedBrands)}`,
    fullPriceOnly && "Non vale sui prodotti già scontati",
  ].filter((line) => typeof line === "string");
}

/** Whether terms in the store's words say nothing but the structured ones. */
function isSaid(terms: string, conditions: readonly string[]): boolean {
  const known = new Set(conditions.map(plainText));
  const sentences = terms.replace(/<[^>]*>/g, " ").split(/[.;](?=\s|$)/);
  return sentences.map((one) => plainText(one)).every((one) => one === "" || known.has(one));
}

function trustLines({ worked, failed, lastWorkedAt }: Promotion["trust"]): string[] {
  const votes = worked + failed;
  const rate = Math.round((worked / votes) * 100);
  return [
    lastWorkedAt && `Ultima volta che ha funzionato: ${dayAndTime.format(new Date(lastWorkedAt))}`,
    votes >= enoughVotes && `Ha funzionato per ${article(rate)}${rate}% di chi l'ha provato (${votes} voti)`,
  ].filter((line) => typeof line === "string");
}

/** As the number is read: l'uno, l'otto, l'undici, l'ottanta, lo zero. */
function article(number: number): string {
  if (number === 0) return "lo ";
  return /^(?:1|8|11|8\d)$/.test(String(number)) ? "l'" : "il ";
}
