/** What one browser is told, as its service worker gets it. Pure. */
import { wholeAddress } from "domain/parsed-url";
import { type Picture, picturesFrom, pictureVariant } from "domain/picture";
import { amount, headline, type NewsItem, type Sender } from "../mail/alert-letters";
import { hashOf } from "../seal";
import type { ToldNews } from "./letters";

const mostLines = 4;

export interface MessageNews extends ToldNews {
  news_id: number;
  images: string;
}

/** What the service worker shows (`app/offline/push.ts`), and what stands in for an earlier message that waits at its service. */
export interface Message {
  topic: string;
  shown: { title: string; body: string; url: string; list: string; tag: string; image?: string };
}

/** One product, or a digest of several. @param news what `told` was made of, the oldest first */
export function messageOf(
  told: readonly NewsItem[],
  news: readonly MessageNews[],
  due: { user_id: number | null; leave_token: string },
  { origin }: Sender,
): Message {
  const list = `${origin}/avvisi${due.user_id === null ? `?token=${due.leave_token}` : ""}`;
  const [first] = told;
  const about = news.findLast(({ slug }) => slug === first?.slug);
  if (told.length === 1 && first && about) {
    const tag = `p${about.product_id}-${hashOf(first.size).slice(0, 8)}`;
    const [picture] = picturesFrom(about.images, "uploads");
    const image = picture && wholeAddress(smaller(picture), origin);
    const title = short(first.size === "" ? first.name : `${first.name}, taglia ${first.size}`);
    return {
      topic: tag,
      shown: {
        title,
        body: saidOf(first),
        url: `${origin}/${first.slug}`,
        list,
        tag,
        ...(image && { image }),
      },
    };
  }
  const lines = told.slice(0, mostLines).map((one) => `${short(one.name)}: ${amount(one.cents)}`);
  if (told.length > mostLines) lines.push(`E altri ${told.length - mostLines}.`);
  const tag = `n${news.at(-1)?.news_id}`;
  return { topic: tag, shown: { title: headline(told), body: lines.join("\n"), url: list, list, tag } };
}

function saidOf({ cents, before, fromSearch }: NewsItem): string {
  if (before !== null) return `Ora ${amount(cents)} invece di ${amount(before)}.`;
  return fromSearch
    ? `Una novità per la tua ricerca: ${amount(cents)}.`
    : `Di nuovo disponibile a ${amount(cents)}.`;
}

function smaller(picture: Picture): string {
  const width = picture.widths.find((width) => width >= 320) ?? picture.widths.at(-1);
  return width === undefined ? picture.src : pictureVariant(picture, width, "webp");
}

/** Names of feeds have any length; messages do not. */
function short(name: string): string {
  return name.length > 100 ? `${name.slice(0, 99)}…` : name;
}
