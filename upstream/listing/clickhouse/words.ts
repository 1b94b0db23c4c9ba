/** The words of products' names that a search may mean, brought from ClickHouse so that `../words` decides among them. */
import { askedWords, formsOf } from "../../search/words";
import { Words } from "../words";
import { array, type ClickHouse, quoted } from "./client";

/** So many words near one that was typed are looked at. */
const mostWords = 2_000;

/** The words at hand and those of names that are a form of an asked word, go on from it, or may be one slip away. */
export async function wordsAround(
  text: string,
  known: Words,
  server: ClickHouse,
  table: string,
): Promise<Words> {
  const near = askedWords(text).flatMap((word) => {
    const half = Math.floor(word.length / 2);
    // One slip leaves one half of a word as it was.
    const [start, end] = [word.slice(0, half), word.slice(half)];
    const like = [`startsWith(word, ${quoted(word)})`];
    if (half > 1)
      like.push(
        `(startsWith(word, ${quoted(start)}) AND ${closeTo(word)})`,
        `(endsWith(word, ${quoted(end)}) AND ${closeTo(word)})`,
      );
    return [`has(${array(formsOf(word).map(quoted))}, word)`, ...like];
  });
  if (near.length === 0) return known;
  const found = await server.rows<[word: string]>(
    `SELECT word FROM ${table} WHERE ${near.join(" OR ")} ORDER BY word LIMIT ${mostWords}`,
  );
  const all = new Words(known.all());
  for (const [word] of found) all.numberOf(word);
  return all;
}

function closeTo(word: string): string {
  return `abs(toInt32(length(word)) - ${new TextEncoder().encode(word).length}) <= 2`;
}
