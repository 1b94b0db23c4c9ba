/** Facet values of a row: keys recognised, lists split, common English words said in Italian. */
import { type FacetKey, facetKeys, facetNamed, facets, isFacet } from "contract/listing/facets";
import type { Told } from "domain/telling-words";
import { onceFor, remembering } from "upstream/remembering";
import type { FeedWords } from "upstream/search/feed-words";
import { Teller } from "upstream/search/told";
import facetWords from "./facet-words.json";
import { capitalised, fold, isPlain, plainText, rememberingBy, slugify } from "./text";

export type FacetEntry = [facet: FacetKey, slug: string, label: string, position: number];

/** Facets with columns or rules of their own: never taken from free attributes. */
const governed = new Set<FacetKey>(["brand", "size", "colour", "store", "gender"]);
const mostValues = 12;
const mostParts = 50;

const keyOfLabel = new Map<string, FacetKey>(
  facetKeys.flatMap((key) => [facets[key].label, facets[key].heading].map((label) => [fold(label), key])),
);
const englishNames = new Map(Object.entries(facetWords) as [string, FacetKey][]);

/** The facet that an attribute's name means ('heelType', 'Tipo di tacco', 'tipo_di_tacco', 'Fabric'), or null. */
export const facetOf = remembering((name: string): FacetKey | null => {
  const key = facetNamed(name.trim());
  if (key && !isFacet(key)) return null;
  const word = fold(name).replace(/_/g, " ");
  const found = key ?? keyOfLabel.get(word) ?? englishNames.get(word) ?? facetNamed(word) ?? null;
  return found === null || !isFacet(found) || governed.has(found) ? null : found;
}, 5_000);

/** The values of one facet. Text is split at commas, semicolons, slashes and bars; a list is taken as it is. */
export function valuesOf(
  facet: FacetKey,
  cell: string | readonly string[],
  words: FeedWords,
): readonly FacetEntry[] {
  if (typeof cell !== "string") return entriesOf(facet, cell.map(plainText), words);
  return cell === "" ? [] : ofText(`${facet}\n${cell}`, words);
}

const ofText = rememberingBy((asked, words): readonly FacetEntry[] => {
  const end = asked.indexOf("\n");
  const parts = plainText(asked.slice(end + 1)).split(/\s*[,;/|]\s*/);
  return entriesOf(asked.slice(0, end) as FacetKey, parts, words);
});

function entriesOf(facet: FacetKey, parts: readonly string[], words: FeedWords): FacetEntry[] {
  const entries = new Map<string, FacetEntry>();
  for (const part of parts.filter(Boolean).slice(0, mostParts)) {
    if (entries.size === mostValues) break;
    const label = labelOf(facet, part, words);
    const slug = slugify(label, 60);
    if (slug) entries.set(slug, [facet, slug, label, 0]);
  }
  return [...entries.values()];
}

/** A value in one spelling: no share ('80% Cotton'), no trade mark signs, Italian where we know the word. */
function labelOf(facet: FacetKey, part: string, words: FeedWords): string {
  const labels = labelsOf(words)[facet];
  // Most parts have nothing of what is taken away here.
  const clean = (isPlain(part) && !part.includes("%") ? part : cleaned(part)).slice(0, 80);
  return labels?.get(fold(clean)) ?? capitalised(clean);
}

function cleaned(part: string): string {
  return part
    .replace(/^\d{1,3}\s*%\s*|\s*\(?\d{1,3}\s*%\)?$/g, "")
    .replace(/[®™©]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

const tellerOf = onceFor(({ tables }: FeedWords) => new Teller(tables.told));
const entryOf = onceFor(
  ({ facet, label }: Told): FacetEntry => [facet as FacetKey, slugify(label, 60), label, 0],
);

/** What the row's name and text tell beside its columns (docs/decisions/0530). */
export function toldBeside(
  { name, description }: { name: string; description: string | null },
  columns: readonly FacetEntry[],
  words: FeedWords,
): FacetEntry[] {
  const said = columns.map(([facet, , label]) => ({ facet, label }));
  return tellerOf(words)
    .beside(name, description ?? "", said)
    .map(entryOf);
}

/** Distinct entries, in a stable order, so that equal rows have equal fingerprints. */
export function mergeValues(lists: readonly (readonly FacetEntry[])[]): FacetEntry[] {
  const merged = new Map<string, FacetEntry>();
  for (const entry of lists.flat()) {
    const key = `${entry[0]} ${entry[1]}`;
    if (!merged.has(key)) merged.set(key, entry);
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, entry]) => entry);
}

/** Labels by facet and folded word; a word that is not listed keeps the store's spelling. */
const labelsOf = onceFor(({ tables }: FeedWords) => {
  const labels: Partial<Record<FacetKey, Map<string, string>>> = {};
  for (const { facet, label, words } of tables.attributes) {
    const known = labels[facet] ?? new Map<string, string>();
    for (const word of words.map(fold)) if (!known.has(word)) known.set(word, label);
    labels[facet] = known;
  }
  return labels;
});
