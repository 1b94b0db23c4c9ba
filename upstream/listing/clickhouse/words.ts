/** The words of names that an isolate holds: the most frequent and those of searches, so that memory does not grow with the catalogue. */
import { formOf } from "../../search/forms";
import { wordsOf } from "../../search/words";
import { Words } from "../words";
import { type ClickHouse, quoted } from "./client";

/** Frequent words held: rarer ones are neither completed nor correct others; and words learned of searches. @internal a test goes to the limit */
export const wordLimits = { held: 20_000, learned: 20_000 };
const mostPerWord = 200;
const mostWordsAsked = 12;
const shortest = 3;

export interface HeldWords {
  words: Words;
  /** Texts whose words have been looked up. */
  learned: Set<string>;
  most: number;
}

/** The words at hand and the most frequent ones of names. */
export async function frequentWords(known: Words, server: ClickHouse, table: string): Promise<HeldWords> {
  const words = new Words([...known.all()]);
  const found = await server.rows<[word: string]>(
    `SELECT word FROM ${table} ORDER BY uses DESC, word LIMIT ${wordLimits.held}`,
  );
  for (const [word] of found) words.numberOf(word);
  return { words, learned: new Set(), most: words.all().length + wordLimits.learned };
}

/** Adds the words of names that a text may mean: its own, their other forms, and what its last word begins. */
export async function learn({ words, learned }: HeldWords, text: string, server: ClickHouse, table: string) {
  const asked = wordsOf(text).slice(0, mostWordsAsked);
  if (asked.length === 0 || learned.has(text)) return;
  const beginnings = [...asked.map(beginningOf), asked.at(-1) ?? ""].filter((one) => one.length >= shortest);
  const found = await server.rows<[word: string]>(
    [
      `SELECT word FROM ${table} WHERE word IN (${asked.map(quoted).join(", ")})`,
      ...[...new Set(beginnings)].map(
        (first) => `SELECT word FROM (SELECT word, uses FROM ${table} WHERE word LIKE ${quoted(`${first}%`)}
          ORDER BY uses DESC, word LIMIT ${mostPerWord})`,
      ),
    ].join(" UNION ALL "),
  );
  for (const [word] of found) words.numberOf(word);
  learned.add(text);
}

/** What all forms of a word begin with; endings may change the letter before them. */
function beginningOf(word: string): string {
  const form = formOf(word);
  if (form === word) return "";
  let same = 0;
  while (same < word.length && word[same] === form[same]) same++;
  return word.slice(0, same - 1);
}
