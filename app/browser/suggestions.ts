/**
 * Makes a search field a combobox with suggestions (ARIA 1.2, list autocomplete): arrow keys walk the list, Enter takes a
 * row, Escape closes it. It works on the document as it stands, from the first letter, whether React is there or not.
 */
import { optionFor, ownSearches, type Suggestion, suggestionsFor } from "./suggestion-list";

/** Milliseconds after blur until the list hides (product.md 'Search'). */
const hideDelay = 150;
/** Milliseconds without typing before the server is asked. */
const typingPause = 120;

/** Beside the field, `ui/search-form` leaves an empty `.suggestions` for the list. */
export function suggestFor(field: HTMLInputElement): { hide(): void } {
  const list = field.form?.querySelector<HTMLElement>(".suggestions");
  if (!list) return { hide: () => undefined };
  const answers = new Map<string, Suggestion[]>();
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let active = -1;

  list.id = `${field.id}-proposte`;
  list.role = "listbox";
  list.ariaLabel = "Suggerimenti";
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", list.id);
  show([]);
  // Last: whoever waits for it finds the rest.
  field.role = "combobox";

  function show(found: Suggestion[]) {
    list?.replaceChildren(...found.map(option));
    activate(-1);
    if (list) list.hidden = found.length === 0;
    field.ariaExpanded = String(found.length > 0);
  }
  function option(found: Suggestion, index: number): HTMLElement {
    const row = optionFor(found);
    row.id = `${list?.id}-${index}`;
    row.role = "option";
    row.ariaSelected = "false";
    row.tabIndex = -1;
    row.addEventListener("click", () => choose(row));
    return row;
  }
  function options(): HTMLElement[] {
    return [...(list?.children ?? [])] as HTMLElement[];
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
    show([]);
  }
  /** Asks after a pause, and only the last question; what was answered once is not asked again. */
  function ask() {
    const prefix = field.value.trimStart().toLowerCase();
    clearTimeout(timer);
    wanted = prefix;
    const own = ownSearches(prefix);
    if (prefix === "") return show(own);
    timer = setTimeout(async () => {
      const found = answers.get(prefix) ?? (await suggestionsFor(prefix));
      if (found) answers.set(prefix, found);
      const others = found?.filter((each) => !own.includes(String(each))) ?? [];
      if (wanted === prefix) show([...own, ...others]);
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
    } else if (key === "Enter") {
      const row = rows[active];
      if (!row) return hide();
      event.preventDefault();
      choose(row);
    }
  }
  // Keeps the focus in the field, so that pressing does not hide what is pressed.
  const keep = (event: Event) => event.preventDefault();
  list.addEventListener("pointerdown", keep);
  list.addEventListener("mousedown", keep);
  field.addEventListener("input", ask);
  field.addEventListener("keydown", onKey);
  field.addEventListener("blur", () => {
    timer = setTimeout(hide, hideDelay);
  });
  // Letters that were typed while this was loading count.
  if (document.activeElement === field && field.value !== field.defaultValue) ask();
  return { hide };
}
