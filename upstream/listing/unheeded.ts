/** What of a search narrows nothing, or had to be left out, and what it would cost to hold to it. */
import { forEverybody } from "contract/listing/understood";
import type { ClaimPart, Part } from "../search/parts";
import { understand } from "../search/understand";
import { filtersOf, type ParsedSearch, type Unheeded } from "./compiled";
import { priceCondition, wordCondition } from "./conditions";
import { childrens, type Demand, demanding, demandsOf, grownUps, grownUpsPart, type Shop } from "./demands";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

/** More are not counted to the last one. */
const mostCounted = 1_000;
const mostParts = 3;

/** With the numbers of what it leaves out and of what narrows nothing: one question to whoever holds the products, or none. */
export async function withUnheeded(found: ParsedSearch, { known, matcher }: Shop): Promise<ParsedSearch> {
  const asked = await forWhom(found, { known, matcher });
  const claims = claimsOf(asked, known);
  const others = othersOf(asked, known);
  const lists = [...claims, ...others].map(({ demands }) => demands);
  const asking = lists.filter((demands) => demands.length > 0);
  const counted = asking.length > 0 ? await matcher.meeting(asking, mostCounted) : [];
  const told = ({ demands, ...rest }: Wanted): Unheeded => ({
    ...rest,
    products: demands.length > 0 ? (counted[asking.indexOf(demands)] ?? 0) : 0,
  });
  return { ...asked, claims: claims.map(told), otherwise: others.map(told) };
}

/** That grown-ups are meant is told where children's goods, too, are what was asked; else it goes without saying. */
async function forWhom(asked: ParsedSearch, { known, matcher }: Shop): Promise<ParsedSearch> {
  if (!asked.parts.includes(grownUpsPart)) return asked;
  const parts = asked.parts.filter((part) => part !== grownUpsPart);
  const conditions = asked.conditions.filter(({ condition }) => condition !== grownUps);
  const anybodys = { ...asked, parts, conditions };
  const [young] = await matcher.meeting([[...askedBy(anybodys, known), childrens]], 1);
  return young ? asked : anybodys;
}

/** All that must hold. */
function askedBy(asked: ParsedSearch, known: Known): Demand[] {
  const reduced = asked.says.has("sale") ? [{ type: "reduced" } as const] : [];
  return [...filtersOf(asked, known), priceCondition(asked.price), ...reduced].map(demanding);
}

interface Wanted {
  words: string;
  search: string;
  /** None: nothing meets it. */
  demands: Demand[];
}

/** Each word that narrows nothing, together with all that was found. */
function claimsOf(asked: ParsedSearch, known: Known): Wanted[] {
  const { text } = asked.understanding;
  const claims = asked.parts.filter((part): part is ClaimPart => part.type === "claim").slice(0, mostParts);
  if (claims.length === 0) return [];
  const found = askedBy(asked, known);
  return claims.map((part) => {
    const condition = wordCondition({ word: part.word }, known);
    return {
      words: part.word,
      search: rewritten(text, [part], (words) => `"${words}"`),
      demands: condition ? [...found, demanding(condition)] : [],
    };
  });
}

/** What was left out with the thing and the people alone: what else was said may be what stood in its way. */
function othersOf({ understanding: { text }, parts, leftOut }: ParsedSearch, known: Known): Wanted[] {
  const isCore = (part: Part) => /^(kind|person|without)$/.test(part.type) && part !== grownUpsPart;
  const core = parts.filter(isCore);
  const given = parts.filter((part) => !isCore(part));
  if (given.length === 0 || !core.some(({ type }) => type === "kind")) return [];
  return leftOut.flatMap((part): Wanted[] => {
    if (part.type === "kind" || part.type === "without") return [];
    const { demands, impossible } = demandsOf([...core, part], known);
    if (impossible.length > 0) return [];
    const words = part.spans.map(([from, to]) => text.slice(from, to)).join(" ");
    const kept = [...core, part].flatMap(({ spans }) => spans);
    const besides = leftOut.filter((each) => each !== part && each.type !== "kind");
    const others = [...given, ...besides].map((other) => ({
      spans: other.spans.filter(([from, to]) => !kept.some((span) => from < span[1] && to > span[0])),
    }));
    const search = rewritten(text, others, () => "");
    // Without its neighbours a word may mean something else.
    const again = understand(search, vocabularyOf(known)).parts;
    const whole = given.includes(grownUpsPart) ? `${search} ${forEverybody}` : search;
    return isSame(again, [...core, part]) ? [{ words, search: whole, demands }] : [];
  });
}

function isSame(parts: readonly Part[], wanted: readonly Part[]): boolean {
  const named = (list: readonly Part[]) => list.map(({ type, label }) => `${type} ${label}`).sort();
  return named(parts).join() === named(wanted).join();
}

function rewritten(text: string, parts: readonly Pick<Part, "spans">[], by: (words: string) => string) {
  let result = text;
  let before = text.length + 1;
  for (const [from, to] of parts.flatMap(({ spans }) => spans).sort(([a], [b]) => b - a)) {
    if (to > before) continue;
    result = result.slice(0, from) + by(result.slice(from, to)) + result.slice(to);
    before = from;
  }
  return result.replace(/\s+/g, " ").trim();
}
