/** The list of suggestions under a search field: arrow keys walk it, Enter takes one, Escape closes it. */
import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { listingHref } from "~/lib/listing-url";

/** Milliseconds after blur until the list hides (product.md 'Search'). */
const hideDelay = 150;
/** Milliseconds without typing before the server is asked. */
const typingPause = 120;

/**
 * What turns the plain field `id` into a combobox, once scripts run: attributes and handlers for the `<input>`, and the list.
 * `current` is the text that the address searches for; a new address puts it into the field.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, id: string, current: string) {
  const navigate = useNavigate();
  const [awake, setAwake] = useState(false);
  const [terms, setTerms] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const asking = useRef<Asking>({ answers: new Map() });
  const shownFor = useRef(current);
  const hide = useCallback(() => {
    clearTimeout(asking.current.timer);
    asking.current.wanted = undefined;
    setTerms([]);
    setActive(-1);
  }, []);
  useEffect(() => {
    setAwake(true);
    return hide;
  }, [hide]);
  useEffect(() => {
    // Only when the address changes: a visitor may have typed before scripts woke.
    if (shownFor.current === current) return;
    shownFor.current = current;
    if (field.current) field.current.value = current;
    hide();
  }, [field, current, hide]);

  function ask(text: string) {
    const prefix = text.trimStart().toLowerCase();
    if (prefix === "") return hide();
    later(asking.current, prefix, (found) => {
      setTerms(found);
      setActive(-1);
    });
  }
  function choose(term: string) {
    if (field.current) field.current.value = term;
    hide();
    navigate(listingHref({ search: term }));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && terms.length > 0) {
      event.preventDefault();
      // One place more than there are terms: the field itself, with nothing active.
      const places = terms.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "ArrowDown") ask(event.currentTarget.value);
    else if (event.key === "Escape" && terms.length > 0) {
      event.preventDefault();
      hide();
    } else if (event.key === "Enter") {
      const term = terms[active];
      if (term === undefined) return hide();
      event.preventDefault();
      choose(term);
    }
  }

  const listId = `${id}-proposte`;
  const open = terms.length > 0;
  const combobox = awake
    ? {
        role: "combobox",
        "aria-autocomplete": "list" as const,
        "aria-expanded": open,
        "aria-controls": listId,
        "aria-activedescendant": active >= 0 ? `${listId}-${active}` : undefined,
        onInput: () => ask(field.current?.value ?? ""),
        onKeyDown,
        onBlur: () => {
          asking.current.timer = setTimeout(hide, hideDelay);
        },
      }
    : {};
  const list = awake && (
    <div className="suggestions" id={listId} role="listbox" aria-label="Suggerimenti" hidden={!open}>
      {terms.map((term, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and names the active option
        <div
          key={term}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field, so that pressing does not hide what is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(term)}
        >
          {term}
        </div>
      ))}
    </div>
  );
  return { combobox, list };
}

interface Asking {
  timer?: ReturnType<typeof setTimeout>;
  /** The text whose answer is still wanted. */
  wanted?: string;
  answers: Map<string, string[]>;
}

/** Answers after a pause, and only the last question; what was answered once is not asked again. */
function later(asking: Asking, prefix: string, show: (terms: string[]) => void): void {
  clearTimeout(asking.timer);
  asking.wanted = prefix;
  asking.timer = setTimeout(async () => {
    const terms = asking.answers.get(prefix) ?? (await termsFor(prefix));
    if (terms) asking.answers.set(prefix, terms);
    if (asking.wanted === prefix) show(terms ?? []);
  }, typingPause);
}

/** Undefined when there is no answer: searching works without suggestions. */
async function termsFor(prefix: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(`/suggerimenti?q=${encodeURIComponent(prefix)}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
