/** `/suggerimenti?q=`: what a visitor may be typing, as a JSON list of texts; brands with the number of their products, `[text, 12]`. */
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
  // Not every upstream narrows by itself; ours says what completes the text although it begins otherwise.
  const wanted = found.filter(({ term, completes }) => completes || plain(term).startsWith(prefix));
  const terms = new Map(wanted.map(({ term, products }) => [term, products]));
  const rows = [...terms].slice(0, shown).map(([term, products]) => (products ? [term, products] : term));
  return Response.json(rows, {
    headers: { "Cache-Control": "public, max-age=60", "X-Robots-Tag": "noindex" },
  });
}

/** Lower case, without accents, single spaces. */
function plain(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
