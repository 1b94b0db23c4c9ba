/** Rakuten's text files: a line about the advertiser, products without names of columns, a line that counts them. */
import { rakutenHeader } from "./profiles";

/** 'HDR|1234|Negozio|09/03/2026 00:02:32' */
export function isRakuten(start: string): boolean {
  return start.startsWith("HDR|");
}

const longestLine = 1_000_000;

export async function* withHeader(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let isNamed = false;
  for await (const piece of text) {
    held += piece;
    if (!isNamed) {
      const first = held.indexOf("\n") + 1;
      const second = first > 0 ? held.indexOf("\n", first) : -1;
      if (second < 0 && held.length < longestLine) continue;
      yield `${headerFor(held.slice(first, second < 0 ? undefined : second))}\n`;
      held = held.slice(first);
      isNamed = true;
    }
    const end =
      held.length > longestLine ? held.length : held.lastIndexOf("\n", held.lastIndexOf("\n") - 1) + 1;
    if (end > 0) yield held.slice(0, end);
    held = held.slice(end);
  }
  if (!isNamed) return;
  const count = held.startsWith("TRL|") ? 0 : held.indexOf("\nTRL|") + 1;
  yield held.startsWith("TRL|") || count > 0 ? held.slice(0, count) : held;
}

function headerFor(line: string): string {
  const width = line.split("|").length;
  const names = Array.from({ length: width }, (_, at) => rakutenHeader[at] ?? `field_${at + 1}`);
  return names.join("|");
}
