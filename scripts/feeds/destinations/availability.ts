/** What a page of a store says of its goods in schema.org's words: JSON-LD, microdata, or the tags that shops put into the head. Pure. */
import { attributesOf, dataIn } from "./structured";

const there = /^(instock|limitedavailability|onlineonly|instoreonly|preorder|presale|backorder|madetoorder)$/;
const gone = /^(outofstock|soldout|discontinued|oos)$/;

/** True: everything that it names is sold out; a page that names anything in stock, or nothing at all, is not. */
export function isSoldOut(html: string): boolean {
  const words = [...inData(html), ...attributesOf(html, named)].map((said) =>
    said
      .replace(/^.*[/#]/, "")
      .replace(/[\s_-]/g, "")
      .toLowerCase(),
  );
  const known = words.filter((word) => there.test(word) || gone.test(word));
  return known.length > 0 && known.every((word) => gone.test(word));
}

const named = /\b(?:itemprop|property|name)\s*=\s*["']?(?:availability|(?:product|og):availability)["'\s>]?/i;
const deepest = 12;

function inData(html: string): string[] {
  const found: string[] = [];
  for (const data of dataIn(html)) collect(data, found, 0);
  return found;
}

function collect(value: unknown, found: string[], depth: number): void {
  if (typeof value !== "object" || value === null || depth > deepest) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "availability" && typeof inner === "string") found.push(inner);
    else collect(inner, found, depth + 1);
  }
}
