/** Where a row belongs in our category tree, from path, Google category and title. */
import {
  type Area,
  areaOf,
  categoryFor,
  categoryNamed,
  type TaxonomyNode,
} from "upstream/catalogue/taxonomy";
import type { FeedAudience } from "./audience";
import { categoryWords, googleIds } from "./category-words";
import { fold } from "./text";

export interface CategoryHints {
  /** "Women > Tops > Tees", or a slug of our own tree. */
  path: string;
  /** Id or path of Google's taxonomy. */
  google: string;
  title: string;
}

interface Place {
  area: Area;
  leaf: string | null;
}

/** The nodes of a row, the main one first; unisex goods stand in two parts of the tree. Null when nothing is recognised. */
export function categoriesFrom(hints: CategoryHints, audience: FeedAudience): TaxonomyNode[] | null {
  const own = ownNode(hints.path);
  if (own) {
    const others = audience.all.filter((each) => each !== own.audience);
    return [own, ...others.map((each) => categoryFor(each, own.area, own.leaf))];
  }
  const place = placeOf(hints);
  return place && audience.all.map((each) => categoryFor(each, place.area, place.leaf));
}

/** A path that is, or ends in, a slug of our tree. */
function ownNode(path: string): TaxonomyNode | undefined {
  const last = path.split(">").at(-1)?.trim() ?? "";
  return /^[a-z0-9-]+$/.test(last) ? categoryNamed(last) : undefined;
}

/**
 * The deepest segment of the path that says anything decides; where it names several things ('Bras & Tanks'), or only an
 * area ('Bags'), the title chooses among them.
 */
function placeOf({ path, google, title }: CategoryHints): Place | null {
  const inTitle = placesIn(title);
  const segments = [...path.split(/\s*(?:>|›|»|\|)\s*/).reverse(), ...google.split(/\s*>\s*/).reverse()];
  let area: Area | null = null;
  for (const segment of segments.filter(Boolean)) {
    const told = placesIn(segment).filter((place) => area === null || place.area === area);
    const leaves = told.filter((place) => place.leaf !== null);
    if (leaves.length > 0) {
      const chosen = inTitle.find((place) => leaves.some((leaf) => leaf.leaf === place.leaf));
      if (chosen || leaves.length === 1) return chosen ?? leaves[0] ?? null;
      const beside = inTitle.find((place) => place.leaf !== null && place.area === leaves[0]?.area);
      return beside ?? leaves[0] ?? null;
    }
    area ??= told[0]?.area ?? null;
  }
  const byTitle = inTitle.find((place) => place.leaf !== null && (area === null || place.area === area));
  if (byTitle) return byTitle;
  return area ? { area, leaf: null } : (inTitle[0] ?? null);
}

const remembered = new Map<string, Place[]>();

/** Everything that a phrase names, in the order of importance of the word list. */
function placesIn(phrase: string): Place[] {
  const known = remembered.get(phrase);
  if (known) return known;
  const text = fold(phrase).replace(/[^a-z0-9' -]+/g, " ");
  const id = /^\d+$/.test(phrase.trim()) ? googleIds[phrase.trim()] : undefined;
  const places = id
    ? [{ area: id[0], leaf: id[1] }]
    : categoryWords.filter(([pattern]) => pattern.test(text)).map(([, area, leaf]) => ({ area, leaf }));
  const bySlug = areaOf(text.trim());
  if (bySlug) places.unshift({ area: bySlug, leaf: text.trim() });
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(phrase, places);
  return places;
}
