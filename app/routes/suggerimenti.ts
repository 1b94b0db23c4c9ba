/** `/suggerimenti?q=`: terms that begin with what a visitor has typed so far, as a JSON list of texts. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { folded } from "contract/folded";
import { listingLimits } from "contract/listing/query";

/** More would not be read. */
const shown = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, listingLimits.searchLength);
  const prefix = plain(typed).trimStart();
  const found =
    prefix === "" ? [] : await context.optional(context.api.suggestions.list({ q: prefix.trimEnd() }), []);
  // Not every upstream narrows by itself.
  const terms = found.map(({ term }) => term).filter((term) => plain(term).startsWith(prefix));
  return Response.json([...new Set(terms)].slice(0, shown), {
    headers: { "Cache-Control": "public, max-age=60", "X-Robots-Tag": "noindex" },
  });
}

/** Lower case, without accents, single spaces. */
function plain(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
