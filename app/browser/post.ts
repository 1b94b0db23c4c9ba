/** Forms that post, in place: the answer is the page of a plain post. Nothing is sent twice; without an answer what was typed stays. */
import { canMorph, entryOf, morph, pageIn, swapHeader } from "./fetched-page";
import { noteDone, noteFailure, takeNoteAway } from "./notice";
import { waits } from "./offline";
import { renew } from "./swap";

const unreachable =
  "Non riusciamo a raggiungere il sito. Controlla la connessione e riprova: il testo è ancora qui.";

const noNetwork = "Sei offline: controlla la connessione e riprova.";

/** Told by the form when its post was kept, before the page follows; who prevents it goes on otherwise. `detail`: the fields. */
export const kept = "kept";
/** Told by the form after its answer shows; `detail.refused` says that the post was not kept. */
export const answered = "answered";

const underway = new WeakSet<HTMLFormElement>();
/** Forms of one `[data-turns]` are sent one after the other: the answer of the first shows before the next one is asked. */
const turns = new WeakMap<Element, Promise<unknown>>();

export function watchPosts(): void {
  document.addEventListener("submit", onSubmit);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post" || event.defaultPrevented) return;
  const action = new URL(form.getAttribute("action") ?? location.href, location.href);
  // Files, other tabs, and what says so, go the browser's own way.
  if (
    action.origin !== location.origin ||
    form.enctype === "multipart/form-data" ||
    form.target ||
    form.matches("[data-leaves]")
  )
    return;
  event.preventDefault();
  if (underway.has(form)) return;
  underway.add(form);
  void canMorph();
  const rest = showBusy(form, event.submitter);
  const whole = form.closest("[data-turns]") ?? form;
  const turn = (turns.get(whole) ?? Promise.resolve())
    .then(() => send(form, action, event.submitter))
    .finally(() => {
      underway.delete(form);
      rest();
    });
  turns.set(whole, turn);
}

async function send(form: HTMLFormElement, action: URL, submitter: HTMLElement | null): Promise<void> {
  // The answer before may have taken the form away, or its button.
  if (!form.isConnected) return;
  const fields = new FormData(form, form.contains(submitter) ? submitter : null);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  takeNoteAway();
  try {
    const answer = await fetch(action, { method: "POST", body, headers: swapHeader });
    const to = answer.headers.get("X-Location");
    const entry = answer.headers.get("X-Entry");
    const isOld = entry !== null && entry !== entryOf(document);
    if (to) await follow(new URL(to, location.href), form, body, isOld);
    else await showAnswer(answer, form, action);
  } catch {
    await wait(form, action, body);
  }
}

/** The button says that something happens, and cannot be pressed again meanwhile; returns how to end that. */
function showBusy(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const button = submitter ?? form.querySelector<HTMLElement>("button[type=submit]");
  const before = button?.textContent ?? "";
  const says = button?.dataset.busy;
  form.ariaBusy = "true";
  button?.setAttribute("aria-disabled", "true");
  if (button && says) button.textContent = says;
  return () => {
    form.ariaBusy = null;
    button?.removeAttribute("aria-disabled");
    if (button && says && button.textContent === says) button.textContent = before;
  };
}

/** This page is swapped, another one is gone to. An old page, or one that cannot follow, is loaded anew: a message is told only once. */
async function follow(
  to: URL,
  form: HTMLFormElement,
  fields: URLSearchParams,
  isOld: boolean,
): Promise<void> {
  const focused = form.contains(document.activeElement);
  // What was pressed may be gone.
  const refocus = () => {
    if (focused && !form.isConnected) document.querySelector("main")?.focus({ preventScroll: true });
  };
  if (!form.dispatchEvent(new CustomEvent(kept, { bubbles: true, cancelable: true, detail: fields })))
    return refocus();
  const stays = form.matches("[data-stay]") && to.pathname !== "/login";
  const next = stays ? new URL(location.href) : to;
  const here = next.origin === location.origin && next.pathname === location.pathname;
  if (!here || isOld || !(await canMorph())) return leave(next, here || form.matches("[data-replaces]"));
  await renew(next, form);
  refocus();
  tellAnswered(form, false);
}

/** The form stays busy until the page is left, and beyond: whoever comes back finds it at rest. */
function leave(to: URL, replaces: boolean): Promise<void> {
  if (to.pathname === location.pathname) {
    // To a fragment of itself a page would only scroll.
    history.replaceState(history.state, "", to);
    location.reload();
  } else if (replaces) location.replace(to);
  else location.assign(to);
  return new Promise((resume) => addEventListener("pageshow", () => resume(), { once: true }));
}

/** A refusal by this page is shown as the page; by another one, or a newer one, as its form if it has it, or by its sentence. */
async function showAnswer(answer: Response, form: HTMLFormElement, action: URL): Promise<void> {
  const copy = answer.clone();
  const page = await pageIn(answer);
  const shown = page?.document ?? new DOMParser().parseFromString(await copy.text(), "text/html");
  const secrets = [...form.querySelectorAll<HTMLInputElement>("[autocomplete$=password]")];
  const typed = secrets.map(({ value }) => value);
  const next = form.id && shown.getElementById(form.id);
  if (page && action.pathname === location.pathname) await morph.showPage(shown, { form });
  else if (next && (await canMorph())) morph.showForm(form, next);
  else return fail(form, sentenceIn(shown));
  const refused = answer.status >= 400;
  // No page brings a password back.
  if (refused)
    secrets.forEach((secret, at) => {
      secret.value = typed[at] ?? "";
      // For what is ticked off beside it.
      secret.dispatchEvent(new Event("input", { bubbles: true }));
    });
  focusMistake(form);
  tellAnswered(form, refused);
}

function tellAnswered(form: HTMLFormElement, refused: boolean): void {
  form.dispatchEvent(new CustomEvent(answered, { bubbles: true, detail: { refused } }));
}

/** What `data-waits` marks waits for the network, if somebody can hold it; it names the sentences. Not if its answer is to be read now. */
async function wait(form: HTMLFormElement, { href: url }: URL, body: URLSearchParams): Promise<void> {
  const [waiting, done = "", refused = ""] = form.dataset.waits?.split("|") ?? [];
  const act = { url, fields: String(body), done, refused, otherwise: ["/login"] };
  if (!waiting || form.querySelector("[data-now]:checked") || !(await waits(act)))
    return fail(form, navigator.onLine ? undefined : form.dataset.failure && noNetwork);
  noteDone(waiting, form.querySelector("[role=status]"));
}

/** What a page says of its failure. */
function sentenceIn(page: Document): string | undefined {
  const said = page.querySelector("main :is(.outcome.failed p, .mistakes, .problem, [role=alert])");
  return said?.textContent ?? undefined;
}

function focusMistake(form: HTMLFormElement): void {
  const mistakes = "[aria-invalid=true], .outcome.failed";
  const place = form.querySelector(mistakes) ? form : document.querySelector("main");
  place?.querySelector<HTMLElement>(mistakes)?.focus();
}

/** `data-failure` of a form is its own sentence for this. */
function fail(form: HTMLFormElement, sentence?: string): void {
  noteFailure(sentence ?? form.dataset.failure ?? unreachable, form.querySelector("[role=status]") ?? form);
  tellAnswered(form, true);
}
