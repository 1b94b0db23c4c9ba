/**
 * Makes a search field a combobox with suggestions (ARIA 1.2, list autocomplete): arrow keys walk the list, Enter takes a
 * row, Delete forgets one's own, Escape closes it; a button below forgets all own ones. It works on the document as it stands, from the first letter, whether React is there or not.
 */
import { forgetSearch, optionFor, ownSearches, type Suggestion, suggestionsFor } from "./suggestion-list";

/** Milliseconds after blur until the list hides (product.md 'Search'). */
const hideDelay = 150;
/** Milliseconds without typing before the server is asked. */
const typingPause = 120;

/** Beside the field, `ui/search-form` leaves an empty `.suggestions` for the list. */
export function suggestFor(field: HTMLInputElement): { hide(): void } {
  const box = field.form?.querySelector<HTMLElement>(".suggestions");
  if (!box) return { hide: () => undefined };
  const sheet = document.createElement("div");
  const list = document.createElement("div");
  const clear = document.createElement("button");
  const told = document.createElement("p");
  const answers = new Map<string, Suggestion[]>();
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let active = -1;

  list.id = `${field.id}-proposte`;
  list.role = "listbox";
  list.ariaLabel = "Suggerimenti";
  clear.type = "button";
  clear.textContent = "Cancella le ricerche recenti";
  sheet.appendChild(list);
  sheet.appendChild(clear);
  box.appendChild(sheet);
  told.role = "status";
  told.className = "vh";
  box.hidden = false;
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  show([], []);
  // Last: whoever waits for it finds the rest.
  field.role = "combobox";

  function show(own: string[], others: Suggestion[]) {
    list.replaceChildren(
      ...[...own, ...others].map((found, index) => option(found, index, index < own.length)),
    );
    activate(-1);
    clear.hidden = own.length === 0;
    // Beside the sheet: what is hidden tells nothing.
    if (own.length > 0 && !told.isConnected) box?.appendChild(told);
    const any = own.length + others.length > 0;
    sheet.hidden = !any;
    field.ariaExpanded = String(any);
  }
  function option(found: Suggestion, index: number, own: boolean): HTMLElement {
    const row = optionFor(found, own);
    row.id = `${list.id}-${index}`;
    row.role = "option";
    row.ariaSelected = "false";
    row.tabIndex = -1;
    row.addEventListener("click", ({ target }) => (target === row ? choose(row) : forget(row)));
    return row;
  }
  /** One search, or all. */
  function forget(row?: HTMLElement) {
    forgetSearch(row?.dataset.term);
    field.focus();
    ask();
    told.textContent = row ? `Ricerca “${row.dataset.term}” tolta` : "Ricerche recenti cancellate";
  }
  function options(): HTMLElement[] {
    return [...list.children] as HTMLElement[];
  }
  function activate(place: number) {
    const rows = options();
    rows[active]?.setAttribute("aria-selected", "false");
    active = place;
    const row = rows[active];
    row?.setAttribute("aria-selected", "true");
    if (row) field.setAttribute("aria-activedescendant", row.id);
    else field.removeAttribute("aria-activedescendant");
  }
  function hide() {
    clearTimeout(timer);
    wanted = undefined;
    show([], []);
  }
  /** Asks after a pause, and only the last question; what was answered once is not asked again. */
  function ask() {
    const prefix = field.value.trimStart().toLowerCase();
    clearTimeout(timer);
    wanted = prefix;
    const own = ownSearches(prefix);
    if (prefix === "") return show(own, []);
    timer = setTimeout(async () => {
      const found = answers.get(prefix) ?? (await suggestionsFor(prefix));
      if (found) answers.set(prefix, found);
      const others = found?.filter((each) => !own.includes(String(each))) ?? [];
      if (wanted === prefix) show(own, others);
    }, typingPause);
  }
  function choose(row: HTMLElement) {
    field.value = row.dataset.term ?? field.value;
    hide();
    field.form?.requestSubmit();
  }
  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    const { key } = event;
    const rows = options();
    const row = rows[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      // One place more than there are rows: the field itself, with nothing active.
      const places = rows.length + 1;
      activate(((active + 1 + step + places) % places) - 1);
    } else if (key === "ArrowDown") ask();
    else if (key === "Escape" && rows.length > 0) {
      event.preventDefault();
      hide();
    } else if (key === "Delete" && row?.ariaDescription) {
      event.preventDefault();
      forget(row);
    } else if (key === "Enter") {
      if (!row) return hide();
      event.preventDefault();
      choose(row);
    }
  }
  // Keeps the focus in the field, so that pressing does not hide what is pressed.
  const keep = (event: Event) => event.preventDefault();
  box.addEventListener("pointerdown", keep);
  box.addEventListener("mousedown", keep);
  clear.addEventListener("click", () => forget());
  clear.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    hide();
    field.focus();
  });
  field.addEventListener("input", ask);
  field.addEventListener("keydown", onKey);
  for (const part of [field, clear])
    part.addEventListener("blur", () => {
      // Unless the focus only went on to the button or came back from it.
      timer = setTimeout(() => document.activeElement === clear || hide(), hideDelay);
    });
  // Letters that were typed while this was loading count.
  if (document.activeElement === field && field.value !== field.defaultValue) ask();
  return { hide };
}
