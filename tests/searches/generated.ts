/** Questions made from the facets of each product, so that nobody can learn them by heart: what they ask for is known, whatever the search makes of them. */
import { colours, nearColours } from "domain/colours";
import type { Audience } from "../../upstream/catalogue/taxonomy";
import { formOf } from "../../upstream/search/forms";
import { random } from "../tools/random";
import { projectTables } from "../tools/vocabulary";
import type { Held, HeldProduct } from "./held";

type Meets = (product: HeldProduct) => boolean;

export interface Generated {
  query: string;
  /** What satisfies the whole of it. */
  meets: Meets;
  /** What may stand among it. */
  allows?: Meets;
  /** What is left out, and must never be shown. */
  breaks?: Meets;
}

type Chance = () => number;
type Saying = (product: HeldProduct, chance: Chance) => Said | null;

interface Said {
  text: string;
  meets: Meets;
  allows?: Meets;
  denies?: true;
}

const forWhom: Readonly<Record<Audience, readonly string[]>> = {
  donna: ["donna", "da donna", "per donna", "femminile"],
  uomo: ["uomo", "da uomo", "per uomo", "maschile"],
  bambina: ["bambina", "per bambina", "da bambina"],
  bambino: ["bambino", "per bambino", "da bambino"],
  neonato: ["neonato", "per neonato", "neonati"],
};

/** Facets that are asked for by the labels of their values. */
const spoken = ["material", "pattern", "sleeveType", "closure", "occasion", "season"] as const;

const { kinds, people, attributes } = projectTables;
const materials = attributes.filter(({ facet }) => facet === "material");

/** Phrases that name a leaf and nothing finer, with all leaves that they may name. */
const phrasesOf = new Map<string, Set<string>>();
const finer = new Set<string>();
const formsOf = (phrase: string) => phrase.split(/[^a-zà-ù0-9]+/).map(formOf);
for (const { words, typed, label, leaves, titled, rather } of kinds)
  for (const phrase of [label, ...words, ...typed]) {
    const text = phrase.replace(/^=/, "").toLowerCase();
    if (titled.length > 0 || rather.length > 0 || leaves.length === 0) finer.add(formsOf(text).join(" "));
    else phrasesOf.set(text, new Set([...(phrasesOf.get(text) ?? []), ...leaves]));
  }
// 'Maglia di cotone', 'giacca uomo' say more than a kind: what else is asked for may contradict them.
const besides = new Set(
  [...people.flatMap(({ words, typed }) => [...words, ...typed]), ...materials.map(({ label }) => label)].map(
    (phrase) => formOf(phrase.toLowerCase()),
  ),
);
for (const phrase of phrasesOf.keys())
  if (finer.has(formsOf(phrase).join(" ")) || formsOf(phrase).some((form) => besides.has(form)))
    phrasesOf.delete(phrase);
const synonyms = new Map<string, string[]>();
for (const [phrase, leaves] of phrasesOf)
  for (const leaf of leaves) synonyms.set(leaf, [...(synonyms.get(leaf) ?? []), phrase]);

const sayings = {
  kind({ leaves: [leaf] }, chance) {
    const text = leaf ? pick(synonyms.get(leaf) ?? [], chance) : undefined;
    if (!text) return null;
    const meant = phrasesOf.get(text) as Set<string>;
    const tells = telling(text);
    const meets: Meets = ({ leaves }) => leaves.some((each) => meant.has(each));
    return { text, meets, allows: (each) => meets(each) || tells(each) };
  },
  colour({ values }, chance) {
    const slug = pick(slugsOf(values, "colour"), chance);
    const colour = colours.find((each) => each.slug === slug);
    if (!colour || colour.slug === "multicolore") return null;
    const near = [colour.slug, ...nearColours(colour.slug)];
    const allows: Meets = (each) => near.some((one) => each.values.has(`colour:${one}`));
    return { text: inflected(colour.name, chance), meets: having(`colour:${slug}`), allows };
  },
  person({ audiences: [first] }, chance) {
    const audience = first as Audience | undefined;
    if (!audience) return null;
    const text = pick(forWhom[audience], chance) as string;
    return { text, meets: ({ audiences }) => audiences.includes(audience) };
  },
  size({ values }, chance) {
    const slug = pick(
      slugsOf(values, "size").filter((each) => /^(x{0,2}[sl]|m|\d{2}|\d+-\d+-(anni|mesi))$/.test(each)),
      chance,
    );
    const age = slug?.match(/^(\d+)-\d+-(anni|mesi)$/);
    const text = age ? `${age[1]} ${age[2]}` : pick([`taglia ${slug}`, `tg ${slug}`, `${slug}`], chance);
    return slug && text ? { text, meets: having(`size:${slug}`) } : null;
  },
  price({ price }, chance) {
    const most = Math.max(10, Math.ceil(price / 1_000) * 10);
    const text = pick([`sotto i ${most} euro`, `max ${most} euro`, `meno di ${most}€`], chance) as string;
    return { text, meets: (product) => product.price <= most * 100 };
  },
  look(product, chance) {
    const keys = spoken.flatMap((facet) => slugsOf(product.values, facet).map((slug) => `${facet}:${slug}`));
    const key = pick(
      keys.filter((each) => product.labels.has(each)),
      chance,
    );
    if (!key) return null;
    const text = (product.labels.get(key) as string).toLowerCase();
    return { text: key.startsWith("material") ? `in ${text}` : text, meets: saying(key, text) };
  },
  brand({ values, labels }, chance) {
    const slug = pick(slugsOf(values, "brand"), chance);
    const label = slug && labels.get(`brand:${slug}`);
    return label ? { text: label.toLowerCase(), meets: having(`brand:${slug}`) } : null;
  },
  /** A colour that this one has not. */
  without({ values }, chance) {
    const { slug, name } = pick(colours, chance) as (typeof colours)[number];
    const isOther = !values.has(`colour:${slug}`) && slug !== "multicolore";
    const text = `${pick(["senza", "non", "tranne", "ma non"], chance)} ${name.toLowerCase()}`;
    return isOther ? { text, meets: (each) => !each.values.has(`colour:${slug}`), denies: true } : null;
  },
} satisfies Record<string, Saying>;

const shapes: readonly (readonly (keyof typeof sayings)[])[] = [
  ["kind", "colour"],
  ["kind", "person"],
  ["kind", "colour", "person"],
  ["kind", "person", "size"],
  ["kind", "colour", "size"],
  ["kind", "colour", "price"],
  ["kind", "person", "price"],
  ["kind", "look"],
  ["kind", "look", "person"],
  ["kind", "look", "colour"],
  ["kind", "brand"],
  ["kind", "brand", "colour"],
  ["kind", "colour", "size", "person"],
  ["kind", "brand", "person", "size"],
  ["kind", "look", "size", "person"],
  ["kind", "person", "without"],
  ["kind", "size", "price", "person"],
];

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
    found.push(together(said as Said[], chance));
  }
  return found;
}

function together(said: readonly Said[], chance: Chance): Generated {
  const [kind, ...others] = said as [Said, ...Said[]];
  const typed = chance() < 0.15 ? mistyped(kind.text, chance) : kind.text;
  // What is left out stands last: what follows a negation is denied with it.
  const behind = others.sort((a, b) => Number(!!a.denies) - Number(!!b.denies) || chance() - 0.5);
  const manner = behind.some(({ denies }) => denies) ? manners[0] : pick(manners, chance);
  const texts = behind.map(({ text }) => text);
  return {
    query: (manner as (typeof manners)[number])(typed, texts, chance),
    meets: (product) => said.every(({ meets }) => meets(product)),
    allows: (product) => said.every(({ meets, allows = meets }) => allows(product)),
  };
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
    const parts = [kind.text, isFirst && person?.text, shape, said.text, !isFirst && person?.text];
    const suits: Meets = (each) => !said.meets(each) && (person?.meets(each) ?? true);
    found.push({
      query: parts.filter(Boolean).join(" "),
      meets: (each) => kind.meets(each) && suits(each),
      allows: (each) => kind.allows(each) && suits(each),
      breaks: said.meets,
    });
  }
  return found;
}

/** By a word of people or feeds, what values that it stands for are called: 'elasticizzati' is said by 'Elastan'. */
const alike = new Map<string, string[]>();
for (const { label, words, typed } of attributes)
  for (const word of [label, ...words, ...typed])
    alike.set(formOf(word.toLowerCase()), [
      ...(alike.get(formOf(word.toLowerCase())) ?? []),
      ...formsOf(label.toLowerCase()),
    ]);

/** Goods that tell every word of it themselves are it, whatever else it is taken for: 'pantaloni da yoga'. */
function telling(phrase: string): Meets {
  const words = phrase.split(" ").filter((word) => word.length > 3);
  return ({ name, labels, leaves }) => {
    const said = new Set([name, ...labels.values()].flatMap((text) => formsOf(text.toLowerCase())));
    return words.every(
      (word) =>
        [formOf(word), ...(alike.get(formOf(word)) ?? [])].some((form) => said.has(form)) ||
        leaves.some((leaf) => phrasesOf.get(word)?.has(leaf)),
    );
  };
}

function pick<Entry>(list: readonly Entry[], chance: Chance): Entry | undefined {
  return list[Math.floor(chance() * list.length)];
}

function having(key: string): Meets {
  return ({ values }) => values.has(key);
}

/** 'Cotone biologico' is cotton too; 'senza lacci' says no laces. */
function saying(key: string, label: string): Meets {
  const facet = key.slice(0, key.indexOf(":") + 1);
  const words = label.split(" ");
  const denies = (said: string) => said.toLowerCase().startsWith("senza ");
  return ({ labels }) =>
    [...labels].some(
      ([each, said]) =>
        each.startsWith(facet) &&
        (!denies(said) || denies(label)) &&
        words.every((word) => said.toLowerCase().split(" ").includes(word)),
    );
}

function slugsOf(values: ReadonlySet<string>, facet: string): string[] {
  return [...values].flatMap((key) => (key.startsWith(`${facet}:`) ? [key.slice(facet.length + 1)] : []));
}

/** 'Nero', 'nera', 'neri', 'nere'. */
function inflected(name: string, chance: Chance): string {
  const text = name.toLowerCase();
  return /^[a-z]+o$/.test(text) && /^(nero|bianco|rosso|giallo|grigio)$/.test(text)
    ? text.slice(0, -1).replace(/([cg])$/, "$1") +
        (pick(text === "bianco" ? ["o", "a", "hi", "he"] : ["o", "a", "i", "e"], chance) as string)
    : text;
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
