/** What tells of something without saying it, and what tells the opposite: for 'pantofole chiuse' no open ones come first. */
import { own } from "domain/own";
import { formOf } from "../search/forms";
import type { Part } from "../search/parts";
import { type Condition, titledCondition, withoutCondition } from "./conditions";
import data from "./hints.json";
import type { Known } from "./known";

/** By what was said, the words and phrases of names and values that tell of it; behind a bar those that tell the opposite. */
const hints: Readonly<Record<string, string>> = data;
const entries = Object.entries(hints);

/** Each ranks a product of which a part says nothing itself; by the part's label, in lower case, and its facet where that matters. */
export function hintsOf(part: Part, known: Known): { by: Condition | null; not: Condition | null } {
  const label = part.label.toLowerCase();
  const ofFacet = "facet" in part ? own(hints, `${part.facet} ${label}`) : undefined;
  const lists = (ofFacet ?? hintOf(label) ?? "").split("|");
  const [by = [], not = []] = lists.map((list) => list.split(",").flatMap((each) => each.trim() || []));
  return {
    by: by.length > 0 ? telling(by, known) : null,
    not: not.length > 0 ? withoutCondition([telling(not, known)], known) : null,
  };
}

/** Forms of a word begin alike: an isolate's first search need not take the ending of every key. */
function hintOf(label: string): string | undefined {
  const [beginning, form] = [label.slice(0, 3), formOf(label)];
  return entries.find(([key]) => key.startsWith(beginning) && formOf(key) === form)?.[1];
}

/** A short sleeve makes no short dress, and a wide sole no wide heel. */
function telling(phrases: string[], known: Known): Condition {
  const condition = titledCondition({ titled: phrases.map((phrase) => phrase.split(" ")) }, known);
  const apart = phrases.some((phrase) => phrase.startsWith("manic"))
    ? /^soleWidth/
    : /^(soleWidth|sleeveType)/;
  const values = condition.values.filter((id) => !apart.test(known.labels.values.get(id)?.facet ?? ""));
  return { ...condition, values };
}
