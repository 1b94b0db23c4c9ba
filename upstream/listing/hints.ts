/** What tells of something without saying it, and what tells the opposite: for 'pantofole chiuse' no open ones come first. */
import { own } from "domain/own";
import { onceFor } from "../remembering";
import { formOf } from "../search/forms";
import type { Part } from "../search/parts";
import { type Condition, titledCondition, withoutCondition } from "./conditions";
import data from "./hints.json";
import type { Known } from "./known";

/** By what was said, the words and phrases of names and values that tell of it; behind a bar those that tell the opposite. */
const hints: Readonly<Record<string, string>> = data;
const entries = Object.entries(hints);

/** Each ranks a product of which a part says nothing itself; by the part's label, in lower case, and its facet where that matters. */
export function hintsOf(part: Part, known: Known, isKept = true) {
  const label = part.label.toLowerCase();
  const ofFacet = "facet" in part ? own(hints, `${part.facet} ${label}`) : undefined;
  // A finer kind that gave way, without a hint of its own, is told by its words: a long dress is long.
  const told = part.type === "kind" && !isKept ? part.words : [];
  const lists = (ofFacet ?? hintOf(label) ?? told.map(hintOf).find(Boolean) ?? "").split("|");
  const [by = [], not = []] = lists.map((list) => list.split(",").flatMap((each) => each.trim() || []));
  return {
    by: by.length > 0 ? telling(by, known) : null,
    not: not.length > 0 ? withoutCondition([telling(not, known)], known) : null,
    steps: by.flatMap((each) => stepsOf(each, known)),
  };
}

/** 'larghezza>': the wider, the more of these are met; 'misure<': the smaller, of whatever measure. */
function stepsOf(hint: string, { labels }: Known): Condition[] {
  const [, named = "", way] = /^(\w+)([<>])$/.exec(hint) ?? [];
  if (!way) return [];
  const all = measuresOf(labels).filter(({ form }) => named === "misure" || form.startsWith(named));
  const beyond = (least: number) =>
    all.flatMap(({ id, place }) => ((way === ">" ? place : 1 - place) >= least ? [id] : []));
  const steps = Array.from({ length: 8 }, (_, step) => beyond((step + 1) / 8));
  return steps.map((values) => ({ type: "labelled", values, stores: [], named: null }));
}

/** Values that tell a measure, each with its place from the smallest of its form ('x x cm'), 0, to the largest, 1. */
const measuresOf = onceFor(({ values }: Known["labels"]) => {
  const told = [...values.values()].filter(({ facet, label }) => facet === "dimension" && /\d/.test(label));
  const sizeOf = ({ label }: { label: string }) =>
    (label.match(/\d+(?:[.,]\d+)?/g) ?? []).reduce((all, each) => all * Number(each.replace(",", ".")), 1);
  const forms = Map.groupBy(told, ({ label }) => label.toLowerCase().replace(/[\d.,]+/g, ""));
  return [...forms].flatMap(([form, all]) => {
    const sizes = [...new Set(all.map(sizeOf))].sort((a, b) => a - b);
    const placeOf = (size: number) => sizes.indexOf(size) / (sizes.length - 1 || 1);
    return all.map((value) => ({ id: value.id, form, place: placeOf(sizeOf(value)) }));
  });
});

/** Forms of a word begin alike: an isolate's first search need not take the ending of every key. */
function hintOf(label: string): string | undefined {
  const [beginning, form] = [label.slice(0, 3), formOf(label)];
  return entries.find(([key]) => key.startsWith(beginning) && formOf(key) === form)?.[1];
}

function telling(phrases: string[], known: Known): Condition {
  const condition = titledCondition({ titled: phrases.map((phrase) => phrase.split(" ")) }, known);
  const named = phrases.flatMap((phrase) => known.labels.valueIds.get(phrase) ?? []);
  return { ...condition, values: [...condition.values, ...named] };
}
