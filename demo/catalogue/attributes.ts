/** Attributes and tags of an article: what its kind allows, what its cut fixes, what follows from its material. */
import type { FacetKey } from "../../contract/listing/facets";
import type { Chance } from "../random";
import type { Attributes } from "./kinds";
import { type NamedArticle, patternWords } from "./naming";
import { materialOf } from "./words/materials";

const everyDay = ["Tutti i giorni", "Tempo libero", "Ufficio", "Viaggio"];

/** Values by facet, each a list as the feed carries it. */
export function attributesOf(article: NamedArticle, chance: Chance): Attributes {
  const { kind, cut, pattern, detail } = article;
  const material = materialOf(article.material);
  const chosen: Attributes = {};
  for (const [facet, values] of Object.entries(kind.attributes)) {
    chosen[facet as FacetKey] = [chance.pick(values)];
  }
  Object.assign(chosen, cut.attributes);
  const beauty = kind.group === "bellezza";
  chosen.productType = [kind.type];
  if (!beauty) {
    chosen.material = [
      kind.group === "orologi" && article.material === "gomma" ? "Silicone" : material.label,
    ];
    chosen.pattern = [patternWords[pattern].label];
    chosen.season ??= [
      material.season ?? chance.pick(["Tutte le stagioni", "Primavera/Estate", "Autunno/Inverno"]),
    ];
    chosen.style ??= ["Casual"];
  }
  chosen.occasion ??= chance.some(everyDay, 2);
  const features = [...(chosen.feature ?? []), ...(material.features ?? [])];
  if (features.length > 0) chosen.feature = [...new Set(features)].slice(0, 3);
  const name = detail.replace(/^con /, "");
  if (name) chosen.detail = [...(chosen.detail ?? []), name.charAt(0).toUpperCase() + name.slice(1)];
  return chosen;
}

/** Tags for browsing across categories. */
export function tagsOf(article: NamedArticle, attributes: Attributes, chance: Chance): string[] {
  const tags: string[] = [];
  if (attributes.feature?.includes("Sostenibile")) tags.push("Moda sostenibile");
  if (attributes.occasion?.includes("Cerimonia")) tags.push("Cerimonia");
  if (attributes.occasion?.includes("Regalo")) tags.push("Idee regalo");
  if (attributes.occasion?.includes("Mare")) tags.push("Spiaggia");
  if (attributes.season?.includes("Autunno/Inverno")) tags.push("Look invernale");
  if (attributes.style?.includes("Sportivo")) tags.push("Athleisure");
  if (article.brand.level >= 1.3) tags.push("Premium");
  if (article.brand.level <= 0.8) tags.push("Piccoli prezzi");
  if (chance.happens(0.15)) tags.push("Scelti per te");
  return tags;
}
