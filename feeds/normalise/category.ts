/** Where a row belongs in our category tree, from path, Google category and title; and the words that name it, for who looks at the desk. */

import type { CategoryReason } from "contract/import";
import {
  type Area,
  areaOf,
  categoryFor,
  categoryNamed,
  type TaxonomyNode,
} from "upstream/catalogue/taxonomy";
import type { FeedWords, Place } from "upstream/search/feed-words";
import { type FeedAudience, withoutAudience } from "./audience";
import { fold, rememberingBy } from "./text";

export interface CategoryHints {
  /** "Women > Tops > Tees", or a slug of our own tree. */
  path: string;
  /** Id or path of Google's taxonomy. */
  google: string;
  title: string;
  /** Looked at where all others only say the area. */
  description?: string;
}

/** The nodes of a row, the main one first; unisex goods stand in two parts of the tree. Null when nothing is recognised. */
export function categoriesFrom(
  hints: CategoryHints,
  audience: FeedAudience,
  words: FeedWords,
): TaxonomyNode[] | null {
  const own = ownNode(hints.path);
  if (own) {
    const others = audience.all.filter((each) => each !== own.audience);
    return [own, ...others.map((each) => categoryFor(each, own.area, own.leaf))];
  }
  const place = placeOf(hints, words);
  return place && audience.all.map((each) => categoryFor(each, place.area, place.leaf));
}

function ownNode(path: string): TaxonomyNode | undefined {
  return categoryNamed(path.slice(path.lastIndexOf(">") + 1).trim());
}

/** The deepest segment of the path that says anything; where it names several things, or only an area, the title chooses. */
function placeOf({ path, google, title, description = "" }: CategoryHints, words: FeedWords): Place | null {
  const inTitle = placesIn(title, words);
  let area: Place["area"] | null = null;
  for (const { places } of segmentsIn(path, google, words)) {
    const told = places.filter((place) => area === null || place.area === area);
    const leaves = told.filter((place) => place.leaf !== null);
    if (leaves.length > 0) {
      const [first] = inTitle;
      if (leaves.length === 1 && first?.leaf && leaves[0]?.also?.includes(first.leaf)) return first;
      const chosen = inTitle.find((place) => leaves.some((leaf) => leaf.leaf === place.leaf));
      if (chosen || leaves.length === 1) return chosen ?? leaves[0] ?? null;
      const beside = inTitle.find((place) => place.leaf !== null && place.area === leaves[0]?.area);
      return beside ?? leaves[0] ?? null;
    }
    area ??= told[0]?.area ?? null;
  }
  const byTitle = inTitle.find((place) => place.leaf !== null && (area === null || place.area === area));
  if (byTitle) return byTitle;
  return area ? { area, leaf: leafBySigns(area, title, description) } : (inTitle[0] ?? null);
}

/** Words that say which thing of an area it is, and mean other things elsewhere; of a description only its beginning. */
const signs: Partial<Record<TaxonomyNode["area"] & string, readonly [RegExp, string][]>> = {
  orologi: [
    [/\bdigital[ei]?\b|\b(?:lcd|led)\b/, "orologi-digitali"],
    [/\banalog(?:ue|ic[oi])?\b|\bquadrante\b|\blancette\b|\bquar(?:tz|zo)\b/, "orologi-analogici"],
  ],
  borse: [
    [/\b(?:shoulder|sling|cross ?body) ?(?:pack|bag)\b/, "borse-a-tracolla"],
    [/\bpacks?\b/, "zaini"],
  ],
};
const looked = 1_000;

function leafBySigns(area: Place["area"], title: string, description: string): string | null {
  for (const text of [title, description]) {
    const folded = fold(text.slice(0, looked));
    const found = signs[area]?.find(([pattern]) => pattern.test(folded));
    if (found) return found[1];
  }
  return null;
}

const mostSegments = 12;

interface Segment {
  text: string;
  from: "percorso" | "google";
  places: readonly Place[];
}

function segmentsIn(path: string, google: string, words: FeedWords): readonly Segment[] {
  return named(`${path}\n${google}`, words);
}

const named = rememberingBy((asked, words) => {
  const [path = "", google = ""] = asked.split("\n");
  const told = (from: Segment["from"], text: string) =>
    segmentsOf(text).map((segment): Segment => ({ text: segment, from, places: placesIn(segment, words) }));
  return [...told("percorso", path), ...told("google", google)];
});

function segmentsOf(path: string): string[] {
  return path
    .split(/[>›»|]/)
    .slice(-mostSegments)
    .reverse()
    .map((segment) => segment.trim())
    .filter(Boolean);
}

/** The deepest part of a path that is neither an area nor an audience, where none names a thing that we know; null: nothing to ask. */
export function unknownCategory(path: string, google: string, words: FeedWords): string | null {
  if (ownNode(path) || ownNode(google)) return null;
  const segments = segmentsIn(path, google, words);
  if (segments.some(({ places }) => places.some(({ leaf }) => leaf !== null))) return null;
  for (const { text, places } of segments) {
    const bare = places.length === 0 ? withoutAudience(text) : "";
    if (/\p{L}{3}/u.test(bare)) return bare;
  }
  return null;
}

/** Everything that a phrase names, in the order of importance of the vocabulary; ids of Google's taxonomy and our own names too. */
function placesIn(phrase: string, words: FeedWords): readonly Place[] {
  const text = fold(phrase);
  const id = googleIds.get(text);
  if (id) return [{ area: id[0], leaf: id[1] }];
  const area = areaOf(text);
  const told = words.placesIn(phrase);
  return area ? [{ area, leaf: text }, ...told] : told;
}

const ids: Readonly<Record<string, [Area, string | null]>> = {
  "1604": ["abbigliamento", null],
  "2271": ["abbigliamento", "vestiti"],
  "212": ["abbigliamento", null],
  "203": ["abbigliamento", "giacche"],
  "5598": ["abbigliamento", "giacche"],
  "1831": ["abbigliamento", "gilet"],
  "204": ["abbigliamento", "pantaloni"],
  "207": ["abbigliamento", "shorts"],
  "1581": ["abbigliamento", "gonne"],
  "1594": ["abbigliamento", "completi"],
  "213": ["abbigliamento", "intimo"],
  "214": ["abbigliamento", "reggiseni"],
  "209": ["abbigliamento", "calze"],
  "2562": ["abbigliamento", "intimo"],
  "208": ["abbigliamento", "pigiami"],
  "211": ["abbigliamento", "costumi"],
  "5322": ["abbigliamento", null],
  "182": ["abbigliamento", null],
  "187": ["scarpe", null],
  "188": ["gioielli", null],
  "189": ["gioielli", "cavigliere"],
  "191": ["gioielli", "bracciali"],
  "192": ["gioielli", "ciondoli"],
  "194": ["gioielli", "orecchini"],
  "196": ["gioielli", "collane"],
  "197": ["gioielli", "spille"],
  "200": ["gioielli", "anelli"],
  "201": ["orologi", null],
  "167": ["accessori", null],
  "169": ["accessori", "cinture"],
  "170": ["accessori", "guanti"],
  "173": ["accessori", "cappelli"],
  "176": ["accessori", "cravatte"],
  "177": ["accessori", "sciarpe"],
  "178": ["accessori", "occhiali-da-sole"],
  "193": ["gioielli", "gemelli"],
  "2668": ["accessori", "portafogli"],
  "3032": ["borse", null],
  "6551": ["borse", null],
  "5181": ["borse", null],
  "100": ["borse", "zaini"],
  "101": ["borse", "cartelle"],
  "103": ["borse", "borsoni"],
  "104": ["borse", "marsupi"],
  "107": ["borse", "valigie"],
  "549": ["borse", "borse-fasciatoio"],
  "5608": ["borse", "borse-a-tracolla"],
  "473": ["bellezza", null],
  "477": ["bellezza", "trucco-viso"],
  "479": ["bellezza", "profumi"],
  "486": ["bellezza", "cura-dei-capelli"],
  "567": ["bellezza", "cura-del-viso"],
};

const googleIds = new Map(Object.entries(ids));

const longest = 120;

/** Where the rule found it, and the fewest words that say it; null where nothing says it by itself. */
export function categoryReason(
  { path, google, title }: CategoryHints,
  node: TaxonomyNode,
  words: FeedWords,
): CategoryReason | null {
  if (ownNode(path)) return ["indirizzo", (path.split(">").at(-1) ?? "").trim().slice(0, longest)];
  const place = { area: node.area as Place["area"], leaf: node.leaf };
  const isSaid = (places: readonly Place[]) =>
    places.some(({ area, leaf }) => area === place.area && (leaf ?? null) === place.leaf);
  const segment = segmentsIn(path, google, words).find(({ places }) => isSaid(places));
  if (segment) return [segment.from, words.fewestFor(place, segment.text).slice(0, longest)];
  return isSaid(placesIn(title, words)) ? ["titolo", words.fewestFor(place, title).slice(0, longest)] : null;
}
