/** What the header, menu and 'Torna su' gain from scripts: the bar returns when scrolling up, panels close as expected. */
import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Scrolled further than this, 'Torna su' appears (spec 000 §9). */
const toTopThreshold = 300;
/** Smaller movements are jitter, not a wish. */
const jitter = 6;

export function useChrome(): void {
  const { pathname, search } = useLocation();
  useEffect(watchScrolling, []);
  useEffect(watchEscape, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about having arrived somewhere else
  useEffect(closePanels, [pathname, search]);
}

/** `data-scroll` on the root element: `up` pins the header, `down` releases it; `data-far` shows 'Torna su'. */
function watchScrolling() {
  const root = document.documentElement;
  let last = window.scrollY;
  function onScroll() {
    const now = window.scrollY;
    root.toggleAttribute("data-far", now > toTopThreshold);
    if (now <= 0) delete root.dataset.scroll;
    else if (Math.abs(now - last) > jitter) root.dataset.scroll = now < last ? "up" : "down";
    if (Math.abs(now - last) > jitter || now <= 0) last = now;
  }
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

/** Escape closes the slide-in menu, or the open panel and keeps it shut until pointer or focus move on (WCAG 1.4.13). */
function watchEscape() {
  const root = document.documentElement;
  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    if (document.querySelector(".menu:target")) location.replace("#inizio");
    closePanels();
    root.dataset.panels = "shut";
  }
  function reopen() {
    delete root.dataset.panels;
  }
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointermove", reopen, { passive: true });
  document.addEventListener("focusin", reopen);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointermove", reopen);
    document.removeEventListener("focusin", reopen);
  };
}

function closePanels() {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(".menu details[open]")) open.open = false;
}
