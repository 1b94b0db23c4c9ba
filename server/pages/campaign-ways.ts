/** Ways out carry the marks of the campaign that brought somebody; the browser does the same in place (`app/browser/campaign.ts`). */
import { isCampaignMark } from "domain/campaign-marks";
import { parsedUrl } from "domain/parsed-url";
import { rewritten } from "./rewritten";

/** In characters. */
const longestMarks = 600;

/** The marks of the address that was asked, or of our own page before it, as a query; empty without any. */
export function marksOf(url: URL, referer: string | null): string {
  const own = campaignOf(url);
  const before = own === "" && referer !== null ? parsedUrl(referer) : null;
  return before?.origin === url.origin ? campaignOf(before) : own;
}

/** A page whose ways out carry `marks` and the search that led to it (`led`, a query); so do the links to what is chosen on it, its variants' too. Whatever is no page stays as it is. */
export function withMarkedWays(answer: Response, marks: string, led: string, path: string): Response {
  const all = [marks, led].filter(Boolean).join("&");
  const more = (href: string, behind: string) => {
    if (/^\/(?:vai|redirect)\//.test(href)) return all;
    return href.split(/[?#]/, 1)[0] === path || behind.includes("data-variant") ? led : "";
  };
  return all === "" ? answer : rewritten(answer, (html) => marked(html, more));
}

/** The address in a link keeps its signature: that is of what it leads to, not of its query. */
function marked(html: string, more: (href: string, behind: string) => string): string {
  return html.replace(/(<a\b[^>]*? href=")(\/[^"]*)("[^>]*)/g, (_, before, href: string, behind: string) => {
    const query = more(href, behind).replaceAll("&", "&amp;").replaceAll('"', "%22");
    return before + withMarks(href, query, "&amp;") + behind;
  });
}

/** A redirect within the site takes the marks along: whoever counts campaigns reads them where the visitor arrives. */
export function withMarks(location: string, marks: string, and = "&"): string {
  if (marks === "" || !/^\/(?!\/)/.test(location)) return location;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  return `${path}${query === "" ? "?" : query + and}${marks}${hash}`;
}

/** The marks of a campaign in an address, at most as long as three of them need to be. */
export function campaignOf(url: URL): string {
  const marks = url.search
    .slice(1)
    .split("&")
    .filter((part) => isCampaignMark.test(part.split("=", 1)[0] ?? ""));
  return marks.join("&").slice(0, longestMarks);
}
