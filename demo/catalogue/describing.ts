/** Descriptions of articles: two to four sentences and a list, as HTML. */
import type { Chance } from "../random";
import { sentence } from "./grammar";
import type { Attributes } from "./kinds";
import type { NamedArticle } from "./naming";
import type { Root } from "./who";
import { materialOf } from "./words/materials";
import { type Family, sentencesOf } from "./words/sentences";

function familyOf({ kind, root }: NamedArticle): Family {
  if (kind.group === "gioielli") return "jewellery";
  if (kind.group === "orologi") return "watches";
  if (kind.group === "bellezza") return "beauty";
  if (kind.group === "borse") return "bags";
  if (kind.group === "neonato") return "infants";
  if (kind.run === "scarpe") return "footwear";
  if (kind.group === "intimo") return "underwear";
  if (kind.group === "mare") return "beach";
  if (kind.group === "sport") return "sport";
  if (kind.group === "accessori" || kind.group === "occhiali") return "accessories";
  return root === "f" || root === "m" ? "children" : "clothing";
}

const openShoes = /^(flip-flops|slippers|sandals|heels)$/;
const leathers = /^(pelle|camoscio|ecopelle)$/;
const mechanical = /^(orologi-analogici|orologi-automatici|cronografi)$/;

/** Words of a sentence, and when they would be untrue of the article. */
const untrue: [RegExp, (article: NamedArticle) => boolean][] = [
  [/tallone|fodera |camminare|montaggio/, ({ kind }) => openShoes.test(kind.shape)],
  [
    /a strati/,
    ({ kind }) =>
      /capispalla/.test(kind.group) || /^(basso|jeans)$/.test(kind.run) || /dress|skirt/.test(kind.shape),
  ],
  [/Sotto ogni abito/, ({ kind }) => /pyjamas|socks|slippers/.test(kind.shape)],
  [/tinti a mano|mano artigiana/, ({ material }) => !leathers.test(material)],
  [/chiavi|telefono|posto per tutto/, ({ kind }) => /wallet|clutch/.test(kind.shape)],
  [/ufficio|sneakers bianche|scarpa più elegante/, ({ root }) => root !== "d" && root !== "u"],
  [/sneakers bianche|paio di sneakers/, ({ kind }) => kind.run === "scarpe"],
  [/una volta|batteria/, ({ kind }) => !mechanical.test(kind.leaf)],
  [/lavatrice/, ({ kind }) => kind.run === "scarpe" || kind.run === "unica"],
  [/tasca a zip/, ({ kind }) => kind.shape === "backpack"],
  [/su volontari|sole/, ({ kind }) => kind.leaf === "solari"],
];

function unfit(text: string, article: NamedArticle, values: Record<string, string>): boolean {
  if (text.includes("{vestibilita}") && !values.vestibilita) return true;
  return untrue.some(([words, holds]) => words.test(text) && holds(article));
}

/** How to use what is not worn; by leaf, where the formula's own advice would be wrong. */
const uses: Record<string, string> = {
  "cura-dei-capelli": "Massaggiare sui capelli bagnati e risciacquare",
  bagnetto: "Versare poche gocce nell'acqua tiepida e risciacquare",
  solari: "Applicare con generosità prima dell'esposizione e rinnovare ogni due ore",
  "trucco-occhi": "Applicare dalla radice alle punte delle ciglia",
  rossetti: "Stendere dal centro delle labbra verso l'esterno",
  unghie: "Stendere un velo sottile, lasciare asciugare e ripetere se serve",
};

/** What the article is made of, as far as a sentence and a line of the list say it. */
function substanceOf({ kind, material: key }: NamedArticle) {
  const material = materialOf(key);
  if (kind.group !== "orologi" || key === "acciaio") return material;
  const phrase = key === "pelle" ? "pelle" : "silicone";
  const composition = key === "pelle" ? material.composition : ["silicone ipoallergenico"];
  return { ...material, subject: `Il cinturino in ${phrase}`, composition };
}

export function descriptionOf(article: NamedArticle, attributes: Attributes, chance: Chance): string {
  const { openings, middles, closings } = sentencesOf(familyOf(article));
  const substance = substanceOf(article);
  const values: Record<string, string> = {
    marca: article.brand.name,
    taglio: article.cut.text,
    dettaglio: article.detail,
    vestibilita: attributes.fit?.[0]?.toLowerCase() ?? "",
  };
  const say = (list: readonly string[]) =>
    sentence(chance.pick(list.filter((text) => !unfit(text, article, values))), article.kind.noun, values);
  const lead = [say(openings), `${substance.subject} ${chance.pick(substance.feel)}.`];
  if (chance.happens(0.6)) lead.push(say(middles));
  const closing = chance.happens(0.75) ? `<p>${say(closings)}</p>` : "";
  const points = bullets(article, attributes, chance).map((point) => `<li>${point}</li>`);
  return `<p>${lead.join(" ")}</p>${closing}<ul>${points.join("")}</ul>`;
}

const models: Partial<Record<Root, string>> = {
  d: "La modella è alta 176 cm e indossa la taglia S",
  u: "Il modello è alto 187 cm e indossa la taglia M",
};

const homemade = /^(scarpe|borse|maglie|eleganti|gioielli|accessori|capispalla)$/;

const told: [keyof Attributes, string][] = [
  ["fit", "Vestibilità"],
  ["length", "Lunghezza"],
  ["neckType", "Collo"],
  ["sleeveType", "Maniche"],
  ["closure", "Chiusura"],
  ["heelType", "Tacco"],
  ["toeShape", "Punta"],
  ["soleWidth", "Larghezza pianta"],
  ["dimension", "Misure"],
  ["format", "Formato"],
];

function bullets(article: NamedArticle, attributes: Attributes, chance: Chance): string[] {
  const { kind, root, brand } = article;
  const substance = substanceOf(article);
  const shoes = kind.run === "scarpe";
  const label = partOf(article);
  const points = [`${label}: ${chance.pick(substance.composition)}`];
  if (shoes)
    points.push(`Suola: ${chance.pick(["gomma", "gomma antiscivolo", "EVA leggera", "TPU flessibile"])}`);
  for (const [facet, name] of told) {
    const value = attributes[facet]?.[0];
    if (value && !(facet === "sleeveType" && value.startsWith("Senza"))) {
      points.push(
        `${name}: ${value.replace(/^Maniche /, "").replace(/^[A-Z](?!'|MC)/, (first) => first.toLowerCase())}`,
      );
    }
  }
  const detail = article.detail.replace(/^con /, "");
  if (detail) points.push(detail.charAt(0).toUpperCase() + detail.slice(1));
  points.push(uses[kind.leaf] ?? substance.care);
  if (kind.run === "alto" && models[root] && chance.happens(0.4)) points.push(models[root]);
  if (brand.level >= 1.15 && homemade.test(kind.group) && !brand.featured && chance.happens(0.5)) {
    points.push("Prodotto in Italia");
  }
  return points;
}

/** What the composition is said of. */
function partOf({ kind, material }: NamedArticle): string {
  if (kind.run === "scarpe") return "Tomaia";
  if (kind.group === "bellezza") return "Formula";
  if (kind.group === "orologi" && material !== "acciaio") return "Cinturino";
  return "Composizione";
}
