/** The words of products' names, brought from ClickHouse once a version: a search is understood with all of them. */
import { Words } from "../words";
import type { ClickHouse } from "./client";

/** The words at hand and those of names. */
export async function allWords(known: Words, server: ClickHouse, table: string): Promise<Words> {
  const all = new Words(known.all());
  const found = await server.rows<[word: string]>(`SELECT DISTINCT word FROM ${table} ORDER BY word`);
  for (const [word] of found) all.numberOf(word);
  return all;
}
