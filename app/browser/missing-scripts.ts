/**
 * Scripts that a deployment took away while a tab was open. Where somebody was going they go, by a plain page load; where
 * there is nowhere to go the page is loaded anew, once, and what was typed is put back (docs/decisions/0117).
 */

const missing = "script-missing";
const storageKey = "rinnovata";
/** A page that was loaded anew less than so many milliseconds ago is not loaded anew again: something else is wrong. */
const pause = 60_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What a control is found by after the reload, and its value or whether it is ticked. */
type Typed = [place: string, value: string | boolean];

declare global {
  interface Window {
    /** Remix's router; only what is read of it here. */
    __remixRouter?: { state: { navigation: { location?: Location; formMethod?: string } } } & object;
  }
}

/** Says that a module did not come; `instead` is the page that does the same without it. Never resolves. */
export function tellMissing(error: unknown, instead?: string): Promise<never> {
  console.error(error);
  dispatchEvent(new CustomEvent(missing, { detail: instead }));
  return new Promise(() => undefined);
}

/** Also what `scripts/compiler-plugins.cjs` makes Remix say instead of reloading by itself. */
export function watchMissingScripts(): void {
  putBack();
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  addEventListener(missing, (event) => {
    const { location: to, formMethod = "get" } = window.__remixRouter?.state.navigation ?? {};
    const wanted = to && formMethod.toLowerCase() === "get" ? to.pathname + to.search + to.hash : undefined;
    const instead = (event as CustomEvent<string | undefined>).detail ?? wanted;
    if (instead) location.assign(instead);
    else void renew();
  });
}

/** A page that did not wake works as plain HTML: it is loaded anew only while nobody is busy with it. */
export function renewUntouched(): void {
  if (typed().length === 0) void renew();
}

let leaving = false;

/** Loads the page anew unless that was just done; whoever is offline keeps the page that they have. */
async function renew(): Promise<void> {
  const last = kept();
  if (last && Date.now() - last.at < pause) return;
  const there = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!there || leaving) return;
  sessionStorage.setItem(
    storageKey,
    JSON.stringify({ at: Date.now(), address: location.href, fields: typed() }),
  );
  location.reload();
}

interface Kept {
  at: number;
  address: string;
  fields: Typed[];
}

function kept(): Kept | null {
  const text = sessionStorage.getItem(storageKey);
  return text ? (JSON.parse(text) as Kept) : null;
}

function putBack(): void {
  const last = kept();
  if (!last || last.fields.length === 0) return;
  sessionStorage.setItem(storageKey, JSON.stringify({ ...last, fields: [] }));
  if (last.address !== location.href) return;
  const values = new Map(last.fields);
  for (const [place, control] of controls()) {
    const value = values.get(place);
    if (value === undefined) continue;
    if (typeof value === "string") control.value = value;
    else (control as HTMLInputElement).checked = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** What differs from the page as it came. Passwords are written down nowhere. */
function typed(): Typed[] {
  return controls().flatMap(([place, control]): Typed[] => {
    if (control instanceof HTMLSelectElement) {
      const before =
        [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
      return control.value === before?.value ? [] : [[place, control.value]];
    }
    if (control.type === "checkbox" || control.type === "radio") {
      const { checked, defaultChecked } = control as HTMLInputElement;
      return checked === defaultChecked ? [] : [[place, checked]];
    }
    return control.value === control.defaultValue ? [] : [[place, control.value]];
  });
}

/** Every control that keeps something, by its name and its turn among those of that name. */
function controls(): [place: string, control: Control][] {
  const turns = new Map<string, number>();
  const all = document.querySelectorAll(
    "textarea, select, input:not([type=hidden], [type=password], [type=file])",
  );
  return ([...all] as Control[]).map((control) => {
    const turn = (turns.get(control.name) ?? 0) + 1;
    turns.set(control.name, turn);
    return [`${control.name} ${turn}`, control];
  });
}
