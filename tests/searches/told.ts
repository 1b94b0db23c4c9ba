/** What a search page tells of how a search was read, and whether it contradicts itself. */
import { parsedSearch } from "upstream/listing/parsed-search";
import { shopOf } from "upstream/listing/product-matcher";
import { understoodOf } from "upstream/listing/understood";
import { formsOf } from "upstream/search/text";
import type { Held } from "./held";

export async function toldOf(text: string, { catalogue }: Held, now: Date) {
  return understoodOf(await parsedSearch(text, shopOf(catalogue), now), catalogue);
}

/** It says that nothing was found for words which it names among those that it holds to. */
export async function contradictsItself(text: string, held: Held, now: Date): Promise<boolean> {
  const { leftOut, parts } = await toldOf(text, held, now);
  const shown = new Set(parts.map((part) => formsOf(part.label)));
  return leftOut.some((words) => shown.has(formsOf(words)));
}
