/** One article of the demo catalogue, before any store sells it. */
import { type Chance, chanceOf, hash32 } from "../random";
import { attributesOf, tagsOf } from "./attributes";
import { descriptionOf } from "./describing";
import type { Attributes, Cut, Kind } from "./kinds";
import { type NamedArticle, nameOf } from "./naming";
import { type ArticleColour, coloursOf } from "./palettes";
import { chosenLook, type Look, type Pattern, sayable } from "./pictures";
import { sizesOf } from "./sizes";
import type { Root } from "./who";
import { brands, type DemoBrand } from "./words/brands";
import { type MaterialKey, materialOf } from "./words/materials";

export interface Article {
  /** Consecutive number; article numbers and GTINs follow from it. */
  number: number;
  /** What its chance depends on. */
  key: string;
  root: Root;
  kind: Kind;
  brand: DemoBrand;
  name: string;
  /** HTML. */
  description: string;
  attributes: Attributes;
  tags: string[];
  look: Look;
  pattern: Pattern;
  material: MaterialKey;
  colours: ArticleColour[];
  sizes: string[];
  /** What it usually costs, in cents. */
  baseCents: number;
  /** Articles without GTINs are sold by one store. */
  hasGtin: boolean;
}

const youngClothes = /^(capi|eleganti|denim|maglie|capispalla|intimo|accessori|borse|bimbi)$/;

/** Brands that make this kind for these people. */
function brandsFor(kind: Kind, root: Root): DemoBrand[] {
  return brands.filter(({ groups, roots }) => {
    if (!roots.includes(root)) return false;
    if (groups.includes(kind.group)) return true;
    if (root === "n") {
      const trainers = kind.shape === "trainers" && groups.includes("scarpe-sport");
      return trainers || (kind.group === "accessori" && groups.includes("neonato"));
    }
    return (root === "f" || root === "m") && groups.includes("bimbi") && youngClothes.test(kind.group);
  });
}

function basePrice(kind: Kind, root: Root, material: MaterialKey, brand: DemoBrand, chance: Chance): number {
  const [low, high] = kind.euro;
  const usual = low + (high - low) * chance.next() ** 1.5;
  const young = root === "f" || root === "m" ? 0.6 : root === "n" && kind.group === "bellezza" ? 0.8 : 1;
  const settled = kind.roots.every((one) => one === "f" || one === "m" || one === "n") ? 1 : young;
  return Math.max(490, Math.round(usual * settled * brand.level * materialOf(material).dear * 100));
}

/** A cut and a detail that some picture shows together; a picture never lacks what its title says. */
function saidOf(kind: Kind, root: Root, chance: Chance) {
  const cuts = kind.cuts.filter((cut) => cut.roots?.includes(root) ?? true);
  const shown = cuts.filter((cut) => sayable(shapeOf(kind, cut), `${kind.noun.word} ${cut.text}`));
  const cut = chance.pick(shown);
  const shape = shapeOf(kind, cut);
  const details = kind.details.filter((one) => sayable(shape, `${kind.noun.word} ${cut.text} ${one}`));
  return { cut, shape, detail: details.length > 0 ? chance.pick(details) : "" };
}

function shapeOf(kind: Kind, cut: Cut): string {
  return cut.shape ?? kind.drawing;
}

/** The article with this number and key; nothing else decides what it is. */
export function articleOf(number: number, key: string, kind: Kind, root: Root): Article {
  const chance = chanceOf(key);
  const able = brandsFor(kind, root);
  const brand = able[chance.weighted(able.map((one) => one.weight))];
  if (!brand) throw new Error(`no brand makes ${kind.leaf} for ${root}`);
  const said = saidOf(kind, root, chance);
  const material = chance.pick(kind.materials);
  const words = [kind.noun.word, said.cut.text, said.detail, material === "pelle" ? material : ""].join(" ");
  const look = chosenLook(said.shape, words, hash32(key));
  const patterns = kind.patterns.filter((pattern) => look.patterns.has(pattern));
  const named: NamedArticle = {
    kind,
    root,
    brand,
    ...said,
    material,
    pattern: chance.pick(patterns.length > 0 ? patterns : [...look.patterns]),
  };
  const attributes = attributesOf(named, chance);
  const young = root === "f" || root === "m";
  const palette = young && kind.palette === "tutti" ? "bimbi" : material === "denim" ? "denim" : kind.palette;
  return {
    number,
    key,
    root,
    kind,
    brand,
    name: nameOf(named, chance),
    description: descriptionOf(named, attributes, chance),
    attributes,
    tags: tagsOf(named, attributes, chance),
    look,
    pattern: named.pattern,
    material: named.material,
    colours: coloursOf(palette, look.colours(named.pattern), chance),
    sizes: sizesOf(kind.run, root, chance),
    baseCents: basePrice(kind, root, named.material, brand, chance),
    hasGtin: !chance.happens(0.05),
  };
}
