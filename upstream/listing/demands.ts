/** What a search demands of a product, each thing with its importance: what weighs least is left out first. */
import { colours } from "domain/colours";
import { own } from "domain/own";
import { type FacetPart, manifold, type Part, personOf } from "../search/parts";
import {
  type Condition,
  exclusionCondition,
  facetCondition,
  kindCondition,
  nearly,
  personCondition,
  priceCondition,
  titledCondition,
  wordCondition,
} from "./conditions";
import dearness from "./dearness.json";
import implied from "./implied.json";
import type { Known } from "./known";
import nearValues from "./near-values.json";
import { ownWords } from "./own-words";
import { promisedBy } from "./promises";
import { vocabularyOf } from "./vocabulary";

export interface Demand {
  /**
   * How dear it is: the cheapest gives way first (dearness.json, docs/decisions/0482). What is left out on purpose stays out; who it is for and
   * the size outweigh all that stands below them together. Without a kind the words are what is looked for: `onlyWord`.
   */
  weight: number;
  parts: Part[];
  conditions: Condition[];
  /** Of the kind only what its name must say. */
  finer?: boolean;
  /** Nothing is said when it goes: what is like it is still there. */
  silent?: boolean;
  /** What stands in for something that was asked: where goods have only this it is shown, and said. */
  near?: { instead: Part; part: FacetPart };
}

/** One condition, which weighs nothing: it is only counted what meets it. */
export function demanding(condition: Condition): Demand {
  return { weight: 0, parts: [], conditions: [condition] };
}

/** Answers what only the products know, whoever holds them. */
export interface ProductMatcher {
  meets(condition: Condition): Promise<boolean>;
  /** Places of the demands that the product meets which meets the weightiest ones. */
  weightiest(demands: readonly Demand[]): Promise<ReadonlySet<number>>;
  /** For each list of demands how many products meet all of them, `most` standing for more. */
  meeting(lists: readonly (readonly Demand[])[], most: number): Promise<number[]>;
  /** The price, in cents, below which a third of the products lies that meet all conditions; null without any. */
  third(conditions: readonly Condition[]): Promise<number | null>;
}

/** What a search is answered from. */
export interface Shop {
  known: Known;
  /** Whoever holds the products of what is `known`. */
  matcher: ProductMatcher;
}

/** Parts of one facet are alternatives and stand or fall together; so are people. @param newSince Unix seconds; null: nothing is asked of it */
export function demandsOf(
  parts: readonly Part[],
  known: Known,
  newSince: number | null = null,
): { demands: Demand[]; impossible: Part[] } {
  const impossible: Part[] = [];
  const demands: Demand[] = [];
  const hasKind = parts.some(({ type }) => type === "kind");
  const together = new Map<string, Demand>();
  const join = (key: string, demand: Demand) => {
    const before = together.get(key);
    if (before) {
      before.parts.push(...demand.parts);
      before.conditions.push(...demand.conditions);
      return;
    }
    together.set(key, demand);
    demands.push(demand);
  };
  // What a store sells is priced by that store.
  const named = parts.flatMap((part) => (part.type === "facet" && part.facet === "store" ? part.slugs : []));
  const stores = named.flatMap((slug) => known.labels.storeIds.get(slug) ?? []);
  const offered = stores.length > 0 ? { stores } : {};
  const delivered = parts.some(({ type }) => type === "delivered");
  let [words, beside] = [0, 0];
  for (const part of parts) {
    if (part.type === "kind") {
      const all = ownWords(part, known)?.own ?? [];
      demands.push({ weight: dearness.kind, parts: [part], conditions: [kindCondition(part), all].flat() });
      if (part.titled.length > 0) {
        const conditions = [titledCondition(part, known), all].flat();
        // Shoes with studs are for the field, whoever makes them.
        const weight = own<number>(dearness, part.key) ?? dearness[part.loosely ? "loosely" : "named"];
        demands.push({ weight, parts: [part], conditions, finer: true });
      }
    } else if (part.type === "person")
      join("person", { weight: dearness.person, parts: [part], conditions: [personCondition(part)] });
    else if (part.type === "facet") {
      const near = hasKind ? neighboursOf(part, parts, known) : [];
      const side = sideOf(part);
      // Of what is asked side by side the first word counts for more.
      const weight = weightOf(part, parts, near.length > 0) - (side === part.facet ? 0 : beside++);
      join(side, { weight, parts: [part], conditions: [facetCondition(nearly(part), known)] });
      const exact = { weight: dearness.exact, parts: [part], conditions: [facetCondition(part, known)] };
      if (nearly(part) !== part) join("exact", { ...exact, silent: true });
      demands.push(...near);
    } else if (part.type === "word") {
      const condition = wordCondition(part, known);
      const weight = (hasKind ? dearness.word : dearness.onlyWord) - words;
      if (condition) demands.push({ weight, parts: [part], conditions: [condition] });
      else impossible.push(part);
      words++;
    } else {
      const single = singleOf(part, known, newSince, { ...offered, delivered });
      if (single) demands.push({ ...single, parts: [part] });
    }
  }
  return { demands, impossible };
}

/** For whom goods are meant where nobody is named; no word said so. */
export const grownUpsPart = personOf(["donna", "uomo"], []);
export const grownUps = personCondition(grownUpsPart);
export const grown: Demand = { ...demanding(grownUps), weight: dearness.grown };
export const childrens = demanding(personCondition({ audiences: ["bambina", "bambino", "neonato"] }));

/** Who names a thing and nobody means it for a grown-up, as far as there are such; some occasions tell otherwise. */
export function isForAnybody(parts: readonly Part[]): boolean {
  const told = (part: Part) =>
    part.type === "person" ||
    (part.type === "facet" &&
      (part.facet === "size" || /^(Scuola|Asilo|Nascita|Battesimo)$/.test(part.label)));
  return parts.some((part) => part.type === "kind" || "usually" in part) && !parts.some(told);
}

/** Values of one key are alternatives: a thing has one colour of two, but silver and a pearl, a high waist and flared legs. */
export function sideOf({ facet, label }: FacetPart): string {
  if (facet === "fit") return /vita/.test(label) ? "rise" : facet;
  return manifold.has(facet) ? `${facet} ${label}` : facet;
}

/** 'Ecopelle' for 'pelle', or the very thing: what is nearest to a value that no good has with the rest. */
function neighboursOf(part: FacetPart, parts: readonly Part[], known: Known): Demand[] {
  const labels = own(own<Record<string, string[]>>(nearValues, part.facet), part.label);
  if (!labels) return [];
  const isColour = part.facet === "colour";
  const meant = isColour
    ? colours.flatMap(({ name, slug }) => (labels.includes(name) ? [{ label: name, slugs: [slug] }] : []))
    : attributesNamed(labels, part.facet, known);
  const asked = parts.flatMap((each) =>
    "facet" in each && sideOf(each) === sideOf(part) ? nearly(each).slugs : [],
  );
  const slugs = meant.flatMap(({ slugs }) => slugs);
  if (slugs.every((slug) => asked.includes(slug))) return [];
  const label = [...new Set(meant.map(({ label }) => label))].join(", ");
  const conditions = [facetCondition({ ...part, slugs: [...asked, ...slugs] }, known)];
  const near = { instead: part, part: { ...part, label, slugs, titled: [] } };
  return [{ weight: dearness[isColour ? "nearColour" : "near"], parts: [], conditions, near }];
}

/** Attributes of a facet by their labels, where goods have them. */
function attributesNamed(labels: readonly string[], facet: FacetPart["facet"], known: Known) {
  const { valuesFor, tables } = vocabularyOf(known);
  const named = tables.attributes.filter((each) => each.facet === facet && labels.includes(each.label));
  return named.map(valuesFor).filter(({ slugs }) => slugs.length > 0);
}

/** A holdall is for a journey, whatever is told of it; and a wool coat in beige is nearer to one in camel than a camel trench. */
function weightOf(part: FacetPart, parts: readonly Part[], hasNear: boolean): number {
  const leaves = own<string[]>(implied, part.label) ?? [];
  const kind = parts.find((each) => each.type === "kind");
  if (kind?.leaves[0] && kind.leaves.every((leaf) => leaves.includes(leaf))) return dearness.implied;
  const weight = own<number>(dearness, sideOf(part)) ?? own<number>(dearness, part.facet) ?? dearness.look;
  // 'Lana merino' is wool first.
  const less = part.facet === "colour" ? "nearColour" : part.label.startsWith("Lana ") ? "near" : null;
  return hasNear && less ? weight - dearness[less] : weight;
}

/** Of a part that asks one thing; null where nothing is asked. */
function singleOf(
  part: Part,
  known: Known,
  newSince: number | null,
  { delivered, ...offered }: { stores?: readonly number[]; delivered: boolean },
) {
  const demand = (weight: number, condition: Condition) => ({ weight, conditions: [condition] });
  switch (part.type) {
    case "price":
      return demand(dearness.price, { ...priceCondition(part), ...offered, delivered });
    case "sale":
      return demand(dearness.sale, { type: "reduced", ...offered });
    case "new":
      return newSince === null ? null : demand(dearness.new, { type: "seen", since: newSince });
    case "available":
      return demand(dearness.new, { type: "buyable" });
    case "term": {
      const { storePromises, highest } = known.labels;
      const promised = promisedBy([part.term], storePromises, highest.store);
      return promised && demand(dearness.term, { type: "promised", promised });
    }
    case "without":
      return demand(dearness.without, exclusionCondition(part, known));
    default:
      return null;
  }
}
