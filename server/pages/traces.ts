/** What a visit of a page leaves behind: the cookie of opened products, and the count of a search. For persons only. */
import { suggestionSlug } from "contract/search";
import { type EdgeContext, isPersonal, plainApiOf, type Traces, type Visit } from "../visit";
import { rememberOpened } from "./recent";

/** Follows the traces of a page that goes out; the visitor never waits for it and never sees it fail. */
export function followTraces({ opened, searched }: Traces, edge: EdgeContext, visit: Visit): void {
  if ((opened === null && searched === null) || !isPersonal(edge.request)) return;
  const line = opened === null ? null : rememberOpened(edge.request, opened);
  if (line) visit.cookies.push(line);
  if (searched === null) return;
  const api = plainApiOf(edge, visit);
  const slug = suggestionSlug(searched);
  const counted = [
    api.searchTerms.add({ term: searched }),
    ...(slug ? [api.suggestions.increment({ slug })] : []),
  ];
  // A failed call has logged itself.
  edge.waitUntil(Promise.allSettled(counted));
}
