/** The heart of a product: a button of the page's one form (`savingForm`), that saves or leads to 'Salva nella lista'. */
import { heartText } from "~/lib/heart-text";
import { Icon } from "~/ui/icon";
import type { SlotKind } from "~/ui/slot";

/** Of the product, the same on every page. */
export interface HeartOf {
  id: number;
  /** Slug of what is chosen, on the product's page. */
  slug?: string;
  name: string;
  /** Says what it does beside the icon: on the product page. */
  wide?: boolean;
}

/** Id of the form that hearts belong to; it stands in the layout. */
export const savingForm = "salva";

export const heart: SlotKind<HeartOf> = {
  name: "heart",
  state: (person, { id }) => (person?.saved.includes(id) ? "saved" : ""),
  Show({ of, person }) {
    const saved = person?.saved.includes(of.id) ?? false;
    return (
      <button
        type="submit"
        form={savingForm}
        className={`heart${of.wide ? " wide aside" : ""}${saved ? " saved" : ""}`}
        formAction={`/wishlist/salva?prodotto=${of.slug ?? of.id}`}
        data-heart={of.slug && of.id}
      >
        <Icon name="heart" />
        <span className={of.wide ? undefined : "vh"}>{heartText(saved)}</span>
        <span className="vh">{`: ${of.name}`}</span>
      </button>
    );
  },
};
