/** What a question asks for of a product and how it is said: its kind, colour, wearer, size, price, looks and brand. */
import { colours, nearColours } from "domain/colours";
import { type Audience, areaOf } from "../../upstream/catalogue/taxonomy";
import { formOf } from "../../upstream/search/forms";
import { hers } from "../../upstream/search/vocabulary/fillers";
import said from "../../upstream/search/vocabulary/fillers.json";
import { projectTables } from "../tools/vocabulary";
import type { HeldProduct } from "./held";

export type Meets = (product: HeldProduct) => boolean;

export type Chance = () => number;
type Saying = (product: HeldProduct, chance: Chance) => Said | null;

export interface Said {
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
const cloths = attributes.filter(({ facet }) => facet === "material");
const described = [...cloths.map(({ label }) => label), ...colours.map(({ name }) => name)];

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
  [...people.flatMap(({ words, typed }) => [...words, ...typed]), ...described].map((phrase) =>
    formOf(phrase.toLowerCase()),
  ),
);
// So do 'straight leg', 'crewneck' and, in two words, 'canvas bag'; an 'outfit da cerimonia' is any of many things.
const told = (list: typeof attributes) =>
  new Set(list.flatMap(({ words, typed }) => [...words, ...typed]).map((each) => formsOf(each).join(" ")));
const [clothed, looking] = [told(cloths), told(attributes.filter((each) => !cloths.includes(each)))];
const occasions = told(attributes.filter(({ facet }) => facet === "occasion"));
for (const [phrase, leaves] of phrasesOf) {
  const [forms, whole] = [formsOf(phrase), formsOf(phrase).join(" ")];
  const isMore = [...forms, whole].some((one) => besides.has(one) || (forms[1] && clothed.has(one)));
  const isLook = looking.has(whole) || (leaves.size > 2 && forms.some((form) => occasions.has(form)));
  if (isMore || isLook || finer.has(whole)) phrasesOf.delete(phrase);
}
const synonyms = new Map<string, string[]>();
for (const [phrase, leaves] of phrasesOf)
  for (const leaf of leaves) synonyms.set(leaf, [...(synonyms.get(leaf) ?? []), phrase]);

export const sayings = {
  kind({ leaves: [leaf] }, chance) {
    const text = leaf ? pick(synonyms.get(leaf) ?? [], chance) : undefined;
    if (!text) return null;
    const meant = phrasesOf.get(text) as Set<string>;
    // A 'blusa' says whose it is.
    const isHers = text.split(" ").some((word) => hers.has(word));
    const isWorn: Meets = ({ audiences }) => !isHers || audiences.includes("donna");
    const meets: Meets = (each) => isWorn(each) && each.leaves.some((leaf) => meant.has(leaf));
    return { text, meets, allows: (each) => meets(each) || telling(text)(each) };
  },
  colour({ leaves, values }, chance) {
    // Of a perfume 'rosa' is the scent, of a jewel 'argento' what it is made of; make-up has shades.
    const areas = leaves.flatMap((leaf) => (said.makeUp.includes(leaf) ? [] : areaOf(leaf)));
    const slug = pick(slugsOf(values, "colour"), chance);
    const colour = colours.find((each) => each.slug === slug);
    const isOther = areas.includes(slug === "argento" ? "gioielli" : "bellezza");
    if (!colour || slug === "multicolore" || isOther) return null;
    const near = [slug, ...nearColours(colour.slug)].map((one) => `colour:${one}`);
    const allows: Meets = ({ values }) => near.some((key) => values.has(key));
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
    // 'Dodici mesi' are those that begin there, and those that end there.
    const said = age ? `(${age[1]}-\\d+|\\d+-${age[1]})-${age[2]}` : slug;
    const meets: Meets = ({ values }) => [...values].some((value) => RegExp(`^size:${said}$`).test(value));
    return slug && text ? { text, meets } : null;
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

export function pick<Entry>(list: readonly Entry[], chance: Chance): Entry | undefined {
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
