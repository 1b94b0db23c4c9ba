/** For whom a search is, of all that says so: people, ages, and words of lives that only grown-ups lead. */
import { own } from "domain/own";
import type { Audience } from "../catalogue/taxonomy";
import { type FacetPart, grownUp, orNewborn, type Part, type PersonPart, personOf } from "./parts";
import { grownUps, hers } from "./vocabulary/fillers";

/** An age says for whom only where nobody else does; of people the smallest are meant, and a girl of eighteen is a woman. */
export function settlePeople(told: Part[], child: FacetPart | null, text: string, meant: string): Part[] {
  const parts = child || young.test(meant) ? told.map((part) => asChild(part, text)) : told;
  const all = parts.filter((part): part is PersonPart => part.type === "person" && !isFeted(part, text));
  const kind = parts.find((part) => part.type === "kind");
  // 'Perizoma', 'blusa' and 'tacco' say whose they are; whoever dresses for work, or asks what to put on, is grown up.
  const isHers =
    kind && [...meant.split(" "), ...kind.words, kind.words.join("-")].some((word) => hers.has(word));
  const whose: Audience[] = isHers ? ["donna"] : grownUps.test(meant) ? ["donna", "uomo"] : [];
  if (all.length === 0 && kind && whose.length > 0) return [...parts, personOf(whose, [])];
  const hosts = all.filter((part) => !isBeside(part, parts, text));
  const people = (hosts.length > 0 ? hosts : all).toSorted((a, b) => a.audiences.length - b.audiences.length);
  const named = people.some(({ label }) => label !== "");
  const byAge = people.find(({ label }) => label === "")?.audiences ?? [];
  const grown = almost.test(meant) && grownUps.test(meant) && !young.test(meant);
  const isTeen = /ragazz/i.test(text) && /^1[4-7] anni$/.test(child?.label ?? "");
  const isGrown = (grown && child === null) || byAge.includes("donna") || isTeen;
  const isBaptised = !child && parts.some((part) => part.type === "facet" && part.label === "Battesimo");
  // A 'maschietto' is christened himself, a 'bambina' may be a guest.
  const isHis = isBaptised && /maschi|femmin/i.test(text);
  const isNewborn = !isGrown && (isHis || people.some(({ audiences }) => audiences.join() === "neonato"));
  return parts.flatMap((part): Part[] => {
    if (part.type !== "person") return [part];
    if (!people.includes(part)) return [];
    if (part.label === "") return named ? [] : [{ ...part, label: ageLabel(byAge) }];
    if (isGrown) return [grownUp(part)];
    if (isNewborn && (isHis || !part.audiences.includes("neonato")))
      return [{ ...part, audiences: ["neonato"] }];
    const small = child && child.slugs.length > 0 && byAge.includes("neonato");
    const [least = part] = people;
    const narrow = least.audiences.every((each) => part.audiences.includes(each)) ? least : part;
    const { audiences } = isBaptised || (!child && tiny.test(text)) ? orNewborn(narrow) : narrow;
    return [{ ...part, audiences: small ? [...new Set([...audiences, "neonato" as const])] : audiences }];
  });
}

/** A daughter who graduates is grown up; one whose shoes are for the office need not be. */
const almost = /\b(ragazz|signorin|adolesc|teen)|laurea|patente|diciott|nubil/i;

/** What a 'bimba' learns to walk in, or takes to nursery school, is sold for newborns too. */
const tiny = /\b(primi passi|asilo|culla|calz\w+ antiscivolo (bimb\w|bambini))\b/i;
const young = /\b(comunion|cresim|battes|nascit|scuol|asil|element|medie|liceo|bamb|bimb|neonat)/i;
const children = { donna: "Bambina", uomo: "Bambino", "bambina,donna": "Bambina", "bambino,uomo": "Bambino" };
/** 'Maschio 10 anni', 'neonata femmina': beside what says how young somebody is the words say a boy or a girl. */
function asChild(part: Part, text: string): Part {
  const isTold =
    part.type === "person" &&
    /^(maschi(o|etto)?|femmin(a|e|uccia)|ragazz[ao])\b/i.test(text.slice(part.spans[0]?.[0]));
  // Whoever goes to school is a girl or a young woman.
  const isPupil = part.type === "person" && part.audiences.length > 1 && /\b(scuol|liceo)/i.test(text);
  const label = isTold && !isPupil && own<string>(children, part.audiences.join());
  return label ? { ...part, label, audiences: [label.toLowerCase() as Audience] } : part;
}

/** Of 'damigella bambina' and 'mamma della sposa' the girl and the mother wear it; a birth is a newborn's. */
function isBeside({ label, audiences, spans }: PersonPart, parts: readonly Part[], text: string): boolean {
  if (parts.some((part) => part.type === "facet" && part.spans === spans))
    return audiences.join() !== "neonato";
  const before = label === "" ? "" : text.slice(0, spans[0]?.[0]);
  return /\b(di|d|del|dell[oae]?|dei|degli)\W*(mi[aeo]|miei|tu[aeo]|su[aeo]|nostr[aeio])?\W*$/i.test(before);
}

/** Who dresses for the feast of a child is a guest; whoever gives something gives it to the child. */
function isFeted({ audiences, label, spans }: PersonPart, text: string): boolean {
  const isSmall = label !== "" && audiences.every((each) => each !== "donna" && each !== "uomo");
  const before = text.slice(0, spans[0]?.[0]);
  return isSmall && !/regal/i.test(text) && /\ba(l|lla) \w+ (di|del|dell[ao]) (mi[ao] )?$/i.test(before);
}

function ageLabel(audiences: readonly Audience[]): string {
  if (audiences.includes("donna")) return "Adulti";
  return audiences.includes("bambina") ? "Bambini" : "Neonato";
}
