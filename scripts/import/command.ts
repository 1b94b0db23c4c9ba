/** One import as a command: what it says, its exit code, and what the desk is told of a failure. */
import { own } from "domain/own";
import { UnknownColumns } from "feeds/read/columns";
import { profiles } from "feeds/read/profiles";
import { BrokenFeed } from "feeds/read/record";
import { isRefusedTooOften } from "feeds/refusals";
import { inItalian, reasonsIn } from "server/feeds/reasons";
import type { ImportOptions } from "./options";
import { type ImportReport, reportLines } from "./report";
import { importFeed, NoRowTaken, TooDifferent } from "./run";
import differences from "./too-different.json";

interface Said {
  code: 0 | 1;
  said: string[];
  wrong: string[];
}

/** @param isConfirmed what is proposed for unknown columns is accepted beforehand */
export async function importAsCommand(options: ImportOptions, isConfirmed = false): Promise<Said> {
  try {
    const report = await importConfirmed(options, isConfirmed);
    const isFailure = isRefusedTooOften(report.read, report.refused.length);
    return { code: isFailure ? 1 : 0, said: reportLines(report), wrong: [] };
  } catch (error) {
    if (!(error instanceof BrokenFeed || error instanceof TooDifferent || error instanceof NoRowTaken))
      throw error;
    if (error instanceof NoRowTaken) return { code: 1, said: reportLines(error.report), wrong: [] };
    if (!options.dryRun) await tell(error, options);
    const isBroken = error instanceof BrokenFeed;
    const wrong = `${isBroken ? `${options.file} is no feed to import: ` : ""}${error.message}`;
    const more = error instanceof UnknownColumns ? proposalLines(error) : [];
    return { code: 1, said: [], wrong: [wrong, ...more] };
  }
}

/** Nobody may read what a command prints. */
async function tell(error: Error, { target, store, now = new Date() }: ImportOptions): Promise<void> {
  const said = inItalian(error.message, error instanceof TooDifferent ? reasonsIn(differences) : undefined);
  const none = { read: 0, new: 0, changed: 0, unchanged: 0, gone: 0, refused: 0 };
  await target.report({
    store,
    at: now.toISOString(),
    ...none,
    refusals: [],
    unconfirmed: [],
    words: [],
    addresses: null,
    problem: `Il feed non si può importare: ${said}.`.slice(0, 500),
  });
}

/** What is proposed for columns that nobody knows, and how to say yes to it. */
function proposalLines({ names, proposal, missing, format }: UnknownColumns): string[] {
  const lacks = missing.map((column) => `--column 'NAME=${column}'`).join(" and ");
  const likely = format
    ? [`It looks like a file of ${profiles[format].name}'s: repeat with --format ${format}.`]
    : [];
  return [
    ...likely,
    ...names.map((name) => `  ${name} → ${own(proposal, name) ?? "(an attribute)"}`),
    lacks !== ""
      ? `No column seems to say ${missing.join(" or ")}: say which one does with ${lacks}, beside --confirm-columns for the rest.`
      : "Repeat with --confirm-columns if that is right, or with --column NAME=COLUMN for what is not: it is kept for the store.",
  ];
}

/** Once more with what was proposed, where that is accepted beforehand. */
async function importConfirmed(options: ImportOptions, isConfirmed: boolean): Promise<ImportReport> {
  try {
    return await importFeed(options);
  } catch (error) {
    if (!isConfirmed || !(error instanceof UnknownColumns)) throw error;
    return importFeed({ ...options, columns: { ...error.proposal, ...options.columns } });
  }
}
