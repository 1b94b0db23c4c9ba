/** The vocabulary's tables as they lie in the repository, for whoever has no database. */
import { readdirSync, readFileSync } from "node:fs";
import { feedWordsOf, type ToldWords } from "feeds/normalise/unknown";
import { type TableText, tablesOf } from "../upstream/search/vocabulary/tables";

const folder = new URL("../upstream/search/vocabulary/", import.meta.url);

/** By name, as the database answers them. */
export const vocabularyTables: readonly TableText[] = readdirSync(folder)
  .filter((file) => file.endsWith(".tsv"))
  .sort()
  .map((file) => ({
    name: file.replace(/\.tsv$/, ""),
    lines: readFileSync(new URL(file, folder), "utf8"),
  }));

export const projectTables = tablesOf(vocabularyTables);

/** The vocabulary as a catalogue tells it whose operators added nothing. */
export const projectVocabulary: ToldWords = { tables: vocabularyTables, words: [] };

export const projectFeedWords = feedWordsOf(projectVocabulary);
