/** Whether this visitor agreed to analytics, as of now. */
import { now } from "~/holes/person";

export function mayTell(): boolean {
  const consent = now()?.consent ?? "undecided";
  return consent !== "undecided" && consent.analytics;
}
