/** Reads any feed as a stream of records: the kind of file is found by its first characters. */

import type { FeedShape } from "./columns";
import { readTable } from "./csv";
import { textOf } from "./decode";
import { plainBytes, type ReadLimits } from "./inflate";
import { arrayStart, readJsonArray, readJsonLines } from "./json";
import { rakutenHeader } from "./profiles";
import { isRakuten, withHeader } from "./rakuten";
import type { FeedRecord } from "./record";
import { readXml } from "./xml";

const longestHeader = 200_000;

/** Records of a file, packed by gzip or not. Rejects with `BrokenFeed`; records read until then must be forgotten. */
export async function* readFeed(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: ReadLimits,
  shape: FeedShape = {},
): AsyncGenerator<FeedRecord> {
  const text = textOf(plainBytes(file, limits));
  const { seen, isEnded } = await lookAt(text);
  const start = seen.trimStart();
  const whole = isEnded ? again(seen) : again(seen, text);
  const array = arrayStart(seen);
  if (start.startsWith("<")) yield* readXml(whole, shape);
  else if (array >= 0) yield* readJsonArray(whole, array, shape);
  else if (start.startsWith("{")) yield* readJsonLines(whole, shape);
  else if (isRakuten(start))
    yield* readTable(withHeader(whole), rakutenHeader.join("|"), { ...shape, format: "rakuten" });
  else yield* readTable(whole, start.split(/\r?\n/, 1)[0] ?? "", shape);
}

/** As much of a text as its first line that is not blank needs. */
async function lookAt(text: AsyncGenerator<string>): Promise<{ seen: string; isEnded: boolean }> {
  let seen = "";
  while (!seen.trimStart().includes("\n") && seen.length < longestHeader) {
    const { done, value } = await text.next();
    if (done) return { seen, isEnded: true };
    seen += value;
  }
  return { seen, isEnded: false };
}

async function* again(seen: string, rest?: AsyncIterable<string>): AsyncGenerator<string> {
  const piece = 65_536;
  for (let at = 0; at < seen.length; at += piece) yield seen.slice(at, at + piece);
  if (rest) yield* rest;
}
