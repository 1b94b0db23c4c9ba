/** The vocabulary's tables as they lie in the repository, by name, as a database answers them. */
import { readdirSync, readFileSync } from "node:fs";
import type { TableText } from "upstream/search/vocabulary/tables";

const folder = new URL("../../upstream/search/vocabulary/", import.meta.url);

export const vocabularyTables: readonly TableText[] = readdirSync(folder)
  .filter((file) => file.endsWith(".tsv"))
  .sort()
  .map((file) => ({ name: file.replace(/\.tsv$/, ""), lines: readFileSync(new URL(file, folder), "utf8") }));
