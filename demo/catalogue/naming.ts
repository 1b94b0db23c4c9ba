/** Names of articles, as a shop would write them: 'Abito midi a portafoglio in viscosa a fiori con cintura in vita'. */
import type { Chance } from "../random";
import { agree, capital } from "./grammar";
import type { Cut, Kind } from "./kinds";
import type { Pattern } from "./pictures";
import { claimsOf } from "./traits";
import type { Root } from "./who";
import type { DemoBrand } from "./words/brands";
import { type MaterialKey, materialOf } from "./words/materials";

/** What a pattern adds to a name, and its value of the attribute 'Fantasia'. */
export const patternWords: Record<Pattern, { phrase: string; label: string }> = {
  plain: { phrase: "", label: "Tinta unita" },
  striped: { phrase: "a righe", label: "Righe" },
  checked: { phrase: "a quadri", label: "Quadri" },
  dotted: { phrase: "a pois", label: "Pois" },
  floral: { phrase: "a fiori", label: "Floreale" },
  camouflage: { phrase: "camouflage", label: "Camouflage" },
  denim: { phrase: "", label: "Denim" },
  knit: { phrase: "", label: "Maglia lavorata" },
};

const forWhom: Record<Root, string> = {
  d: "da donna",
  u: "da uomo",
  f: "da bambina",
  m: "da bambino",
  n: "da neonato",
};

export interface NamedArticle {
  kind: Kind;
  root: Root;
  cut: Cut;
  material: MaterialKey;
  pattern: Pattern;
  detail: string;
  brand: DemoBrand;
}

/** 'in cotone', or for watches what the strap is made of; empty where the cut already speaks or a formula has no name. */
function materialPhrase({ kind, cut, material }: NamedArticle): string {
  const { phrase } = materialOf(material);
  if (
    !phrase ||
    kind.shape === "jeans" ||
    /(^| )in /.test(cut.text) ||
    kind.type.toLowerCase().includes(phrase)
  )
    return "";
  if (kind.group === "orologi" && material === "pelle") return "con cinturino in pelle";
  if (kind.group === "orologi" && material === "gomma") return "in silicone";
  if (material === "tecnico" && kind.run === "scarpe") return "in tessuto tecnico";
  return `in ${phrase}`;
}

/** Two 'con' that say the same thing ('con zip … con zip laterale') are one too many. */
function repeats(detail: string, rest: string): boolean {
  const words = detail.split(" ").filter((word) => word.length > 3);
  return words.some((word) => rest.toLowerCase().includes(word));
}

/** The name of an article; one in sixty is as long as some shops make them. */
export function nameOf(article: NamedArticle, chance: Chance): string {
  const { kind, root, cut, pattern, detail, brand } = article;
  const beauty = kind.group === "bellezza";
  const line = brand.lines.length > 0 && chance.happens(0.3) ? chance.pick(brand.lines) : "";
  const fabric = materialPhrase(article);
  const print = patternWords[pattern].phrase;
  const start = [capital(kind.noun.word), beauty ? "" : line, cut.text].filter(Boolean).join(" ");
  const middle = [fabric, print].filter(Boolean).join(" ");
  const said = `${start} ${middle}`;
  const adjoined =
    detail && !repeats(detail, said) && chance.happens(print || said.includes(" con ") ? 0.3 : 0.7)
      ? detail
      : "";
  const whom = root === "n" || beauty ? "" : forWhom[root];
  if (chance.happens(1 / 60) && !beauty) return longName(article, `${start} ${middle}`, chance);
  const ending =
    whom &&
    !/da (donna|uomo|bambin)/.test(start) &&
    chance.happens(root === "d" || root === "u" ? 0.12 : 0.3);
  return [start, middle, adjoined, ending ? whom : ""].filter(Boolean).join(" ").replace(/\s+/g, " ");
}

function longName({ kind, root, detail }: NamedArticle, start: string, chance: Chance): string {
  const others = kind.details.filter(
    (other) => other !== detail && !repeats(other, start) && claimsOf(other).length === 0,
  );
  const more = chance.some(others, 2).map((other) => other.replace(/^con /, ""));
  const edition = `edizione speciale ${agree("limitato", { gender: "f", plural: false })}`;
  return `${start} ${[detail, ...more].filter(Boolean).join(", ")}, ${forWhom[root]}, ${edition}`
    .replace(/\s+/g, " ")
    .slice(0, 140);
}
