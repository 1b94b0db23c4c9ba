/** The words of products' names that a search may mean, brought from ClickHouse so that `../words` decides among them. */
import { askedWords, formsOf } from "../../search/words";
import { Words } from "../words";
import { array, type ClickHouse, quoted } from "./client";

/** So many words near those of a search are looked at. */
const mostWords = 2_000;

/** The words at hand and those of names that are a form of an asked word, go on from it, or may be one slip away. */
export async function wordsAround(
  searches: readonly string[],
  known: Words,
  server: ClickHouse,
  table: string,
): Promise<Words> {
  const all = new Words(known.all());
  for (const search of searches) {
    for (const word of await wordsNear(search, server, table)) all.numberOf(word);
  }
  return searches.length === 0 ? known : all;
}

async function wordsNear(search: string, server: ClickHouse, table: string): Promise<string[]> {
  const near = askedWords(search).flatMap((word) => {
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
  if (near.length === 0) return [];
  const found = await server.rows<[word: string]>(
    `SELECT word FROM ${table} WHERE ${near.join(" OR ")} ORDER BY word LIMIT ${mostWords}`,
  );
  return found.map(([word]) => word);
}

function closeTo(word: string): string {
  return `abs(toInt32(length(word)) - ${new TextEncoder().encode(word).length}) <= 2`;
}
