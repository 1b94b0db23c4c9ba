/** Questions made from the facets of each product, so that nobody can learn them by heart: what they ask for is known, whatever the search makes of them. */
import { random } from "../tools/random";
import type { Held, HeldProduct } from "./held";
import { type Chance, type Meets, pick, type Said, sayings } from "./sayings";
import askedShapes from "./shapes.json";

export interface Generated {
  query: string;
  /** What satisfies the whole of it. */
  meets: Meets;
  /** What may stand among it. */
  allows?: Meets;
  /** What is left out, and must never be shown. */
  breaks?: Meets;
  /** Each thing that is asked for, by what it is. */
  asks?: readonly { about: string; allows: Meets }[];
}

const shapes = askedShapes as (keyof typeof sayings)[][];

/** Ways of saying the same: in any order, whole sentences, commas, letters of any size. */
const manners: readonly ((kind: string, others: readonly string[], chance: Chance) => string)[] = [
  (kind, others) => [kind, ...others].join(" "),
  (kind, others) => [...others, kind].join(" "),
  (kind, others) => `cerco ${[kind, ...others].join(" ")}`,
  (kind, others) => `vorrei ${[kind, ...others].join(" ")} per favore`,
  (kind, others) => [kind, ...others].join(", "),
  (kind, others) => [kind, ...others].join(" ").toUpperCase(),
  (kind, [first, ...others]) => [first, kind, ...others].join(" "),
  (kind, others) => `avete ${[kind, ...others].join(" ")}?`,
];

/** As many questions as wanted, each from another product, in turns. */
export function questionsOf({ products }: Held, wanted: number, seed: number): Generated[] {
  const chance = random(seed);
  const found: Generated[] = [];
  for (let turn = 0; found.length < wanted && turn < wanted * 3; turn++) {
    const product = products[Math.floor(chance() * products.length)] as HeldProduct;
    const shape = shapes[turn % shapes.length] as (typeof shapes)[number];
    const said = shape.map((part) => sayings[part](product, chance));
    if (said.some((each) => each === null)) continue;
    const asks = (said as Said[]).map(({ meets, allows = meets }, place) => {
      return { about: shape[place] as string, allows };
    });
    const isNamed = shape.includes("person") || shape.includes("size");
    const question = together(said as Said[], isNamed ? [] : products, chance);
    if (question.meets(product)) found.push({ ...question, asks });
  }
  return found;
}

/** @param among Where nobody is named all goods; none where somebody is. */
function together(said: readonly Said[], among: readonly HeldProduct[], chance: Chance): Generated {
  const [kind, ...others] = said as [Said, ...Said[]];
  const typed = chance() < 0.15 ? mistyped(kind.text, chance) : kind.text;
  // What is left out stands last: what follows a negation is denied with it.
  const behind = others.sort((a, b) => Number(!!a.denies) - Number(!!b.denies) || chance() - 0.5);
  const manner = behind.some(({ denies }) => denies) ? manners[0] : pick(manners, chance);
  const texts = behind.map(({ text }) => text);
  const query = (manner as (typeof manners)[number])(typed, texts, chance);
  const suits = forGrownUps(query, kind.meets, among);
  return {
    query,
    meets: (product) => suits(product) && said.every(({ meets }) => meets(product)),
    allows: (product) => suits(product) && said.every(({ meets, allows = meets }) => allows(product)),
  };
}

/** Who names nobody means what grown-ups wear, where they wear such a thing. */
function forGrownUps(query: string, isKind: Meets, among: readonly HeldProduct[]): Meets {
  const isWorn: Meets = ({ audiences }) => /donna|uomo/.test(audiences.join());
  const isChilds = /scuola|asilo|nascita|battesimo/i.test(query);
  const isGrown = !isChilds && among.some((each) => isWorn(each) && isKind(each));
  return (product) => !isGrown || isWorn(product);
}

const negations = ["senza", "non", "tranne", "niente", "no", "meno che", "ma non", "escluso"];

/** A kind without something that one of its own goods has. */
export function exclusionsOf({ products }: Held, wanted: number, seed: number): Generated[] {
  const chance = random(seed);
  const found: Generated[] = [];
  for (let turn = 0; found.length < wanted && turn < wanted * 4; turn++) {
    const product = products[Math.floor(chance() * products.length)] as HeldProduct;
    const kind = sayings.kind(product, chance);
    const without = (["colour", "look", "brand", "colour"] as const)[turn % 4] as "colour" | "look" | "brand";
    const said = sayings[without](product, chance);
    // 'Senza lacci' is what such shoes are called.
    const isValue =
      said && [...product.labels.values()].some((label) => label.toLowerCase() === `senza ${said.text}`);
    if (!kind || !said || isValue) continue;
    const shape = pick(negations, chance);
    const person = chance() < 0.4 ? sayings.person(product, chance) : null;
    const isFirst = chance() < 0.5;
    const denied = shape === "non" ? said.text : said.text.replace(/^in /, "");
    const parts = [kind.text, isFirst && person?.text, shape, denied, !isFirst && person?.text];
    const query = parts.filter(Boolean).join(" ");
    const left: Meets = (each) => !said.meets(each) && (person?.meets(each) ?? true);
    const grown = forGrownUps(query, kind.meets, person ? [] : products);
    const suits: Meets = (each) => left(each) && grown(each);
    found.push({
      query,
      meets: (each) => kind.meets(each) && suits(each),
      allows: (each) => kind.allows(each) && suits(each),
      breaks: said.meets,
    });
  }
  return found;
}

/** Its longest word with one letter lost, doubled or swapped; never the first. */
function mistyped(text: string, chance: Chance): string {
  const longest = text.split(" ").sort((a, b) => b.length - a.length)[0] as string;
  if (longest.length < 7) return text;
  const at = 2 + Math.floor(chance() * (longest.length - 4));
  const [before, letter, next] = [longest.slice(0, at), longest[at] as string, longest[at + 1] as string];
  const wrong = [
    before + longest.slice(at + 1),
    before + letter + longest.slice(at),
    before + next + letter + longest.slice(at + 2),
  ];
  return text.replace(longest, pick(wrong, chance) as string);
}
