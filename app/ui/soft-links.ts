/** Plain links that become client navigations once JavaScript runs: one listener for a whole region instead of one component per link. */
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/**
 * Inside `region`, clicks on links that match `selector` navigate without leaving the page and without scrolling.
 * The history entry is replaced, except by links that match `pushing` (pages of a list): those also scroll to the top.
 * `replacing` takes the other links' addresses when there is more to do than to go there; it stays the same function.
 */
export function useSoftLinks(
  region: RefObject<HTMLElement | null>,
  selector: string,
  pushing = "[rel]",
  replacing?: (href: string) => void,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = region.current;
    if (!root) return;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
      const href = link?.getAttribute("href");
      if (!link || !href || link.target) return;
      event.preventDefault();
      const push = link.matches(pushing);
      if (replacing && !push) replacing(href);
      else navigate(href, { replace: !push, preventScrollReset: !push });
      link.closest("details.popover")?.removeAttribute("open");
    };
    root.addEventListener("click", follow);
    return () => root.removeEventListener("click", follow);
  }, [region, selector, pushing, replacing, navigate]);
}
