/** The sizes that this visitor chose before, offered before all others: in the filters of the listing, and on the product page. */
import type { Person } from "server/pages/person";
import { choices } from "~/forms/consent";
import type { SlotKind } from "~/ui/slot";

export type OfferedSize = [slug: string, label: string, href: string];

interface SizesOf {
  sizes: OfferedSize[];
  /** Of a product: its links choose a variant. */
  variants?: boolean;
}

export const ownSizes: SlotKind<SizesOf> = {
  name: "sizes",
  state: (person, of) => String(offered(person, of)),
  Show({ of, person }) {
    const sizes = offered(person, of);
    if (sizes.length === 0) return null;
    return (
      <div className="own-sizes">
        <p>{sizes.length === 1 ? "La tua taglia" : "Le tue taglie"}</p>
        <ul className={of.variants ? undefined : "tight"}>
          {sizes.map(([slug, label, href]) => (
            <li key={slug}>
              <a
                className={of.variants ? "value" : undefined}
                href={href}
                rel={href.includes("?scelta") ? "nofollow" : undefined}
                {...(of.variants && { "data-variant": "" })}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  },
};

/** Those that the page offers, the latest choice first. */
function offered(person: Person | null, { sizes }: SizesOf): OfferedSize[] {
  return (person?.sizes ?? []).flatMap((own) => sizes.filter(([slug]) => slug === own));
}

/** What is remembered, and the button that ends it; stands within the form of the preferences. */
export const rememberedSizes: SlotKind<null> = {
  name: "remembered-sizes",
  state: (person) => String(person?.sizes ?? ""),
  Show: ({ person }) =>
    person && person.sizes.length > 0 ? (
      <p className="meta remembered" id="taglie">
        <span>Taglie che ricordiamo: {person.sizes.map(shown).join(", ")}. </span>{" "}
        <button type="submit" name="scelta" value={choices.forgetSizes}>
          Dimentica le taglie
        </button>
      </p>
    ) : null,
};

function shown(slug: string): string {
  return slug.replaceAll("-", " ").toUpperCase();
}
