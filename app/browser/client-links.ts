/**
 * Client-side navigation for plain links and GET forms, by one listener on the document. Pages stay plain HTML: no link
 * component is rendered or hydrated for each of the hundreds of links that a listing has.
 */
import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { carryMarks, rememberMarks } from "./campaign";

/** Paths that are not pages of this application. */
const elsewhere = /^\/(vai|redirect|api|media|build)(\/|$)/;

export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    rememberMarks();
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.pathname.startsWith("/vai/")) carryMarks(link);
      if (link && isPlainClick(event) && isInternal(link)) go(event, link.href, false);
    }
    function onSubmit(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== "get" || event.defaultPrevented) return;
      const data = new FormData(form, event.submitter);
      const address = new URL(form.action, location.href);
      address.search = new URLSearchParams(
        [...data].map(([name, value]) => [name, String(value)]),
      ).toString();
      if (address.origin === location.origin) go(event, address.href, "replace" in form.dataset);
    }
    function go(event: Event, href: string, replace: boolean) {
      const { pathname, search, hash } = new URL(href);
      event.preventDefault();
      navigate({ pathname, search, hash }, { replace });
    }
    document.addEventListener("click", onClick);
    document.addEventListener("auxclick", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("auxclick", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [navigate]);
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !modified;
}

/** Same site, same tab, another page: a jump within the page is the browser's business. */
function isInternal(link: HTMLAnchorElement): boolean {
  if (!link.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return false;
  const { origin, pathname, search, hash } = new URL(link.href);
  const samePage = pathname === location.pathname && search === location.search;
  return origin === location.origin && !elsewhere.test(pathname) && !(samePage && hash !== "");
}
