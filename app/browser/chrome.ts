/** What the header, menu and 'Torna su' gain from scripts: the bar returns when scrolling up, panels close as expected. */
import { menuId } from "~/lib/menu-view";
import { watchSheets } from "./sheets";
import { onSwapped } from "./swapped";

/** Scrolled further than this, 'Torna su' appears (product.md 'Chrome'). */
const toTopThreshold = 300;
/** Smaller movements are jitter, not a wish. */
const jitter = 6;

export function watchChrome(): void {
  watchScrolling();
  watchToTop();
  watchEscape();
  watchPopovers();
  onSwapped(closePanels);
  window.addEventListener("hashchange", () => document.documentElement.removeAttribute("data-arrived"));
  watchSheets();
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
}

/** A style could not make this smooth: it would hold for every jump, and end where the button goes. */
function watchToTop() {
  const toTop = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(".to-top"))) return;
    event.preventDefault();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  addEventListener("click", toTop, true);
}

/** Escape closes the slide-in menu, and keeps a hovered panel shut until pointer or focus leave (WCAG 1.4.13). */
function watchEscape() {
  const root = document.documentElement;
  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || openPanel()) return;
    if (document.querySelector(".menu:target")) location.replace("#inizio");
    root.dataset.panels = "shut";
  }
  function reopen(event: Event) {
    if (!(event.target instanceof Element && event.target.closest(".tops,.panel")))
      delete root.dataset.panels;
  }
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerover", reopen, { passive: true });
}

/** Small lists that a `<details>` unfolds close as popovers do: by a press elsewhere, and by Escape, which keeps the focus. */
function watchPopovers() {
  const open = () => document.querySelector<HTMLDetailsElement>("details.popover[open]");
  function onPointer({ target }: Event) {
    const shown = open();
    if (shown && !(target instanceof Node && shown.contains(target))) shown.open = false;
  }
  function onKey({ key }: KeyboardEvent) {
    const shown = key === "Escape" ? open() : null;
    if (!shown) return;
    shown.open = false;
    shown.querySelector("summary")?.focus();
  }
  addEventListener("pointerdown", onPointer, { capture: true, passive: true });
  document.addEventListener("keydown", onKey);
}

/** After arriving without a reload: the pointer rests where the panel was, and the slide-in is still the `:target`. */
function closePanels() {
  const root = document.documentElement;
  openPanel()?.hidePopover();
  if (document.querySelector(".tops>:hover,.panel:hover")) root.dataset.panels = "shut";
  root.toggleAttribute("data-arrived", location.hash !== `#${menuId}`);
}

/** Browsers without popovers do not know the selector either. */
function openPanel(): HTMLElement | null {
  return "popover" in HTMLElement.prototype ? document.querySelector(".panel:popover-open") : null;
}
