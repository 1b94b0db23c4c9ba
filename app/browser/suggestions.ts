/** Makes a search field a combobox with suggestions (ARIA 1.2, list autocomplete). */
import {
  forgetSearch,
  goodOption,
  ownSearches,
  type SuggestedGood,
  type SuggestedWord,
  type Suggestions,
  suggestionsFor,
  wordOption,
} from "./suggestion-list";

/** Milliseconds after blur until the list hides (product.md 'Search'). */
const hideDelay = 150;
/** Milliseconds without typing before the server is asked. */
const typingPause = 120;

/** `box`: what `ui/search-form` leaves empty for the list, beside the field. */
export class Combobox {
  private readonly sheet = document.createElement("div");
  private readonly list = document.createElement("div");
  private readonly goods = document.createElement("div");
  private readonly clear = document.createElement("button");
  private readonly told = document.createElement("p");
  private readonly answers = new Map<string, Suggestions>();
  private wanted: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private active = -1;

  constructor(
    private readonly field: HTMLInputElement,
    private readonly box: HTMLElement,
  ) {
    this.build();
    this.listen();
    // Letters that were typed while this was loading count.
    if (document.activeElement === field && field.value !== field.defaultValue) this.ask();
  }

  private build(): void {
    const { field, box, sheet, list, goods, clear, told } = this;
    list.id = `${field.id}-proposte`;
    list.role = "listbox";
    list.ariaLabel = "Suggerimenti";
    goods.role = "group";
    goods.ariaLabel = "Prodotti";
    clear.type = "button";
    clear.textContent = "Cancella le ricerche recenti";
    sheet.appendChild(list);
    sheet.appendChild(clear);
    box.appendChild(sheet);
    told.role = "status";
    told.className = "vh";
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", list.id);
    this.show([], []);
    // Last: whoever waits for it finds the rest.
    field.role = "combobox";
  }

  private listen(): void {
    const { field, box, clear } = this;
    // Keeps the focus in the field, so that pressing does not hide what is pressed.
    const keep = (event: Event) => event.preventDefault();
    box.addEventListener("pointerdown", keep);
    box.addEventListener("mousedown", keep);
    clear.addEventListener("click", () => this.forget());
    box.addEventListener("click", ({ target }) => this.onPress(target as Element));
    clear.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.hide();
      field.focus();
    });
    field.addEventListener("input", () => this.ask());
    field.addEventListener("keydown", (event) => this.onKey(event));
    for (const part of [field, clear])
      part.addEventListener("blur", () => {
        // Unless the focus only went on to the button or came back from it.
        this.timer = setTimeout(() => document.activeElement === clear || this.hide(), hideDelay);
      });
  }

  hide(): void {
    clearTimeout(this.timer);
    this.wanted = undefined;
    this.show([], []);
  }

  private show(own: string[], others: SuggestedWord[], goods: SuggestedGood[] = []): void {
    const { field, box, sheet, list, clear, told } = this;
    this.goods.replaceChildren(...goods.map(goodOption));
    list.replaceChildren(
      ...[...own, ...others].map((found, index) => wordOption(found, index < own.length)),
      ...(goods.length > 0 ? [this.goods] : []),
    );
    const rows = this.options();
    rows.forEach((row, index) => {
      row.id = `${list.id}-${index}`;
      row.role = "option";
      row.ariaSelected = "false";
      row.tabIndex = -1;
    });
    this.activate(-1);
    clear.hidden = own.length === 0;
    // Beside the sheet: what is hidden tells nothing.
    if (own.length > 0 && !told.isConnected) box.appendChild(told);
    const any = rows.length > 0;
    // As long as nothing was found the page stays as it is: no frame for it.
    if (any) box.hidden = false;
    sheet.hidden = !any;
    field.ariaExpanded = String(any);
  }

  private options(): HTMLElement[] {
    return [...this.list.children, ...this.goods.children].filter(
      (row) => row !== this.goods,
    ) as HTMLElement[];
  }

  private activate(place: number): void {
    const rows = this.options();
    rows[this.active]?.setAttribute("aria-selected", "false");
    this.active = place;
    const row = rows[place];
    row?.setAttribute("aria-selected", "true");
    if (row) this.field.setAttribute("aria-activedescendant", row.id);
    else this.field.removeAttribute("aria-activedescendant");
  }

  /** Asks after a pause, and only the last question; what was answered once is not asked again. */
  private ask(): void {
    const prefix = this.field.value.trimStart().toLowerCase();
    clearTimeout(this.timer);
    this.wanted = prefix;
    const own = ownSearches(prefix);
    if (prefix === "") this.show(own, []);
    else this.timer = setTimeout(() => this.answer(prefix, own), typingPause);
  }

  private async answer(prefix: string, own: string[]): Promise<void> {
    const found = this.answers.get(prefix) ?? (await suggestionsFor(prefix));
    if (found) this.answers.set(prefix, found);
    const others = found?.words.filter((each) => !own.includes(String(each))) ?? [];
    if (this.wanted === prefix) this.show(own, others, found?.goods);
  }

  /** One search, or all. */
  private forget(row?: HTMLElement): void {
    forgetSearch(row?.dataset.term);
    this.field.focus();
    this.ask();
    this.told.textContent = row ? `Ricerca “${row.dataset.term}” tolta` : "Ricerche recenti cancellate";
  }

  /** A row is chosen, the cross of an own search forgets it. */
  private onPress(target: Element): void {
    const row = target.closest<HTMLElement>("[role=option]");
    if (!row) return;
    if (target !== row && !row.dataset.href) this.forget(row);
    else this.choose(row);
  }

  private choose(row: HTMLElement): void {
    const { field } = this;
    if (row.dataset.href) {
      location.assign(row.dataset.href);
      return;
    }
    field.value = row.dataset.term ?? field.value;
    this.hide();
    field.form?.requestSubmit();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { key } = event;
    const rows = this.options();
    const row = rows[this.active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      // One place more than there are rows: the field itself, with nothing active.
      const places = rows.length + 1;
      this.activate(((this.active + 1 + step + places) % places) - 1);
    } else if (key === "ArrowDown") this.ask();
    else if (key === "Escape" && rows.length > 0) {
      event.preventDefault();
      this.hide();
    } else if (key === "Delete" && row?.ariaDescription) {
      event.preventDefault();
      this.forget(row);
    } else if (key === "Enter" && row) {
      event.preventDefault();
      this.choose(row);
    } else if (key === "Enter") this.hide();
  }
}
