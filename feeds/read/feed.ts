/** Reads any feed as a stream of records: the kind of file is found by its first characters. */

import { loadEntities } from "upstream/content/entities";
import type { FeedShape } from "./columns";
import { readTable } from "./csv";
import { textOf } from "./decode";
import { plainBytes, type ReadLimits } from "./inflate";
import { isLists, readJsonLines, readJsonLists } from "./json";
import { rakutenHeader } from "./profiles";
import { isRakuten, withHeader } from "./rakuten";
import { BrokenFeed, type FeedRecord } from "./record";
import { readXml } from "./xml";

const longestHeader = 200_000;

/** Records of a file, packed by gzip or not. Rejects with `BrokenFeed`; records read until then must be forgotten. */
export async function* readFeed(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: ReadLimits,
  shape: FeedShape = {},
): AsyncGenerator<FeedRecord> {
  await loadEntities();
  const { seen, whole } = await openedText(file, limits);
  const start = seen.trimStart();
  const opening = start.slice(0, 14).toLowerCase();
  if (opening === "<!doctype html" || opening.startsWith("<html"))
    throw new BrokenFeed("the file is a web page");
  if (start.startsWith("<")) yield* readXml(whole, shape);
  else if ("[{".includes(start.charAt(0) || "-"))
    yield* isLists(seen) ? readJsonLists(whole, shape) : readJsonLines(whole, shape);
  else if (isRakuten(start))
    yield* readTable(withHeader(whole), rakutenHeader.join("|"), { ...shape, format: "rakuten" });
  else yield* readTable(whole, start.split(/\r?\n/, 1)[0] ?? "", shape);
}

/** The text of a file, packed or not, and as much of it as its first line that is not blank needs. Rejects with `BrokenFeed`. */
export async function openedText(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: ReadLimits,
): Promise<{ seen: string; whole: AsyncGenerator<string> }> {
  const text = textOf(plainBytes(file, limits));
  let seen = "";
  while (!seen.trimStart().includes("\n") && seen.length < longestHeader) {
    const { done, value } = await text.next();
    if (done) return { seen, whole: again(seen) };
    seen += value;
  }
  return { seen, whole: again(seen, text) };
}

async function* again(seen: string, rest?: AsyncIterable<string>): AsyncGenerator<string> {
  const piece = 65_536;
  for (let at = 0; at < seen.length; at += piece) yield seen.slice(at, at + piece);
  if (rest) yield* rest;
}
