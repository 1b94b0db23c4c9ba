/** What pages show of a promotion: never its code. Days are days of Rome (product.md 'Promotions'). */
import type { Discount, Promotion } from "contract";
import { isExpired } from "domain/code";
import { dayInRome, formatDate } from "./dates-it";
import { euros } from "./money";
import { promotionHref } from "./promotions-url";

/** Days that a promotion counts as new, and that are left when it is about to end. */
const newDays = 7;
const endingDays = 3;

export type PromotionCard = ReturnType<typeof promotionCard>;

export function promotionCard(promotion: Promotion, now: Date) {
  const { slug, title, merchant, picture, description, discount, code, trust } = promotion;
  const expired = isExpired(promotion, now);
  return {
    title,
    /** Its page; null when it has none. */
    href: slug === null ? null : promotionHref(slug),
    store: merchant.name,
    logo: merchant.logo ?? picture,
    description,
    discount: discountText(discount),
    isCode: code !== null,
    isNew: !expired && isNew(promotion, now),
    endsSoon: endsSoon(promotion, now),
    expired,
    expiry: expiryText(promotion, now),
    /** The last three visitors say that it does not work. */
    reported: trust.reported && !expired,
  };
}

/** '-20%', '-15€', '-7,50€', 'Spedizione gratis', 'Omaggio', 'Promo 2x1'. @internal its cases are many and its pages few */
export function discountText(discount: Discount | null): string | null {
  if (!discount) return null;
  const { kind, value } = discount;
  const figure = (number: number) => String(number).replace(".", ",");
  if (kind === "percent") return value === null ? null : `-${figure(value)}%`;
  if (kind === "amount") return value === null ? null : `-${euros(value / 100)}€`;
  return { shipping: "Spedizione gratis", gift: "Omaggio", bogo: "Promo 2x1" }[kind];
}

/** Made or changed today or on one of the seven days before. @internal its borders are moments */
export function isNew(
  { createdAt, updatedAt }: Pick<Promotion, "createdAt" | "updatedAt">,
  now: Date,
): boolean {
  return [createdAt, updatedAt].some((moment) => {
    const days = moment && daysBetween(moment, now.toISOString());
    return typeof days === "number" && days >= 0 && days <= newDays;
  });
}

/** Ends today or on one of the three days after, and is not over. @internal its borders are moments */
export function endsSoon(validity: Pick<Promotion, "endsAt" | "ended">, now: Date): boolean {
  const { endsAt } = validity;
  const days = endsAt && daysBetween(now.toISOString(), endsAt);
  return typeof days === "number" && days <= endingDays && !isExpired(validity, now);
}

/** Days of Rome from one moment to another; null when one is no date. */
function daysBetween(from: string, to: string): number | null {
  const [first, last] = [dayInRome(from), dayInRome(to)];
  return first && last ? Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) : null;
}

/** 'Scade il …' or 'Scaduta il …'; null for an open end. */
function expiryText({ endsAt, ended }: Promotion, now: Date): string | null {
  const day = formatDate(endsAt);
  if (!isExpired({ endsAt, ended }, now)) return day && `Scade il ${day}`;
  // A store may end it before its time: then the day that was announced says nothing.
  return day && isExpired({ endsAt, ended: false }, now) ? `Scaduta il ${day}` : "Scaduta";
}
