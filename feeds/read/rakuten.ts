/** Rakuten's text files: a line about the advertiser, products without names of columns, a line that counts them. */
import { rakutenHeader } from "./profiles";

/** 'HDR|1234|Negozio|09/03/2026 00:02:32' */
export function isRakuten(start: string): boolean {
  return /^HDR\|\d+\|/.test(start);
}

/** The same table with names above it, as many as its first product has fields, and without the last line. */
export async function* withHeader(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let isNamed = false;
  for await (const piece of text) {
    held += piece;
    if (!isNamed) {
      const [, first = ""] = held.split("\n", 2);
      if (held.split("\n", 3).length < 3) continue;
      yield `${headerFor(first)}\n`;
      held = held.slice(held.indexOf("\n") + 1);
      isNamed = true;
    }
    // The last line, which may be complete already, is looked at in the end.
    const end = held.lastIndexOf("\n", held.lastIndexOf("\n") - 1) + 1;
    if (end > 0) yield held.slice(0, end);
    held = held.slice(end);
  }
  if (!isNamed) return;
  yield held.replace(/^TRL\|[^\n]*\n?$/m, "");
}

function headerFor(line: string): string {
  const width = line.split("|").length;
  const names = Array.from({ length: width }, (_, at) => rakutenHeader[at] ?? `field_${at + 1}`);
  return names.join("|");
}
