/** `npm run mail [-- NUMBER [--html]] [--remote]`: the letters of the embedded upstream, the latest first, or one of them. */
import { parseArgs } from "node:util";
import { letterStatements } from "upstream/mail/report";
import { askDatabase } from "../local/ask-database";
import { type ListedLetter, listed, type OneLetter, whole } from "./report";

const usage = "Usage: npm run mail -- [NUMBER [--html]] [--remote]";

try {
  const { values, positionals } = parseArgs({
    options: { html: { type: "boolean" }, remote: { type: "boolean" } },
    allowPositionals: true,
  });
  const [number] = positionals;
  if (positionals.length > 1 || !/^\d{0,12}$/.test(number ?? "")) throw new Error(usage);
  const where = values.remote ? "--remote" : "--local";
  if (number) {
    const [[letter]] = askDatabase<[OneLetter[]]>([letterStatements.one(Number(number))], where);
    if (!letter) throw new Error(`There is no letter ${number}.`);
    console.log(whole(letter, values.html ? "html" : "text"));
  } else {
    const [letters] = askDatabase<[ListedLetter[]]>([letterStatements.latest], where);
    console.log(listed(letters));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
