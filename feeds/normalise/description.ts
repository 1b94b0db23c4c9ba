/** Names of products from titles of rows, and descriptions as the small HTML that a product page may show. */

import { decodeHTML } from "upstream/content/entities";
import { smallHtml } from "upstream/content/small-html";
import { singleBlanks } from "../read/blanks";
import { fold } from "./text";

const longest = 8_000;

/** Sanitised HTML (paragraphs, lists, emphasis; no attributes), or null when nothing is left. */
export function descriptionFrom(cell: string): string | null {
  const text = cell.slice(0, longest * 2).trim();
  if (!text) return null;
  const html = !/<[a-z]/i.test(text) && /&lt;\/?[a-z]/i.test(text) ? decoded(text) : text;
  const clean = /<\/?[a-z][^<>]*>/i.test(html)
    ? smallHtml(html)
    : paragraphs(singleBlanks(decoded(decoded(html))));
  return clean.slice(0, longest) === clean ? clean || null : smallHtml(clean.slice(0, longest));
}

function decoded(text: string): string {
  return text.includes("&") ? decodeHTML(text) : text;
}

/** Text as HTML, as sanitize-html would write it, in a tenth of its time. @internal a test holds the two together */
export function escapedText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return decoded(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Plain text: blank lines part paragraphs, bullets become a list. */
function paragraphs(text: string): string {
  const escaped = escapedText(text);
  return escaped
    .split(/\n\s*\n/)
    .map((block) => {
      const [lead = "", ...points] = block.split(/\s*[•●▪]\s+/);
      const intro = lead.trim() ? `<p>${lead.trim().replace(/\s*\n\s*/g, "<br />")}</p>` : "";
      const items = points.filter((point) => point.trim()).map((point) => `<li>${point.trim()}</li>`);
      return intro + (items.length > 0 ? `<ul>${items.join("")}</ul>` : "");
    })
    .join("");
}

const shout =
  "(?:[\\s!¡*|:]|[-–−]\\s?\\d{1,2}\\s?%|(?<!\\p{L})(?:saldi|sconti?|offerta|promo|sale|soldes|rebajas|outlet)(?!\\p{L}))+";
const shouts = [new RegExp(`^${shout}`, "iu"), new RegExp(`${shout}$`, "iu")];

/** '!!! -50% SALDI Felpa' → 'Felpa': what shouts a price is no part of a name. */
export function withoutShouts(title: string): string {
  const quiet = shouts.reduce((name, pattern) => {
    const [said = ""] = pattern.exec(name) ?? [];
    return /[!¡]|\d\s?%/.test(said) ? name.replace(pattern, "") : name;
  }, title);
  return quiet.replace(/^[-–−\s]+|[-–−\s]+$/g, "") || title;
}

/** Drops trailing ' - Nero', ', M', '(Rosso / 38)', 'taglia M' as far as they repeat the row's own colour or size. */
export function productName(title: string, told: (string | undefined)[]): string {
  const words = told.flatMap((word) => (word?.trim() ? [fold(word)] : []));
  let name = title;
  if (words.length === 0) return name.trim() || title;
  for (let round = 0; round < 3; round++) {
    const cut = /^(.+?)\s*(?:\s[-–|]\s|,\s*|\s\/\s|\s\(|\s\[)([^()[\]]+?)[)\]]?$/.exec(name);
    if (!cut?.[1] || !cut[2] || !repeats(cut[2], words)) break;
    name = cut[1];
  }
  return name.trim() || title;
}

function repeats(tail: string, words: string[]): boolean {
  const parts = tail.split(/\s*[/,|]\s*|\s+-\s+/);
  if (parts.every((part) => words.includes(bare(part)))) return true;
  return words.some((word) => word.includes("/")) && words.includes(parts.map(bare).join("/"));
}

function bare(part: string): string {
  return fold(part)
    .replace(/^(taglia|tg\.?|size|colore|colou?r)\s*:?\s*/, "")
    .trim();
}
