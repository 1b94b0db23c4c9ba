/** Reads the input of a call as the contract says it; what it refuses is told in Italian, with the field that is to blame. */
import type { Row } from "contract";
import type * as z from "zod";
import { Refusal } from "./refusal";

/** The domain side of an input that came over the wire, or a `Refusal` (422). */
export function parsedInput(row: Row, wireInput: unknown): unknown {
  // Zod's own sentences are not for people: what the contract does not say itself has none.
  const parsed = row.input.safeParse(wireInput, { error: () => "" });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") || null;
  throw new Refusal(422, issue?.message || sentenceOf(issue, field), field);
}

function sentenceOf(issue: z.core.$ZodIssue | undefined, field: string | null): string {
  if (issue === undefined || field === null) return "Richiesta non valida.";
  const why = reasonOf(issue);
  return `Valore non valido per '${field}'${why ? `: ${why}` : ""}.`;
}

/** What would be right, where that is short to say. */
function reasonOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code === "too_big")
    return issue.origin === "string"
      ? `al massimo ${issue.maximum} caratteri`
      : `al massimo ${issue.maximum}`;
  if (issue.code === "too_small") {
    if (issue.origin === "string" && Number(issue.minimum) <= 1) return "non può essere vuoto";
    return issue.origin === "string" ? `almeno ${issue.minimum} caratteri` : `almeno ${issue.minimum}`;
  }
  if (issue.code === "invalid_type" && (issue.expected === "number" || issue.expected === "int"))
    return "serve un numero";
  return issue.code === "invalid_format" && issue.format === "url"
    ? "serve un indirizzo intero, con https://"
    : null;
}
