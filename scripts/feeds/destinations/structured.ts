/** What pages tell machines: JSON-LD, and tags with their attributes. Each character is looked at once: pages of strangers may be written to be slow. */

interface Tag {
  text: string;
  /** Where what it holds begins. */
  end: number;
}

/** Tags of these names. */
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

/** The JSON-LD of a page, as far as it is written right. */
export function dataIn(html: string): unknown[] {
  const found: unknown[] = [];
  let read = 0;
  for (const { text, end } of tagsOf(html, /script/)) {
    // What stands in a script is no tag.
    if (end < read || !/application\/ld\+json/i.test(text)) continue;
    const close = html.indexOf("</script", end);
    if (close < 0) break;
    read = close;
    try {
      found.push(JSON.parse(html.slice(end, close)));
    } catch {
      // Written wrong: says nothing.
    }
  }
  return found;
}

/** What `meta` and `link` say under these names. */
export function attributesOf(html: string, named: RegExp): string[] {
  return tagsOf(html, /meta|link/).flatMap(({ text }) => {
    if (!named.test(text)) return [];
    const said = /\b(?:href|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text);
    return said ? [said[1] ?? said[2] ?? ""] : [];
  });
}
