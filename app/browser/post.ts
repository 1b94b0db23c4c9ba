/**
 * Forms that post, in place. The answer is the page that a plain post would have got: a refusal shows in the form, and where
 * a redirect leads the page follows. A post is never sent twice: without an answer, what was typed stays and a sentence
 * says so.
 */
import { pageIn, swapHeader } from "./fetched-page";
import { showPage } from "./morph";
import { noteFailure, takeNoteAway } from "./notice";
import { renew } from "./swap";

export const unreachable =
  "Non riusciamo a raggiungere il sito. Controlla la connessione e riprova: il testo è ancora qui.";

/** After a form was answered in place; `detail.refused` says that it came back with mistakes. */
export const answered = "answered";

const underway = new WeakSet<HTMLFormElement>();

export function watchPosts(): void {
  document.addEventListener("submit", onSubmit);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post" || event.defaultPrevented) return;
  const action = new URL(form.getAttribute("action") ?? location.href, location.href);
  // Files, and what says so, go the browser's own way.
  if (
    action.origin !== location.origin ||
    form.enctype === "multipart/form-data" ||
    form.matches("[data-leaves]")
  )
    return;
  event.preventDefault();
  if (underway.has(form)) return;
  underway.add(form);
  void send(form, action, event.submitter).finally(() => underway.delete(form));
}

async function send(form: HTMLFormElement, action: URL, submitter: HTMLElement | null): Promise<void> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const rest = showBusy(form, submitter);
  takeNoteAway();
  try {
    const body = new URLSearchParams(fields);
    const answer = await fetch(action, { method: "POST", body, headers: swapHeader });
    const to = answer.headers.get("X-Location");
    if (to) await follow(new URL(to, location.href), form);
    else await showRefusal(answer, form, action);
  } catch {
    fail(form);
  } finally {
    rest();
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

/** To this page, or wherever from a form that stays (`data-stay`): it is swapped; to another one: there. */
async function follow(to: URL, form: HTMLFormElement): Promise<void> {
  const stays = form.matches("[data-stay]");
  if (!stays && (to.origin !== location.origin || to.pathname !== location.pathname))
    return location.assign(to);
  await renew(stays ? new URL(location.href) : to, form);
  form.dispatchEvent(new CustomEvent(answered, { bubbles: true, detail: { refused: false } }));
}

/** A refusal of this page's own form is shown as the page; of another page's, by its sentence. */
async function showRefusal(answer: Response, form: HTMLFormElement, action: URL): Promise<void> {
  const page = await pageIn(answer);
  if (!page) return fail(form);
  if (action.pathname !== location.pathname) return fail(form, sentenceIn(page.document));
  showPage(page.document, { form });
  focusMistake(form.id);
  document.dispatchEvent(new CustomEvent(answered, { detail: { refused: page.status >= 400 } }));
}

function sentenceIn(page: Document): string | undefined {
  return page.querySelector("main :is(.outcome.failed, .mistakes, [role=alert])")?.textContent ?? undefined;
}

function focusMistake(id: string): void {
  const form = (id && document.getElementById(id)) || document.querySelector("main");
  form?.querySelector<HTMLElement>("[aria-invalid=true], .outcome.failed")?.focus();
}

/** `data-failure` of a form is its own sentence for this. */
function fail(form: HTMLFormElement, sentence?: string): void {
  noteFailure(sentence ?? form.dataset.failure ?? unreachable, form.querySelector("[role=status]") ?? form);
}
