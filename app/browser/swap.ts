/** Links and GET forms to this page with another query: presses show at once, one request follows when they rest, older answers lose. */
import { composed } from "./composed";
import { pageIn, swapHeader } from "./fetched-page";
import { type Asking, canMorph, showPage } from "./morph";
import { noteFailure, takeNoteAway } from "./notice";
import { isPlainPress } from "./press";

/** Milliseconds of rest before presses are asked for (product.md 'Listing'). */
const rest = 300;

interface Move {
  to: URL;
  history: "push" | "replace" | "none";
  /** Where the page is scrolled to afterwards; where it was, if nothing is said. */
  scroll?: number;
  asking?: Asking;
}

/** What `main` shows, as path and query. */
let shown = placeOf(location);
let wanted: URL | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

export function watchSwaps(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  addEventListener("popstate", onBack);
}

/** Goes to another query of this page, and to what the presses wanted that wait; quick calls are one request. */
export function want(pressed: URL, asking?: Asking, pause = rest): void {
  const to = meant(pressed, asking?.form);
  forgetOlder();
  wanted = to;
  busy(true);
  timer = setTimeout(() => void move({ to, history: "replace", asking }), pause);
}

/** Shows this page as it is now, for instance after a post; resolves when it stands there. */
export async function renew(to: URL, form?: HTMLFormElement): Promise<void> {
  const kind = placeOf(to) === placeOf(location) ? "none" : "replace";
  await move({ to, history: kind, asking: form && { form } }, { cache: "no-cache" });
}

function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("main a[href]") : null;
  if (!link || !isPlainPress(event) || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  // Leads to a part of this page as it is otherwise, or to a page that takes its place: a variant.
  const soft = link.matches("[data-soft],[data-variant]");
  if (!(soft || leadsOn(to)) || link.closest("[data-leaves]")) return;
  event.preventDefault();
  link.closest("details.popover")?.removeAttribute("open");
  if (link.matches("[data-variant]")) return void move({ to, history: "replace" });
  if (link.closest("[data-pages]")) return void move({ to: meant(to), history: "push", scroll: 0 });
  if (soft) return void move({ to: meant(to), history: "replace" });
  showPress(link, to);
  want(to);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "get" || event.defaultPrevented) return;
  const to = addressOf(form, event.submitter);
  if (!form.closest("main") || !leadsOn(to, true)) return;
  event.preventDefault();
  void move({ to: meant(to, form), history: "replace", asking: { form } });
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

/** What a press means after the presses that wait; of what a form's own fields say, the form decides. */
function meant(to: URL, form?: HTMLFormElement): URL {
  if (!wanted) return to;
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const own = fields.filter(({ type }) => type !== "hidden").map(({ name }) => name);
  return composed(new URL(shown, location.href), to, wanted, own);
}

/** To the same page, asked otherwise. */
function leadsOn(to: URL, again = false): boolean {
  return (
    to.origin === location.origin &&
    to.pathname === location.pathname &&
    (again || placeOf(to) !== shown || wanted !== null) &&
    (again || to.hash === "")
  );
}

function onBack({ state }: PopStateEvent): void {
  if (placeOf(location) === shown) return;
  const scroll = (state as { y?: number } | null)?.y ?? 0;
  void move({ to: new URL(location.href), history: "none", scroll }, { cache: "force-cache" });
}

async function move(going: Move, init: RequestInit = {}): Promise<void> {
  forgetOlder();
  const own = new AbortController();
  asking = own;
  wanted = going.to;
  busy(true);
  try {
    const answer = await fetch(going.to, { ...init, headers: swapHeader, signal: own.signal });
    const page = await pageIn(answer);
    if (own.signal.aborted) return;
    if (!page || page.address.pathname !== going.to.pathname) return leave(going);
    takeNoteAway();
    arrive(going, page.address);
    showPage(page.document, going.asking);
    if (going.scroll !== undefined) scrollTo(0, going.scroll);
  } catch {
    if (!own.signal.aborted) fail();
  } finally {
    if (asking === own) {
      asking = undefined;
      wanted = null;
      busy(false);
    }
  }
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
  if (kind === "none") return;
  const before = { ...(history.state as object | null), y: scrollY };
  if (kind === "replace") history.replaceState(history.state, "", shown + location.hash);
  else {
    history.replaceState(before, "");
    history.pushState(null, "", shown);
  }
}

function leave({ to, history: kind }: Move): void {
  if (kind === "push") location.assign(to);
  else if (placeOf(to) === placeOf(location)) location.reload();
  else location.replace(to);
}

/** Nobody answered: the page stands as it was, and says so. */
function fail(): void {
  for (const link of pressed) undo(link);
  pressed.clear();
  noteFailure("Non riusciamo a raggiungere il sito. Controlla la connessione e riprova.");
}

/** Links whose press is shown before its answer. */
const pressed = new Set<HTMLAnchorElement>();

function showPress(link: HTMLAnchorElement, to: URL): void {
  const chip = link.closest<HTMLElement>(".tags li");
  if (chip) chip.hidden = true;
  else if (link.ariaCurrent) link.ariaCurrent = null;
  else if (addsTo(to)) link.ariaCurrent = "true";
  else return;
  pressed.add(link);
}

function undo(link: HTMLAnchorElement): void {
  const chip = link.closest<HTMLElement>(".tags li");
  if (chip) chip.hidden = false;
  else link.ariaCurrent = link.ariaCurrent ? null : "true";
}

/** Adds to what is shown, and takes nothing away. */
function addsTo({ search }: URL): boolean {
  return search.length > new URL(shown, location.href).search.length;
}

function busy(is: boolean): void {
  if (is) void canMorph();
  document.querySelector("main")?.setAttribute("aria-busy", String(is));
  if (!is) pressed.clear();
}

function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
