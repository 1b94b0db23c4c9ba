/** Which of some texts a search would find, all asked at once: what suggestions may cost whoever holds the products. */
import { Lru } from "../lru";
import { onceFor } from "../remembering";
import { understand } from "../search/understand";
import { inOtherSizes } from "./converted-size";
import { type Demand, demandsOf, type Shop } from "./demands";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

export type Found = "whole" | "some";

/** Kept texts a version. */
const mostRemembered = 2_000;
const remembered = onceFor((_: Known["labels"]) => new Lru<string, boolean>(mostRemembered));

/** As they are read first; a text that says nothing is none. */
export async function searchesWithResults(texts: readonly string[], found: Found, { known, matcher }: Shop) {
  const before = remembered(known.labels);
  const keyOf = (text: string) => `${found} ${text}`;
  const asked: { key: string; lists: readonly (readonly Demand[])[] }[] = [];
  for (const text of new Set(texts)) {
    const key = keyOf(text);
    if (before.has(key)) continue;
    const lists = wantedOf(text, found, known);
    if (lists) asked.push({ key, lists });
    else before.set(key, false);
  }
  const all = asked.flatMap(({ lists }) => lists);
  const met = all.length > 0 ? await matcher.meeting(all, 1) : [];
  for (const { key, lists } of asked) {
    const [whole = 0, converted = 0, exact = 1] = met.splice(0, lists.length);
    before.set(key, whole > 0 || (exact === 0 && converted > 0));
  }
  return texts.map((text) => before.get(keyOf(text)) ?? false);
}

/** What a product must meet so that the text counts as found, and in which sizes else; null where nothing can. */
function wantedOf(text: string, found: Found, known: Known): (readonly Demand[])[] | null {
  const understanding = understand(text, vocabularyOf(known));
  const { parts } = understanding;
  // What is new today is not tomorrow: it is not asked, and left out where nothing is (parsed-search.ts).
  const { demands, impossible } = demandsOf(parts, known);
  if (demands.length === 0 || (found === "whole" && impossible.length > 0)) return null;
  if (found === "whole") {
    const named = parts.find((part) => part.type === "kind");
    const other = named && inOtherSizes(understanding, named, known);
    if (!other) return [demands];
    return [demands, demandsOf(other.convertedFor(other.wearers).parts, known).demands, ...other.asked];
  }
  const kind = demands.find(({ parts, finer }) => !finer && parts.some(({ type }) => type === "kind"));
  const all = { weight: 0, parts, conditions: demands.flatMap(({ conditions }) => conditions) };
  return [[kind ?? all]];
}
