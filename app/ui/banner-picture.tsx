/** A banner: its picture leads where the operator said, and their words stand with it (product.md 'Entities'). */
import type { Banner } from "contract";
import { Picture, type PictureProps } from "./picture";

/** The same link stands beside it in words. */
const saidBeside = { tabIndex: -1, "aria-hidden": true } as const;

/** With words beside it the picture stays silent; without, its link is called by the banner's title. */
export function BannerPicture({
  banner,
  ...how
}: { banner: Banner } & Omit<PictureProps, "picture" | "alt">) {
  const { picture, href, title, words, alt } = banner;
  if (!picture) return null;
  if (href === null) return <Picture picture={picture} alt={alt ?? words ?? ""} {...how} />;
  if (words === null)
    return (
      <a href={href}>
        <Picture picture={picture} alt={alt ?? title} {...how} />
      </a>
    );
  return (
    <a href={href} {...saidBeside}>
      <Picture picture={picture} alt="" {...how} />
    </a>
  );
}

/** Title and description as the operator wrote them, as sentences, and before them that somebody pays for it; nothing when there is none of it. */
export function BannerWords({ banner }: { banner: Banner }) {
  const { description, href, paidBy } = banner;
  if (banner.words === null && description === null && paidBy === null) return null;
  const words = banner.words && description ? sentence(banner.words) : banner.words;
  return (
    <p className="banner-words">
      {paidBy !== null && (
        <>
          <small>{`Pubblicità: ${paidBy}`}</small>{" "}
        </>
      )}
      {words !== null && (href === null ? <b>{words}</b> : <a href={href}>{words}</a>)}
      {description !== null && ` ${description}`}
    </p>
  );
}

/** A title that says something before a description needs its stop. */
function sentence(title: string): string {
  return /[.!?…:]$/.test(title) ? title : `${title}.`;
}
