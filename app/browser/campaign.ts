/** A campaign's marks, and the search that led to a product, go out with the ways out. Documents alone remember them: no cookie, no storage. */
import { isCampaignMark } from "domain/campaign-marks";

/** The marks in an address, as a query without its question mark; empty without any. */
function marksIn(address: string): string {
  const marks = address.includes("?") ? [...new URL(address).searchParams] : [];
  return new URLSearchParams(marks.filter(([name]) => isCampaignMark.test(name))).toString();
}

export function watchCampaign(): void {
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  const marks = marksIn(location.href) || (isOwn ? marksIn(document.referrer) : "");
  const before = isOwn ? new URL(document.referrer) : null;
  const searched = before?.pathname === "/prodotti" ? before.searchParams.get("cerca") : null;
  const search = location.pathname !== "/prodotti" && searched ? `cerca=${encodeURIComponent(searched)}` : "";
  if (!marks && !search) return;
  const add = (to: URL, more: string) => {
    if (more) to.search += `${to.search ? "&" : "?"}${more}`;
  };
  const marked = (address: string) => {
    const to = new URL(address);
    if (!marksIn(address)) add(to, marks);
    if (to.pathname.startsWith("/vai/") && !to.searchParams.has("cerca")) add(to, search);
    return to.href;
  };
  const carry = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin) return;
    // The way keeps its signature: that is of the address that it leads to.
    if (link.pathname.startsWith("/vai/")) link.href = marked(link.href);
    // What was changed in place since has another address: the next page is to read the marks in its referrer.
    else if (link.pathname !== location.pathname)
      history.replaceState(history.state, "", marked(location.href));
  };
  document.addEventListener("click", carry, true);
  document.addEventListener("auxclick", carry, true);
}
