/** What is a person's own about sizes: 'Solo la mia taglia (42)' on listings, ways to goods in one's size, what a product costs in it. */
import type { ListingQuery } from "contract";
import {
  isOwnSize,
  type OwnSize,
  type OwnSizes,
  ownSizeFor,
  ownSizesWithin,
  parseOwnSizes,
} from "domain/own-sizes";
import { Fragment } from "react";
import type { Person } from "server/pages/person";
import { changed, listingHref, withFacet } from "~/lib/listing-url";
import type { SizedOffer } from "~/lib/product/view";
import type { SlotKind } from "~/ui/slot";

function sizesOf(person: Person | null): OwnSizes | null {
  return parseOwnSizes(person?.ownSizes);
}

interface FilterOf {
  query: ListingQuery;
  /** Asked for, or understood from a search. */
  category: string | undefined;
  /** Slugs of all sizes that the listing has; null where that is not known. */
  sizes: readonly string[] | null;
}

/** On by one press, off by one; where a listing holds several kinds, one way a kind. */
export const ownSizeFilter: SlotKind<FilterOf> = {
  name: "own-size",
  state: (person) => person?.ownSizes ?? "",
  Show({ of: { query, category, sizes }, person }) {
    const own = sizesOf(person);
    if (!own) return null;
    const size = ownSizeFor(own, category, sizes);
    const kinds = query.facets.size ? [] : ownSizesWithin(own, category);
    if (!size && kinds.length === 0) return null;
    return (
      <>
        {size && <Filter query={query} size={size} isOn={isOwnSize(own, category, query.facets.size)} />}{" "}
        {kinds.map((kind) => (
          <Fragment key={kind.kind}>
            <a
              className="chip"
              href={inSize(changed(query, { category: kind.category }), kind.slugs)}
              data-sets="categoria taglia"
            >
              {`${kind.name} ${kind.label}`}
            </a>{" "}
          </Fragment>
        ))}
      </>
    );
  },
};

function Filter({ query, size, isOn }: { query: ListingQuery; size: OwnSize; isOn: boolean }) {
  if (size.slugs.length === 0 && !isOn)
    return (
      <a className="chip" href="/taglie">
        Qui niente in taglia {size.label}
      </a>
    );
  return (
    <a
      className="chip"
      href={inSize(query, isOn ? [] : size.slugs)}
      aria-current={isOn ? "true" : undefined}
      data-sets="taglia"
    >
      Solo la mia taglia ({size.label})
    </a>
  );
}

function inSize(query: ListingQuery, slugs: readonly string[]): string {
  return listingHref(withFacet(query, "size", slugs));
}

/** On the home page and among the offers: ways to goods in one's sizes; who has told none is asked for them. */
export const ownSizeWays: SlotKind<{ onSale: boolean }> = {
  name: "own-size-ways",
  state: (person) => person?.ownSizes ?? "",
  Show({ of: { onSale }, person }) {
    const own = sizesOf(person);
    const kinds = own ? ownSizesWithin(own, null) : [];
    return (
      <nav className="own-ways block" aria-label="Nella tua taglia">
        {kinds.length === 0 ? (
          <p>
            <a href="/taglie">Dicci le tue taglie</a>: ti mostriamo che cosa c’è, e a che prezzo.
          </p>
        ) : (
          <p>
            {onSale ? "In sconto nella tua taglia: " : "Nella tua taglia: "}
            {kinds.map(({ kind, name, label, category, slugs }) => (
              <span key={kind}>
                <a href={listingHref({ category, onSale, facets: { size: slugs } })}>
                  {name} {label}
                </a>
                {" · "}
              </span>
            ))}
            <a href="/taglie">Cambia</a>
          </p>
        )}
      </nav>
    );
  },
};

interface HereOf {
  category: string | null;
  sizes: SizedOffer[];
  /** Asks to be told when it is back. */
  alert: string;
}

/** Whether this product can be had in one's size, in how many stores, and for how much. */
export const ownSizeHere: SlotKind<HereOf> = {
  name: "own-size-here",
  state: (person, of) => JSON.stringify(hereFor(person, of)),
  Show({ of, person }) {
    const found = hereFor(person, of);
    if (!found) return null;
    const { label, offers } = found;
    const sold = offers.filter(([, , , said]) => said);
    return (
      <div className="own-sizes">
        {sold.map(([slug, name, href, said]) => (
          <p key={slug}>
            Disponibile nella tua taglia (
            {href ? (
              <a href={href} rel={href.includes("?scelta") ? "nofollow" : undefined} data-variant="">
                {name}
              </a>
            ) : (
              name
            )}
            ) {said}
          </p>
        ))}
        {sold.length === 0 && (
          <p>
            Nella tua taglia ({label}) oggi non c’è. <a href={of.alert}>Avvisami quando torna</a>
          </p>
        )}
      </div>
    );
  },
};

/** Null where none of this person's sizes applies. */
function hereFor(person: Person | null, { category, sizes }: HereOf) {
  const own = sizesOf(person);
  const offered = sizes.map(([slug]) => slug);
  const size = own && ownSizeFor(own, category, offered);
  if (!size) return null;
  return { label: size.label, offers: sizes.filter(([slug]) => size.slugs.includes(slug)) };
}

/** Id of the form that puts a look into the cart; it stands on the page of the look. */
export const lookForm = "look";

interface ChoiceOf {
  id: number;
  name: string;
  category: string | null;
  /** Slug, label, id of the offer. */
  sizes: [slug: string, label: string, offer: number][];
}

/** Which size of a piece of a look goes into the cart: one's own, where it is sold. */
export const ownSizeChoice: SlotKind<ChoiceOf> = {
  name: "own-size-choice",
  state: (person, of) => JSON.stringify(choiceFor(person, of)),
  Show({ of, person }) {
    const { id, name, sizes } = of;
    const { own, missing } = choiceFor(person, of);
    return (
      <div className="look-size">
        <label>
          <span>
            Taglia<span className="vh"> di {name}</span>
          </span>
          <select name={`pezzo-${id}`} form={lookForm} required defaultValue={own}>
            {sizes.length > 1 && <option value="">Scegli la taglia</option>}
            {sizes.map(([, label, offer]) => (
              <option key={offer} value={offer}>
                {label}
              </option>
            ))}
            <option value="no">Non metterlo nel carrello</option>
          </select>
        </label>
        {missing && <small>Nella tua taglia ({missing}) oggi non c’è</small>}
      </div>
    );
  },
};

/** The value that is chosen beforehand, and one's size where it is not sold. */
function choiceFor(person: Person | null, { category, sizes }: ChoiceOf) {
  const [first] = sizes;
  const only = sizes.length === 1 && first ? String(first[2]) : "";
  const told = sizesOf(person);
  const size =
    told &&
    ownSizeFor(
      told,
      category,
      sizes.map(([slug]) => slug),
    );
  if (!size) return { own: only, missing: null };
  const own = sizes.find(([slug]) => size.slugs.includes(slug));
  return own
    ? { own: String(own[2]), missing: null }
    : { own: only, missing: first?.[0] ? size.label : null };
}
