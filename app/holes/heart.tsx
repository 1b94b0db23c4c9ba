/** The heart of a product, on its card and on its page: a link to 'Salva nella lista', filled where the product is saved. */
import { heartText } from "~/lib/heart-text";
import type { HoleKind } from "~/ui/hole";
import { Icon } from "~/ui/icon";

/** Of the product, the same on every page. */
export interface HeartOf {
  id: number;
  /** Slug of the product or of the chosen variant; the id where there is none. */
  slug: string;
  name: string;
  /** Says what it does beside the icon: on the product page. */
  wide?: boolean;
}

export const heart: HoleKind<HeartOf> = {
  name: "heart",
  state: (person, { id }) => (person?.saved.includes(id) ? "saved" : ""),
  Show({ of, person }) {
    const saved = person?.saved.includes(of.id) ?? false;
    return (
      <a
        className={`heart${of.wide ? " wide aside" : ""}${saved ? " saved" : ""}`}
        href={`/wishlist/salva?prodotto=${of.slug}`}
        rel="nofollow"
        data-heart={of.id}
      >
        <Icon name="heart" />
        <span className={of.wide ? undefined : "vh"}>{heartText(saved)}</span>
        <span className="vh">{`: ${of.name}`}</span>
      </a>
    );
  },
};
