/** Links and GET forms to this page with another query: presses show at once, one request follows when they rest, older answers lose. */
import { canMorph, morph, pageIn, swapHeader } from "./fetched-page";
import type { Asking } from "./morph";
import { noteFailure, takeNoteAway } from "./notice";
import { plainlyPressed } from "./press";

/** Milliseconds of rest before presses are asked for (product.md 'Listing'). */
const rest = 300;

/** Where it leads from the page that is shown, and as `composed` wants it: of what it says all, and where it starts from. */
type Press = [to: URL, own?: string[], base?: URL];

interface Move {
  history: "push" | "replace" | "none";
  /** Where the page is scrolled to afterwards; where it is, if nothing is said. */
  scroll?: number;
  asking?: Asking;
}

/** What `main` shows, as path and query. */
let shown = placeOf(location);
/** What is wanted instead, press by press. */
let presses: Press[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

export function watchSwaps(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  addEventListener("popstate", onBack);
}

/** Sends a form to this page; quick calls are one request. */
export function apply(form: HTMLFormElement, typing: boolean, pause: number): void {
  noteForm(form);
  want(pause, { form, typing });
}

function want(pause = rest, asking?: Asking): void {
  forgetOlder();
  busy(true);
  // What it takes is there when the presses rest.
  void wanted();
  timer = setTimeout(() => void move({ history: "replace", asking }), pause);
}

/** Shows this page as it is now, for instance after a post; resolves when it stands there. */
export async function renew(to: URL, form?: HTMLFormElement): Promise<void> {
  const kind = placeOf(to) === placeOf(location) ? "none" : "replace";
  presses = [[to]];
  await move({ history: kind, asking: form && { form } }, { cache: "no-cache" });
}

function onClick(event: MouseEvent): void {
  const link = plainlyPressed(event, "main a[href]");
  if (!link || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  // Leads to a part of this page as it is otherwise, or to a page that takes its place: a variant.
  const soft = link.matches("[data-soft],[data-variant]");
  // A choice that is on already, of which one always is: an order, a letter.
  const stays = presses.length === 0 && placeOf(to) === shown && link.matches("[data-sets] [aria-current]");
  if (!(soft || stays || leadsOn(to)) || link.closest("[data-leaves]")) return;
  event.preventDefault();
  link.closest("details.popover")?.removeAttribute("open");
  if (stays) return;
  const { sets, of } = link.closest<HTMLElement>("[data-sets],[data-of]")?.dataset ?? {};
  // Another list, not a change of what is wanted.
  if (link.closest("[data-variant],[data-whole],.crumbs")) presses = [];
  presses.push([to, sets?.split(" "), of ? new URL(of, to) : undefined]);
  if (link.closest("[data-pages]")) return void move({ history: "push" });
  if (soft) return void move({ history: "replace" });
  showPress(link, to);
  want();
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "get" || event.defaultPrevented) return;
  if (!form.closest("main") || !leadsOn(addressOf(form), true)) return;
  event.preventDefault();
  noteForm(form, event.submitter);
  void move({ history: "replace", asking: { form } });
}

/** All that the fields say which are seen. */
function noteForm(form: HTMLFormElement, submitter?: HTMLElement | null): void {
  const fields = [...form.elements] as HTMLInputElement[];
  const { of } = form.closest<HTMLElement>("[data-of]")?.dataset ?? {};
  const own = fields.filter(({ type }) => type !== "hidden").map(({ name }) => name);
  const to = addressOf(form, submitter);
  presses.push([to, own, of ? new URL(of, to) : undefined]);
}

/** Where a GET form leads; fields that are empty, or say what is usual (`data-usual`), say nothing. */
export function addressOf(form: HTMLFormElement, submitter?: HTMLElement | null): URL {
  const to = new URL(form.action, location.href);
  const usual = (name: string) => (form.elements.namedItem(name) as HTMLElement | null)?.dataset?.usual;
  const fields = [...new FormData(form, submitter)].filter(
    ([name, value]) => value !== "" && value !== usual(name),
  );
  to.search = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return to;
}

/** To the same page, asked otherwise. */
function leadsOn(to: URL, again = false): boolean {
  return (
    to.origin === location.origin &&
    to.pathname === location.pathname &&
    (again || placeOf(to) !== shown || presses.length > 0) &&
    (again || to.hash === "")
  );
}

function onBack({ state }: PopStateEvent): void {
  if (placeOf(location) === shown) return;
  const scroll = (state as { y?: number } | null)?.y ?? 0;
  presses = [[new URL(location.href)]];
  void move({ history: "none", scroll }, { cache: "force-cache" });
}

async function move(going: Move, init: RequestInit = {}): Promise<void> {
  forgetOlder();
  const own = new AbortController();
  asking = own;
  busy(true);
  try {
    const to = await wanted();
    const answer = await fetch(to, { ...init, headers: swapHeader, signal: own.signal });
    if (going.history === "push") goToTop();
    const page = await pageIn(answer);
    if (own.signal.aborted) return;
    if (!page || page.address.pathname !== to.pathname) return leave(to, going);
    takeNoteAway();
    arrive(going, page.address);
    await morph.showPage(page.document, going.asking, going.scroll, own.signal);
  } catch {
    if (!own.signal.aborted) fail();
  } finally {
    if (asking === own) {
      asking = undefined;
      presses = [];
      busy(false);
    }
  }
}

/** What the presses come to together; where that cannot be reckoned any more, as after a deployment, the last one counts, as without scripts. */
async function wanted(): Promise<URL> {
  const page = new URL(shown, location.href);
  const several = presses.length > 1 && (await import("./composed").catch(() => null));
  return several
    ? presses.reduce((to, press) => several.composed(page, to, ...press), page)
    : (presses.at(-1)?.[0] ?? page);
}

/** What was pressed before counts in the newer address: its own answer would only show what is no longer wanted. */
function forgetOlder(): void {
  clearTimeout(timer);
  asking?.abort();
  asking = undefined;
}

/** The address follows what is shown; a slide-in that is open stays open. */
function arrive({ history: kind }: Move, { pathname, search }: URL): void {
  shown = pathname + search;
  if (kind === "replace") history.replaceState(history.state, "", shown + location.hash);
  else if (kind === "push") history.pushState(null, "", shown);
}

/** Before anything changes: afterwards the browser would lay the page out at once. Back shows it where it was. */
function goToTop(): void {
  history.replaceState({ ...(history.state as object | null), y: scrollY }, "");
  scrollTo(0, 0);
}

function leave(to: URL, { history: kind }: Move): void {
  if (kind === "push") location.assign(to);
  else if (placeOf(to) === placeOf(location)) location.reload();
  else location.replace(to);
}

/** Nobody answered: the page stands as it was, and says so. */
function fail(): void {
  for (const link of pressed) turn(link);
  pressed.clear();
  noteFailure("Non riusciamo a raggiungere il sito. Controlla la connessione e riprova.");
}

/** Links whose press is shown before its answer. */
const pressed = new Set<HTMLAnchorElement>();

function showPress(link: HTMLAnchorElement, to: URL): void {
  const adds = to.search.length > new URL(shown, location.href).search.length;
  if (!link.closest(".tags li") && !link.ariaCurrent && !adds) return;
  turn(link);
  pressed.add(link);
}

/** On or off; a chip is there or not. */
function turn(link: HTMLAnchorElement): void {
  const chip = link.closest<HTMLElement>(".tags li");
  if (chip) chip.hidden = !chip.hidden;
  else link.ariaCurrent = link.ariaCurrent ? null : "true";
}

function busy(is: boolean): void {
  if (is) void canMorph();
  document.querySelector("main")?.setAttribute("aria-busy", String(is));
  if (!is) pressed.clear();
}

function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
