/** What is wrong with a form's fields, in the words of its schema. */
import type * as z from "zod";

/** The first complaint about each field, in the order in which they are asked. */
export function errorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors = new Map<string, string>();
  for (const { path, message } of issues)
    if (!errors.has(String(path[0]))) errors.set(String(path[0]), message);
  return Object.fromEntries(errors);
}
