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

/**
 * Adds the marks to a way out that is pressed, unless it came with them (`server/pages/campaign-ways.ts`). The way keeps its
 * signature: that is of the address that it leads to.
 */
export function carryMarks(): void {
  // Once, at the address that brought the visitor: what is swapped in has other addresses.
  const marks = marksIn(location.href) || (isOwn(document.referrer) ? marksIn(document.referrer) : "");
  if (marks === "") return;
  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/vai/"]') : null;
    if (link && marksIn(link.href) === "") link.search += `${link.search === "" ? "?" : "&"}${marks}`;
  };
  addEventListener("click", onPress, true);
  addEventListener("auxclick", onPress, true);
}

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin;
}
