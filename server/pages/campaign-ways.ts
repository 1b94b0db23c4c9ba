/** Ways out carry the marks of the campaign that brought somebody; the browser does the same in place (`app/browser/campaign.ts`). */
import { parsedUrl } from "contract/parsed-url";
import { campaignOf } from "./address";
import { rewritten } from "./rewritten";

/** The marks of the address that was asked, or of our own page before it, as a query; empty without any. */
export function marksOf(url: URL, referer: string | null): string {
  const own = campaignOf(url);
  const before = own === "" && referer !== null ? parsedUrl(referer) : null;
  return before?.origin === url.origin ? campaignOf(before) : own;
}

/** A page whose ways out carry `marks`; whatever is no page stays as it is. */
export function withMarkedWays(answer: Response, marks: string): Response {
  return marks === "" ? answer : rewritten(answer, (html) => marked(html, marks));
}

/** The address in a link keeps its signature: that is of what it leads to, not of its query. */
function marked(html: string, marks: string): string {
  const query = marks.replaceAll("&", "&amp;").replaceAll('"', "%22");
  return html.replace(
    /(<a\b[^>]*? href="\/(?:vai|redirect)\/[^"?]*)(\?[^"]*)?"/g,
    (_, way: string, own: string | undefined) => `${way}${own ? `${own}&amp;` : "?"}${query}"`,
  );
}
