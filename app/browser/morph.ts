/** Puts the regions of a fetched page in place of those that are shown, and leaves everything that did not change as it is. */
import { Idiomorph } from "idiomorph";
import { tellSwapped } from "./swapped";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** State of the open page, which no server writes. Styles are set by scripts only (the content policy forbids the attribute). */
const ownState = ["open", "inert", "style"];

/** The form that a page answers: its fields follow the answer, but for the one in which somebody types on. */
export interface Asking {
  form: HTMLFormElement;
  typing?: boolean;
}

/** Shows the page, scrolled to `top`: regions, title and what robots read; then the cards in sight, a task of their own. The others follow, a few in a task. */
export async function showPage(
  page: Document,
  { form: sent, typing = !sent }: Partial<Asking> = {},
  top = scrollY,
  signal?: AbortSignal,
): Promise<void> {
  const own: typeof later = [];
  later = own;
  const jumps = top > 0 && top !== scrollY;
  // Asked before anything changes: the browser would lay the page out to say it.
  const isNarrow = innerWidth < 768;
  const [above, below] = [firstPast(top, "bottom"), firstPast(top + innerHeight, "top")];
  const unseen = firstPast(scrollY + innerHeight, "top");
  let passed: typeof later = [];
  keepTyped(() => {
    for (const region of document.querySelectorAll<HTMLElement>("[data-swap]")) {
      const next = page.getElementById(region.id);
      if (next) Idiomorph.morph(region, next, { ignoreActiveValue: typing, callbacks: following(own) });
    }
    if (!jumps || !isNarrow) return;
    // Cards that are seen neither before nor after the jump come ahead of its task.
    runAll(own.splice(unseen, above - unseen));
    passed = holdBack(unseen, above).reverse();
  }, sent);
  document.documentElement.classList.toggle("personal", page.documentElement.matches(".personal"));
  if (own.length > 0) await new Promise((go) => setTimeout(go));
  if (later !== own) return;
  keepTyped(() => runAll(own.splice(0, below - passed.length)), sent);
  own.unshift(...passed);
  if (jumps && !signal?.aborted) {
    if (isNarrow) own.push(...holdBack(below), ...holdBack(0, Math.min(unseen, above)).reverse());
    scrollTo(0, top);
  }
  tellSwapped();
  if (own.length > 0) setTimeout(showLater, frame, own);
  // Not seen in the page: no press waits for what the browser makes of its title.
  setTimeout(followHead, 0, page);
}

/** Where a page jumps, cards out of sight are there, as tall as they will be (listing-late.css), but drawn a few in a task, by what is given back. */
function holdBack(from: number, to?: number): typeof later {
  const held = places().slice(from, to);
  for (const place of held) place.classList.add("far");
  return held.map((place) => () => place.classList.remove("far"));
}

/** What a newer page shows instead is not shown any more. */
function showLater(own: typeof later): void {
  if (later !== own) return;
  runAll(own.splice(0, atOnce));
  if (own.length > 0) setTimeout(showLater, frame, own);
  else tellSwapped();
}

function runAll(fills: typeof later): void {
  for (const show of fills) show();
}

/** Shows `content` in place of what `place` holds; a field in which somebody types keeps what it says. */
export function showWithin(place: HTMLElement, content: Element): void {
  Idiomorph.morph(place, content, { morphStyle: "innerHTML", ignoreActiveValue: true, callbacks });
}

/** The same, where it answers a search: all that is typed into other fields stays too. */
export function showFoundWithin(place: HTMLElement, content: Element): void {
  keepTyped(() => showWithin(place, content), undefined, place);
}

/** Shows one form of a page as another page has it. */
export function showForm(form: HTMLFormElement, next: Element): void {
  Idiomorph.morph(form, next, { callbacks });
  tellSwapped();
}

/** What a visitor may have changed, which no attribute tells. */
const changed = "input:not([type=hidden]),textarea,select";

/** @param fills collects what fills the places of grids; without it they are filled at once */
const following = (fills?: typeof later) => ({
  beforeNodeMorphed(node: Node, next: Node) {
    if (!(node instanceof Element && next instanceof Element)) return true;
    // The browser compares faster than scripts walk: most of a page is as it was.
    if (node.isEqualNode(next) && !node.matches(changed) && !node.querySelector(changed)) return false;
    if (!node.matches(".grid")) return true;
    fillPlaces(node, next, fills);
    return false;
  },
  /** What scripts have added stays; its own module knows when it goes. */
  beforeNodeRemoved: (node: Node) => !(node instanceof Element && node.hasAttribute("data-added")),
  beforeAttributeUpdated: (name: string, element: Element, kind: "update" | "remove") =>
    !(
      name.startsWith("data-js-") ||
      (ownState.includes(name) && (kind === "remove" || element.hasAttribute(name)))
    ),
});

const callbacks = following();

/** Cards of one task, and milliseconds until the next: a frame is drawn between, and a press answered. */
const atOnce = 4;
const frame = 20;

/** What puts the cards of the page in place that are not there yet. */
let later: (() => void)[] = [];

const places = () => [...document.querySelectorAll("main .grid > *")];

/** Of the places, as the page was laid out last, the first one past that height. Without one all that comes may be in sight. */
function firstPast(height: number, side: "top" | "bottom"): number {
  const first = places().findIndex((place) => place.getBoundingClientRect()[side] + scrollY >= height);
  return first < 0 ? Number.POSITIVE_INFINITY : first;
}

/** Cards that stay where they stand are kept; no other moves through the grid to its new place, it is there. */
function fillPlaces(grid: Element, next: Element, fills?: typeof later): void {
  const cards = [...next.children];
  while (grid.children.length > cards.length) grid.lastElementChild?.remove();
  const own = cards.map((card, place) => () => fillPlace(grid, card, place));
  if (fills) fills.push(...own, () => grid.removeAttribute("aria-busy"));
  else for (const fill of own) fill();
  grid.ariaBusy = fills ? "true" : null;
}

function fillPlace(grid: Element, card: Element, place: number): void {
  const there = grid.children[place];
  if (there?.id === card.id) Idiomorph.morph(there, card, { callbacks });
  else if (there) there.replaceWith(card);
  else grid.appendChild(card);
}

/** Fields in which somebody has typed keep that: no answer to something else takes it away. */
function keepTyped(show: () => void, sent?: Element, within = document.querySelector("main")): void {
  const controls = within?.querySelectorAll<Control>("textarea, input:not([type=hidden])") ?? [];
  const typed = [...controls]
    .filter((control) => control.form !== sent && control.value !== control.defaultValue)
    .map((control) => [control, control.value] as const);
  show();
  for (const [control, value] of typed) if (control.isConnected) control.value = value;
}

const headline = ["title", "link[rel=canonical]", "meta[name=description]", "meta[name=robots]"];

function followHead(page: Document): void {
  for (const selector of headline) {
    const [before, after] = [document, page].map(({ head }) => head.querySelector(selector));
    if (after?.isEqualNode(before ?? null)) continue;
    before?.remove();
    if (after) document.head.appendChild(document.importNode(after, true));
  }
}
