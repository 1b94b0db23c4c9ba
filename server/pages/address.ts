/** The address under which a page is kept: what was asked, without the marks of campaigns, which change no page. */

export interface PageAddress {
  /** Path and query that decide the page. */
  path: string;
  /** The marks that were left out, as a query (`utm_source=…`); empty without any. */
  marks: string;
}

const isMark = /^(utm_[a-z_]+|gclid|fbclid)$/i;
/** Remix once asked for the data of one route this way; it still answers, in English and with nothing for a visitor. */
const isFormer = /^_data$/i;

/** In characters. */
const longestMarks = 600;

export function pageAddress({ pathname, search }: URL): PageAddress {
  if (!/[?&](utm_|gclid|fbclid|_data)/i.test(search)) return { path: pathname + search, marks: "" };
  const parts = search.slice(1).split("&");
  const named = (name: RegExp) => (part: string) => name.test(part.split("=", 1)[0] ?? "");
  const marks = parts.filter(named(isMark));
  const kept = parts.filter((part) => !marks.includes(part) && !named(isFormer)(part)).join("&");
  return { path: pathname + (kept && `?${kept}`), marks: marks.join("&") };
}

/** A redirect within the site takes the marks along: whoever counts campaigns reads them where the visitor arrives. */
export function withMarks(location: string, marks: string): string {
  if (marks === "" || !/^\/(?!\/)/.test(location)) return location;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  return `${path}${query === "" ? "?" : `${query}&`}${marks}${hash}`;
}

/** The marks of a campaign in an address, at most as long as three of them need to be. */
export function campaignOf(url: URL): string {
  return pageAddress(url).marks.slice(0, longestMarks);
}
