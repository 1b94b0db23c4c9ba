/** Puts the regions of a fetched page in place of those that are shown, and leaves everything that did not change as it is. */
import { tellSwapped } from "./swapped";

/** Which fields keep what they say, whatever the answer says. */
type Keeps = (field: HTMLInputElement) => boolean;

const inUse: Keeps = (field) => field === document.activeElement;
/** Somebody has typed into it: no answer to something else takes that away. */
const typedIn: Keeps = ({ value, defaultValue = value }) => value !== defaultValue;

/** State of the open page, which no server writes. Styles are set by scripts only (the content policy forbids the attribute). */
const ownState = ["open", "inert", "style"];

/** The form that a page answers: its fields follow the answer, but for the one in which somebody types on. */
export interface Asking {
  form: HTMLFormElement;
  typing?: boolean;
}

/** Shows the page, scrolled to `top`: regions, title and what robots read. Cards below what is seen of it follow, a few in a task. */
export function showPage(
  page: Document,
  { form: sent, typing = !sent }: Partial<Asking> = {},
  top = scrollY,
): void {
  later = [];
  seen = firstBelow(top + innerHeight);
  const keeps: Keeps = (field) => (typing && inUse(field)) || (field.form !== sent && typedIn(field));
  for (const region of document.querySelectorAll<HTMLElement>("[data-swap]")) {
    const next = page.getElementById(region.id);
    if (next) follow(region, next, keeps);
  }
  seen = Number.POSITIVE_INFINITY;
  // Not seen in the page: no press waits for what the browser makes of its title.
  setTimeout(followHead, 0, page);
  document.documentElement.classList.toggle("personal", page.documentElement.matches(".personal"));
  tellSwapped();
  if (later.length > 0) setTimeout(showLater, frame, later);
}

/** What a newer page shows instead is not shown any more. */
function showLater(own: (() => void)[]): void {
  if (later !== own) return;
  for (const show of own.splice(0, atOnce)) show();
  if (own.length > 0) setTimeout(showLater, frame, own);
  else tellSwapped();
}

/** Shows `content` in place of what `place` holds; a field in which somebody types keeps what it says. */
export function showWithin(place: Element, content: Element): void {
  followParts(place, [content], inUse);
}

/** The same, where it answers a search: all that is typed into other fields stays too. */
export function showFoundWithin(place: Element, content: Element): void {
  followParts(place, [content], (field) => inUse(field) || typedIn(field));
}

/** Shows one form of a page as another page has it. */
export function showForm(form: HTMLFormElement, next: Element): void {
  follow(form, next);
  tellSwapped();
}

/** What a visitor may have changed, which no attribute tells. */
const changed = "input:not([type=hidden]),textarea,select";

/** Makes one element what another is. */
function follow(node: Element, next: Element, keeps: Keeps = () => false): void {
  // The browser compares faster than scripts walk: most of a page is as it was.
  const isField = node.matches(changed);
  if (node.isEqualNode(next) && !isField && !node.querySelector(changed)) return;
  if (node.matches(".grid")) {
    fillPlaces(node, next);
    return;
  }
  const [own, its] = [node, next] as unknown as [HTMLInputElement, HTMLInputElement];
  const follows = isField && own.type !== "file" && !keeps(own);
  for (const name of new Set([...node.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name);
    if (node.getAttribute(name) === value || name.startsWith("data-js-")) continue;
    if (ownState.includes(name) && (value === null || node.hasAttribute(name))) continue;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  followParts(node, [...next.childNodes] as Element[], keeps);
  if (follows && own.value !== its.value) own.value = its.value;
  if (follows && own.checked !== its.checked) own.checked = its.checked;
}

/** Parts stay, where they are, that are alike from both ends on, and between them those of the same id; what scripts added is its own module's. */
function followParts(node: Element, others: Element[], keeps: Keeps): void {
  const parts = ([...node.childNodes] as Element[]).filter((part) => !part.hasAttribute?.("data-added"));
  const least = Math.min(parts.length, others.length);
  let first = 0;
  while (first < least && alike(parts[first], others[first])) first += 1;
  let last = 0;
  while (last < least - first && alike(parts.at(-1 - last), others.at(-1 - last))) last += 1;
  const loose = parts.slice(first, parts.length - last);
  const kept = others.map((other, place) => {
    if (place < first) return parts[place];
    if (place >= others.length - last) return parts.at(place - others.length);
    return loose.find((part) => part.id && alike(part, other));
  });
  const left = new Set(parts);
  for (const part of loose) if (!kept.includes(part) && left.delete(part)) part.remove();
  others.forEach((other, place) => {
    const [part, [at = null]] = [kept[place], left];
    if ((part ?? other) !== at) node.insertBefore(part ?? other, at);
    if (part?.getAttributeNames) follow(part, other, keeps);
    else if (part && part.nodeValue !== other.nodeValue) part.nodeValue = other.nodeValue;
    if (part) left.delete(part);
  });
}

function alike(one?: Element, two?: Element): boolean {
  const same = (name: string) => one?.getAttribute?.(name) === two?.getAttribute?.(name);
  return one?.nodeName === two?.nodeName && same("id") && same("name");
}

/** Cards of one task, and milliseconds until the next: a frame is drawn between, and a press answered. */
const atOnce = 4;
const frame = 20;

/** How many places of a grid are filled at once, and what fills the others. */
let seen = Number.POSITIVE_INFINITY;
let later: (() => void)[] = [];

/** Of the places, as the page was laid out last, the first one below `fold`. Without one all that comes may be in sight. */
function firstBelow(fold: number): number {
  const places = [...document.querySelectorAll("main .grid > *")];
  const first = places.findIndex((place) => place.getBoundingClientRect().top + scrollY >= fold);
  return first < 0 ? Number.POSITIVE_INFINITY : first;
}

/** Cards that stay where they stand are kept; no other moves through the grid to its new place, it is there. */
function fillPlaces(grid: Element, next: Element): void {
  const cards = [...next.children];
  while (grid.children.length > cards.length) grid.lastElementChild?.remove();
  cards.forEach((card, place) => {
    if (place < seen) fillPlace(grid, card, place);
    else later.push(() => fillPlace(grid, card, place));
  });
  grid.ariaBusy = cards.length > seen ? "true" : null;
  if (cards.length > seen) later.push(() => grid.removeAttribute("aria-busy"));
}

function fillPlace(grid: Element, card: Element, place: number): void {
  const there = grid.children[place];
  if (there?.id === card.id) follow(there, card);
  else if (there) there.replaceWith(card);
  else grid.appendChild(card);
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
