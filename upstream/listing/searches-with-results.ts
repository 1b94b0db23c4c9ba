/** Which of some texts a search would find, all asked at once: what suggestions may cost whoever holds the products. */
import { Lru } from "../lru";
import { understand } from "../search/understand";
import { type Demand, demandsOf, type Shop } from "./demands";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

export type Found = "whole" | "some";

/** Kept texts a version. */
const mostRemembered = 2_000;
const remembered = new WeakMap<Known["labels"], Lru<string, boolean>>();

/** As they are read first; a text that says nothing is none. */
export async function searchesWithResults(texts: readonly string[], found: Found, { known, matcher }: Shop) {
  const before = remembered.get(known.labels) ?? new Lru<string, boolean>(mostRemembered);
  remembered.set(known.labels, before);
  const keyOf = (text: string) => `${found} ${text}`;
  const asked: { key: string; demands: Demand[] }[] = [];
  for (const text of new Set(texts)) {
    const key = keyOf(text);
    if (before.has(key)) continue;
    const demands = wantedOf(text, found, known);
    if (demands) asked.push({ key, demands });
    else before.set(key, false);
  }
  const lists = asked.map(({ demands }) => demands);
  const met = lists.length > 0 ? await matcher.meeting(lists, 1) : [];
  asked.forEach(({ key }, place) => {
    before.set(key, (met[place] ?? 0) > 0);
  });
  return texts.map((text) => before.get(keyOf(text)) ?? false);
}

/** What a product must meet so that the text counts as found; null where nothing can. */
function wantedOf(text: string, found: Found, known: Known): Demand[] | null {
  const { parts } = understand(text, vocabularyOf(known));
  // What is new today is not tomorrow, and nothing that is remembered may say so.
  if (parts.some(({ type }) => type === "new")) return null;
  const { demands, impossible } = demandsOf(parts, known);
  if (demands.length === 0 || (found === "whole" && impossible.length > 0)) return null;
  if (found === "whole") return demands;
  const kind = demands.find(({ parts, finer }) => !finer && parts.some(({ type }) => type === "kind"));
  return kind ? [kind] : [{ weight: 0, parts, conditions: demands.flatMap(({ conditions }) => conditions) }];
}
