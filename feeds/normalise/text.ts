/** Words of a feed made comparable: entities decoded, accents folded, slugs; and what they became by a vocabulary, remembered. */
import { folded } from "domain/folded";
import { decodeHTML } from "upstream/content/entities";
import { remembering } from "upstream/remembering";
import type { FeedWords } from "upstream/search/feed-words";

/** Plain text of a feed cell: entities decoded (twice encoded ones too), tags dropped, white space collapsed. */
export function plainText(cell: string): string {
  if (isPlain(cell)) return cell;
  const decoded = cell.includes("&") ? decodeHTML(decodeHTML(cell)) : cell;
  const bare = decoded.includes("<") ? decoded.replace(/<\/?[a-z][^<>]*>/gi, " ") : decoded;
  return bare
    .replace(unseen, "")
    .replace(/[\s\p{Cc}\u200b-\u200d\ufeff]+/gu, " ")
    .trim();
}

/** Soft hyphens, and what turns the direction of writing: it would turn the page's own words too. */
const unseen = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

/** Most cells: printable ASCII with one blank between words, and nothing that means something else. */
export function isPlain(text: string): boolean {
  return /^[!-%'-;=-_a-~]+(?: [!-%'-;=-_a-~]+)*$/.test(text);
}

/** Folded, with one kind of apostrophe and single spaces, for comparing words. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return folded(text).replace(/[’`´]/g, "'").replace(/\s+/g, " ").trim();
}

export function slugify(text: string, length = 80): string {
  const slug = isPlain(text) ? plainSlug(text) : spelledOut(fold(text));
  if (slug.length <= length) return slug;
  const cut = slug.slice(0, length + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)) || slug.slice(0, length);
}

function plainSlug(text: string): string {
  const small = text.toLowerCase();
  return hyphened(small.includes("'") ? small.replace(/'s\b/g, "s") : small);
}

function hyphened(text: string): string {
  return text.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function spelledOut(text: string): string {
  return hyphened(
    text
      .replace(/['’]s\b/g, "s")
      .replace(/ß/g, "ss")
      .replace(/æ/g, "ae")
      .replace(/ø/g, "o")
      .replace(/œ/g, "oe"),
  );
}

/** What a brand is known by, of a name written with or without its apostrophe; may be empty. */
export function brandSlug(name: string): string {
  return slugify(name, 60);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same function, which answers what it was asked before without working it out. */
export function rememberingBy<Answer>(answer: (text: string, words: FeedWords) => Answer) {
  const memories = new WeakMap<FeedWords, (text: string) => Answer>();
  return (text: string, words: FeedWords): Answer => {
    let known = memories.get(words);
    if (!known) {
      known = remembering((asked) => answer(asked, words));
      memories.set(words, known);
    }
    return known(text);
  };
}
