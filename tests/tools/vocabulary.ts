/** The vocabulary's tables as they lie in the repository, for whoever has no database. */
import { feedWordsOf, type ToldWords } from "feeds/normalise/unknown";
import { vocabularyTables } from "../../scripts/local/vocabulary-tables";
import { tablesOf } from "../../upstream/search/vocabulary/tables";

export const projectTables = tablesOf(vocabularyTables);

/** The vocabulary as a catalogue tells it whose operators added nothing. */
export const projectVocabulary: ToldWords = { tables: vocabularyTables, words: [] };

export const projectFeedWords = feedWordsOf(projectVocabulary);
