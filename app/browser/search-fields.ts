/** The search fields of the page: suggestions, and a placeholder that types examples, from the moment scripts run. */
import { catalogueSearch } from "~/lib/catalogue-search";
import { keepSearch } from "./suggestion-list";
import { Combobox } from "./suggestions";
import { onSwapped } from "./swapped";
import { typeExamples } from "./typewriter";

export function watchSearchFields(): void {
  const known = new Map<HTMLInputElement, Combobox>();
  meet();
  const searched = () => catalogueSearch(location);
  // What was forgotten does not come back with a filter of the same search, nor with a reload.
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let last = arrival?.type === "reload" ? searched().trim() : "";
  const keep = () => {
    const term = searched().trim();
    if (term && term !== last) keepSearch(term);
    last = term;
  };
  keep();
  onSwapped(() => {
    meet();
    keep();
    for (const [field, suggestions] of known) {
      suggestions.hide();
      field.value = searched().slice(0, field.maxLength);
      if (!field.isConnected) known.delete(field);
    }
  });

  function meet() {
    // Other searches, as that of brands, have no place for suggestions.
    for (const list of document.querySelectorAll<HTMLElement>("form > .suggestions")) {
      const field = list.parentElement?.querySelector<HTMLInputElement>("input[name=cerca]");
      if (!field || known.has(field)) continue;
      known.set(field, new Combobox(field, list));
      typeExamples(field);
    }
  }
}
