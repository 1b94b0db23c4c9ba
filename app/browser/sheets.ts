/** Slide-ins that open as the target of the address: the keyboard stays in an open one, and the focus returns to what opened it. */
import { onSwapped } from "./swapped";

const sheets = ".menu,.filters";
/** Menu panels open from the menu, but stand elsewhere in the document. */
const reachable = ".panel";
/** Milliseconds in which a sheet comes to rest (chrome.css). */
const slide = 200;

export function watchSheets(): void {
  const narrow = matchMedia("(max-width: 1080px)");
  let shown: Element | null = null;
  let opener: HTMLElement | null = null;
  let held: Element[] = [];

  function sync() {
    const open = narrow.matches ? openSheet() : null;
    if (open === shown) return;
    for (const element of held) element.removeAttribute("inert");
    held = [];
    if (open) enter(open);
    else if (opener?.isConnected) opener.focus({ preventScroll: true });
    shown = open;
  }

  /** What slides in can be focused from its second frame on; the page behind it, whose styles are all asked anew, is shut when it rests, or before a first Tab. */
  function enter(sheet: Element): void {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (shown !== sheet) return;
        entranceOf(sheet)?.focus({ preventScroll: true });
        setTimeout(shutBehind, slide, sheet);
      }),
    );
  }

  function shutBehind(sheet: Element): void {
    if (shown !== sheet || held.length > 0) return;
    held = outside(sheet);
    for (const element of held) element.setAttribute("inert", "");
  }

  function remember({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="#"]') : null;
    if (link && !link.closest(sheets)) opener = link;
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === "Tab" && shown) shutBehind(shown);
    if (key === "Escape" && shown?.matches(".filters")) shown.querySelector<HTMLElement>(".close")?.click();
  }

  addEventListener("keydown", onKey);
  addEventListener("click", remember, true);
  addEventListener("hashchange", sync);
  narrow.addEventListener("change", sync);
  onSwapped(sync);
  sync();
}

function openSheet(): Element | null {
  const open = document.querySelector(":is(.menu,.filters):is(:target,:has(:target))");
  // After a navigation without a reload the menu is still the target, and shut.
  return open?.matches(".menu") && document.documentElement.hasAttribute("data-arrived") ? null : open;
}

/** The section that was asked for, else the way out. */
function entranceOf(sheet: Element): HTMLElement | null {
  const asked = sheet.querySelector(":target")?.closest("details")?.querySelector("summary");
  return asked ?? sheet.querySelector<HTMLElement>("a,button");
}

/** Everything beside the sheet and its ancestors, but for what is opened from it. */
function outside(sheet: Element): Element[] {
  const found: Element[] = [];
  const gather = (element: Element) => {
    if (element.matches(`${reachable},script,style,template`) || element.contains(sheet)) return;
    if (element.querySelector(reachable)) for (const child of element.children) gather(child);
    else found.push(element);
  };
  for (let at: Element | null = sheet; at && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? []) if (sibling !== at) gather(sibling);
  return found;
}
