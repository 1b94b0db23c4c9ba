/** Why a file or a row of it is refused, in Italian: the readers' own sentences (feeds) are for the command line. */
import { BrokenFeed } from "feeds/read/record";
import { commonestOf, isRefusedTooOften, type RefusedRow } from "feeds/refusals";
import words from "./reasons.json";

/** Sentences in English, as patterns, and in Italian. */
export function reasonsIn(pairs: readonly string[][]) {
  return pairs.map(([pattern = "", italian = ""]) => [new RegExp(pattern, "s"), italian] as const);
}

const reasons = reasonsIn(words);

/** Why a feed of which so many rows are refused has not come in well: the commonest reason, and three rows; null where it has. */
export function refusalProblem(read: number, refused: readonly RefusedRow[]): string | null {
  if (!isRefusedTooOften(read, refused.length)) return null;
  const { reason, count, rows } = commonestOf(refused);
  const said = inItalian(reason).slice(0, 200);
  const many = refused.length === 1 ? "riga rifiutata" : "righe rifiutate";
  return `${refused.length} ${many} su ${read}, ${count} perché ${said}: ${rows.length > 1 ? "righe" : "riga"} ${rows.join(", ")}.`;
}

/** The reason in Italian; one that is not known is given as it is. */
export function inItalian(reason: string, known = reasons): string {
  const found = known.find(([pattern]) => pattern.test(reason));
  return found ? reason.replace(found[0], found[1]) : reason;
}

/** What a person reads where a reader refused the file; null for any other error. The one place that tells the two apart. */
export function fileProblem(error: unknown): string | null {
  return error instanceof BrokenFeed ? `Il file non si può leggere: ${inItalian(error.message)}.` : null;
}
