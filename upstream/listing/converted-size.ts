/** A size that goods of a kind do not have, as those goods call it: 46 is L or XL on a dress, W31 on jeans. */
import { hasWaist } from "domain/size-meanings";
import { taxonomy } from "../catalogue/taxonomy";
import type { FacetPart, KindPart, PersonPart, Understanding } from "../search/parts";
import { facetCondition, kindCondition, personCondition } from "./conditions";
import { demanding, type Shop } from "./demands";
import { replaced } from "./fallback-kind";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

/** As it is where goods have the size itself, where nobody can tell whose size it is, or nothing else stands for it. */
export async function inSizesSold(understanding: Understanding, kind: KindPart, { known, matcher }: Shop) {
  const { parts } = understanding;
  const size = parts.find((part): part is FacetPart => part.type === "facet" && part.facet === "size");
  const person = parts.find((part) => part.type === "person");
  const wearer = size && wearerOf(kind, person);
  if (!size || !wearer) return understanding;
  const whole = [kindCondition(kind), personCondition({ audiences: [wearer] })];
  const demands = (part: FacetPart) => [...whole, facetCondition(part, known)].map(demanding);
  const slugs = sameAs(size, wearer, kind, known);
  const other = { ...size, slugs, label: `${size.label} (${slugs.join(", ").toUpperCase()})` };
  const [exact = 0, meant = 0] = await matcher.meeting([demands(size), demands(other)], 1);
  return exact === 0 && meant > 0 ? replaced(understanding, size, [other]) : understanding;
}

/** Null where goods of the kind are for her and for him, or for children. */
function wearerOf({ leaves, area }: KindPart, person: PersonPart | undefined) {
  const worn = ["donna", "uomo"] as const;
  const nodes = taxonomy.filter((node) => node.area === area && leaves.includes(node.leaf ?? ""));
  const isSold = (wearer: (typeof worn)[number]) => nodes.some(({ audience }) => audience === wearer);
  const wearers = worn.filter((wearer) => isSold(wearer) && (person?.audiences.includes(wearer) ?? true));
  return wearers.length === 1 ? wearers[0] : null;
}

function sameAs({ slugs, label }: FacetPart, wearer: "donna" | "uomo", kind: KindPart, known: Known) {
  const asked = [...slugs, label.toLowerCase()].map((slug) => slug.replace(/^w(?=\d)/, ""));
  const byWaist = kind.leaves.some((leaf) => hasWaist({ leaf, wearer }));
  const isShirt = kind.leaves.includes("camicie");
  const names = vocabularyOf(known).tables.sizes.flatMap((row) => {
    const ways = [isShirt ? row.collars : [row.number], row.letters, byWaist ? row.waists : []];
    const said = ways.find((way) => way.some((name) => asked.includes(name)));
    if (row.wearer !== wearer || !said) return [];
    return ways.flatMap((way) => (way === said ? [] : way));
  });
  const all = names.flatMap((name) => (byWaist && /\d/.test(name) ? [name, `w${name}`] : [name]));
  return [...new Set(all)].filter((slug) => known.labels.valueIds.has(`size:${slug}`));
}
