/** `npm run mail [-- NUMBER [--html]] [--remote]`: the letters of the embedded upstream, the latest first, or one of them. */
import { letterStatements } from "upstream/mail/report";
import { argumentsOf } from "../local/arguments";
import { askDatabase } from "../local/ask-database";
import { command } from "../local/steps.mjs";
import { type ListedLetter, listed, type OneLetter, whole } from "./report";

const usage = "npm run mail -- [NUMBER [--html]] [--remote]";

const flags = { html: { type: "boolean" }, remote: { type: "boolean" } } as const;
const { values, names, wrong } = argumentsOf(usage, flags, 1);
const [number] = names;
if (!/^\d{0,12}$/.test(number ?? "")) wrong(`'${number}' is no number of a letter.`);

await command(async () => {
  const where = values.remote ? "--remote" : "--local";
  if (number) {
    const [[letter]] = askDatabase<[OneLetter[]]>([letterStatements.one(Number(number))], where);
    if (!letter) throw new Error(`There is no letter ${number}.`);
    console.log(whole(letter, values.html ? "html" : "text"));
  } else {
    const [letters] = askDatabase<[ListedLetter[]]>([letterStatements.latest], where);
    console.log(listed(letters));
  }
});
