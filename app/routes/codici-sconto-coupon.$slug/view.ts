/** What the page of a promotion shows, without its code. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Promotion } from "contract";
import { formatPrice } from "~/lib/money";
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
  return {
    ...promotionCard(promotion, now),
    slug,
    path,
    address: new URL(path, site.origin).href,
    masked,
    terms,
    conditions: conditionLines(promotion),
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

function trustLines({ worked, failed, lastWorkedAt }: Promotion["trust"]): string[] {
  const votes = worked + failed;
  const rate = Math.round((worked / votes) * 100);
  return [
    lastWorkedAt && `Ultima volta che ha funzionato: ${dayAndTime.format(new Date(lastWorkedAt))}`,
    votes >= enoughVotes && `Ha funzionato per il ${rate}% di chi l'ha provato (${votes} voti)`,
  ].filter((line) => typeof line === "string");
}
