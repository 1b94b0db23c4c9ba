/** What a page of a store says of its goods in schema.org's words: JSON-LD, microdata, or the tags that shops put into the head. Pure. */

const there = /^(instock|limitedavailability|onlineonly|instoreonly|preorder|presale|backorder|madetoorder)$/;
const gone = /^(outofstock|soldout|discontinued|oos)$/;

/** True: everything that it names is sold out; a page that names anything in stock, or nothing at all, is not. */
export function isSoldOut(html: string): boolean {
  const words = [...inData(html), ...inMarkup(html)].map((said) =>
    said
      .replace(/^.*[/#]/, "")
      .replace(/[\s_-]/g, "")
      .toLowerCase(),
  );
  const known = words.filter((word) => there.test(word) || gone.test(word));
  return known.length > 0 && known.every((word) => gone.test(word));
}

const deepest = 12;

interface Tag {
  text: string;
  /** Where what it holds begins. */
  end: number;
}

/** Tags of these names, each character looked at once: pages of strangers may be written to be slow. */
function tagsOf(html: string, names: RegExp): Tag[] {
  const found: Tag[] = [];
  const begin = new RegExp(`<(?:${names.source})\\b`, "gi");
  for (let match = begin.exec(html); match; match = begin.exec(html)) {
    const close = html.indexOf(">", match.index);
    if (close < 0) break;
    begin.lastIndex = close + 1;
    found.push({ text: html.slice(match.index, Math.min(close, match.index + 1_000)), end: close + 1 });
  }
  return found;
}

function inData(html: string): string[] {
  const found: string[] = [];
  let read = 0;
  for (const { text, end } of tagsOf(html, /script/)) {
    // What stands in a script is no tag.
    if (end < read || !/application\/ld\+json/i.test(text)) continue;
    const close = html.indexOf("</script", end);
    if (close < 0) break;
    read = close;
    try {
      collect(JSON.parse(html.slice(end, close)), found, 0);
    } catch {
      // Written wrong: says nothing.
    }
  }
  return found;
}

function collect(value: unknown, found: string[], depth: number): void {
  if (typeof value !== "object" || value === null || depth > deepest) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "availability" && typeof inner === "string") found.push(inner);
    else collect(inner, found, depth + 1);
  }
}

const named = /\b(?:itemprop|property|name)\s*=\s*["']?(?:availability|(?:product|og):availability)["'\s>]?/i;

function inMarkup(html: string): string[] {
  return tagsOf(html, /meta|link/).flatMap(({ text }) => {
    if (!named.test(text)) return [];
    const said = /\b(?:href|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text);
    return said ? [said[1] ?? said[2] ?? ""] : [];
  });
}
