/** What a visit of a page leaves behind: the cookies of opened products and chosen sizes, and the count of a search. For persons only. */
import { suggestionSlug } from "contract/search";
import { type EdgeContext, isPersonal, plainApiOf, type Traces, type Visit } from "../visit";
import { rememberSizes } from "./chosen-sizes";
import { rememberOpened } from "./recent";

/** Follows the traces of a page that goes out; the visitor never waits for it and never sees it fail. */
export function followTraces({ opened, searched, sizes }: Traces, edge: EdgeContext, visit: Visit): void {
  const { request } = edge;
  if ((opened === null && searched === null && sizes.length === 0) || !isPersonal(request)) return;
  for (const line of [
    opened === null ? null : rememberOpened(request, opened),
    rememberSizes(request, sizes),
  ])
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
