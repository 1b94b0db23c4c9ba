/** The side effects of a visit: cookies of opened products, chosen sizes and the page to go on with, the count of a search and what came of it. For persons only. */
import { listingLimits } from "contract/listing/query";
import { suggestionSlug } from "contract/search";
import { parsedUrl } from "domain/parsed-url";
import {
  backgroundApiOf,
  type EdgeContext,
  isPersonal,
  isVisit,
  type SideEffects,
  type Visit,
} from "../visit";
import { rememberSizes } from "./chosen-sizes";
import { rememberPage } from "./own-traces";
import { rememberOpened } from "./recent";

/** Carries out the side effects of a page that goes out; the visitor never waits for it and never sees it fail. */
export function carryOut({ opened, searched, sizes, resume }: SideEffects, edge: EdgeContext, visit: Visit) {
  const { request } = edge;
  const hasNone = opened === null && searched === null && sizes.length === 0 && !resume;
  if (hasNone || !isPersonal(request)) return;
  for (const line of [
    opened === null ? null : rememberOpened(request, opened),
    rememberSizes(request, sizes),
    resume ? rememberPage(request, resume) : null,
  ])
    if (line) visit.cookies.push(line);
  if (!isVisit(request)) return;
  tellChoice(searchBefore(request, visit), opened, edge, visit);
  if (searched === null) return;
  const api = backgroundApiOf(edge, visit);
  const slug = suggestionSlug(searched);
  const counted = [
    api.searchTerms.add({ term: searched }),
    ...(slug ? [api.suggestions.increment({ slug })] : []),
  ];
  edge.waitUntil(Promise.allSettled(counted));
}

/** Tells the upstream, behind the answer, that a product was chosen from the results of a search. */
export function tellChoice(term: string | null, product: number | null, edge: EdgeContext, visit: Visit) {
  if (!term?.trim() || term.length > listingLimits.searchLength || product === null) return;
  if (!isPersonal(edge.request)) return;
  edge.waitUntil(
    backgroundApiOf(edge, visit)
      .searchReport.choose({ term, product })
      .catch(() => undefined),
  );
}

/** The search of the listing that led here, as the browser says it. */
export function searchBefore({ headers }: Request, { url }: Visit): string | null {
  const from = parsedUrl(headers.get("Referer") ?? "");
  return from?.origin === url.origin && from.pathname === "/prodotti" ? from.searchParams.get("cerca") : null;
}
