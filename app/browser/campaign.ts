/**
 * The marks of the campaign that brought a visitor go out with the ways out, so that a click is kept with them. They are
 * remembered by this document alone: no cookie, no storage. One page further, the address of the page before still has them.
 */

const isMark = /^(utm_[a-z_]+|gclid|fbclid)$/i;

/** The marks in an address, as a query without its question mark; empty without any. */
export function marksIn(address: string): string {
  if (!URL.canParse(address)) return "";
  const marks = [...new URL(address).searchParams].filter(([name]) => isMark.test(name));
  return new URLSearchParams(marks).toString();
}

let marks = "";

/** Once, at the address that brought the visitor: pages that are opened in place have other addresses. */
export function rememberMarks(): void {
  marks ||= marksIn(location.href) || (isOwn(document.referrer) ? marksIn(document.referrer) : "");
}

/**
 * Adds the marks to a way out, unless it came with them (`server/pages/campaign-ways.ts`). The way keeps its signature: that
 * is of the address that it leads to.
 */
export function carryMarks(link: HTMLAnchorElement): void {
  if (marks !== "" && marksIn(link.href) === "") link.search += `${link.search === "" ? "?" : "&"}${marks}`;
}

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin;
}
