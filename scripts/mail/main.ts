/** `npm run mail [-- NUMBER [--html]] [--remote]`: the letters of the embedded upstream, the latest first, or one of them. */
import { parseArgs } from "node:util";
import { askDatabase } from "../local/ask-database";
import { type ListedLetter, listed, type OneLetter, statements, whole } from "./report";

const usage = "Usage: npm run mail -- [NUMBER [--html]] [--remote]";

try {
  const { values, positionals } = parseArgs({
    options: { html: { type: "boolean" }, remote: { type: "boolean" } },
    allowPositionals: true,
  });
  const [number] = positionals;
  if (positionals.length > 1 || !/^\d{0,12}$/.test(number ?? "")) throw new Error(usage);
  const where = values.remote ? "--remote" : "--local";
  const [rows = []] = askDatabase([number ? statements.one(Number(number)) : statements.latest], where);
  if (!number) console.log(listed(rows as unknown as ListedLetter[]));
  else if (rows[0]) console.log(whole(rows[0] as unknown as OneLetter, values.html ? "html" : "text"));
  else throw new Error(`There is no letter ${number}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
