/** A size that goods of a kind do not have, as those goods call it: 46 is L or XL on a dress, W31 on jeans. */
import { tableKeyOf } from "domain/own-sizes";
import { rowAsked, tableNamed } from "domain/size-answers";
import { hasWaist } from "domain/size-meanings";
import type { Audience } from "../catalogue/taxonomy";
import { type FacetPart, type KindPart, personOf, type Understanding, wordPart } from "../search/parts";
import {
  type Condition,
  facetCondition,
  grownUpsFor,
  kindCondition,
  personCondition,
  titledCondition,
  wordCondition,
} from "./conditions";
import { demanding, type Shop } from "./demands";
import { namesOf, replaced } from "./fallback-kind";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

/** As it is where goods have the size itself or nothing else stands for it; a number that only names say is a word: 'crema solare 50'. */
export async function inSizesSold(understanding: Understanding, kind: KindPart, { known, matcher }: Shop) {
  const other = inOtherSizes(understanding, kind, known);
  if (!other) return understanding;
  const [exact, like, said, ...worn] = await matcher.meeting(other.asked, 1);
  const wearers = other.wearers.filter((_, place) => worn[place]);
  const hers = exact || wearers.length === 0 ? understanding : other.convertedFor([other.his, ...wearers]);
  if (like && other.isSuit) return replaced(hers, kind, [other.suits]);
  if (exact) return understanding;
  if (like) return replaced(understanding, kind, [other.like]);
  return wearers.length > 0 ? other.convertedFor(wearers) : said ? other.worded : understanding;
}

/** `asked`: what has the size itself, what is `like` it and has it, whose names say it, and for each wearer what has those that stand for it. */
export function inOtherSizes(understanding: Understanding, kind: KindPart, known: Known) {
  const { parts } = understanding;
  const sizes = parts.filter((part): part is FacetPart => part.type === "facet" && part.facet === "size");
  // 'Taglie forti 48' is 48.
  const [size] = sizes.sort((a, b) => a.slugs.length - b.slugs.length);
  const person = parts.find((part) => part.type === "person");
  if (!size) return null;
  const worn = grownUpsFor(kind, person);
  const aged = { audiences: person?.audiences ?? [], slugs: ofAge(size, kind, known) };
  const all = worn.map((wearer) => ({ audiences: [wearer], slugs: sameAs(size, wearer, kind, known) }));
  const wearers: (typeof aged)[] = [aged, ...all].filter(({ slugs }) => slugs.length > 0);
  // A 'giacca 52' is a blazer where jackets have letters; an 'abito 48' is his suit, too.
  const isSuit = /^abit[oi]$/.test(kind.words.join()) && !person && kind.titled.length === 0;
  const tailored = isSuit ? "completi" : "blazer";
  const isTailored = (isSuit || /^giacc/.test(kind.said.join())) && kind.also.includes(tailored);
  const like = { ...kind, leaves: [tailored] };
  const [[from, to] = [0, 0]] = size.spans;
  const word = wordPart({ word: understanding.text.slice(from, to), from, to, literal: true }, false);
  const named = /^\d+$|^\p{L}{4,}$/u.test(word.word) ? wordCondition(word, known) : null;
  const never = { type: "never" } as const;
  const by = (audiences: readonly Audience[]) =>
    audiences.length > 0 ? [personCondition({ audiences })] : [];
  const demands = (...conditions: Condition[]) => [kindCondition(kind), ...conditions].map(demanding);
  const called = kind.titled.length > 0 && !person ? [titledCondition(kind, known)] : [];
  const whose = wearers.includes(aged) ? aged.audiences : worn.length === 1 ? worn : [];
  const exact = [facetCondition(size, known), ...by(whose)];
  const both = [...kind.leaves, ...like.leaves];
  return {
    like,
    isSuit,
    suits: { ...kind, label: namesOf(kind, both), leaves: both },
    his: { audiences: [], slugs: [...size.slugs] },
    wearers,
    asked: [
      demands(...exact),
      [isTailored ? kindCondition(like) : never, ...(isSuit ? exact.slice(0, 1) : exact)].map(demanding),
      demands(named ?? never),
      ...wearers.map(({ audiences, slugs }) =>
        demands(...called, ...by(audiences), facetCondition({ ...size, slugs }, known)),
      ),
    ],
    /** Whoever alone can have the size is meant. */
    convertedFor(some: typeof wearers) {
      const slugs = [...new Set(some.flatMap((each) => each.slugs))];
      const named = slugs.filter((slug) => slug !== size.label).join(", ");
      const other = { ...size, slugs, label: `${size.label} (${named.toUpperCase()})` };
      const told = some.length === 1 && worn.length > 1 && !person ? some : [];
      const people = told.map(({ audiences }) => personOf(audiences, size.spans));
      return replaced(understanding, size, [other, ...people]);
    },
    worded: replaced(understanding, size, [word]),
  };
}

function sameAs({ slugs, label }: FacetPart, wearer: "donna" | "uomo", kind: KindPart, known: Known) {
  const asked = [...slugs, label.toLowerCase()].map((slug) => slug.replace(/^w(?=\d)| misura$| l\d+$/g, ""));
  const abroad = /^U[KS] /.test(label) ? sizesAbroad(label, wearer, kind) : [];
  const byWaist = kind.leaves.some((leaf) => hasWaist({ leaf, wearer }));
  const has = (leaf: string) => kind.leaves.includes(leaf);
  const names = vocabularyOf(known).tables.sizes.flatMap((row) => {
    const own = row.bras.map((each) => each.replace(`${kind.leaves[0]}:`, ""));
    const numbers = has("camicie") ? row.collars : has("reggiseni") ? own : [row.number, ...own];
    const ways = [numbers, row.letters, byWaist ? row.waists : []];
    const said = ways.find((way) => way.some((name) => asked.includes(name)));
    if (row.wearer !== wearer || !said) return [];
    return ways.flatMap((way) => (way === said ? [] : way));
  });
  const all = names.flatMap((name) => (byWaist && /\d/.test(name) ? [name, `w${name}`] : [name]));
  return sold([...abroad, ...all], known);
}

const sold = (slugs: string[], { labels }: Known) => slugs.filter((it) => labels.valueIds.has(`size:${it}`));

/** Shoes and stockings of children have numbers: what is worn at an age, by months. */
function ofAge({ label }: FacetPart, { leaves }: KindPart, known: Known): string[] {
  const [, from, to = from, unit] = /^(\d+)(?:-(\d+))? (anni|mes)/.exec(label) ?? [];
  if (!from || !to || tableKeyOf(`${leaves[0]}-bambino`) !== "scarpe-bambini") return [];
  // 'Dai 4 ai 5 anni' ends with the sixth birthday, '3-6 mesi' with the sixth month.
  const [least = 0, until = 0] =
    unit === "anni" ? [+from * 12, +to * 12 + 12] : [+from, Math.max(+to, +from + 1)];
  const ages = vocabularyOf(known).tables.sizes.filter(({ wearer }) => wearer === "neonato");
  const isWorn = (at: number) => !(Number(ages[at + 1]?.number) <= least) && Number(ages[at]?.number) < until;
  return sold(
    ages.flatMap(({ letters }, at) => (isWorn(at) ? letters : [])),
    known,
  );
}

/** 'UK 8' as it is called here. */
function sizesAbroad(label: string, wearer: string, { leaves: [leaf] }: KindPart): string[] {
  const table = tableNamed(tableKeyOf(`${leaf}-${wearer}`));
  const found = table && rowAsked(table, label);
  const isOurs = (_: string, place: number) => ["IT", "EU", "INT"].includes(table?.systems[place] ?? "");
  return (found?.row.sizes ?? []).filter(isOurs).map((size) => size.toLowerCase().replace(",", "-"));
}
