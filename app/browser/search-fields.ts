/** The search fields of the page: suggestions, and a placeholder that types examples, from the moment scripts run. */
import { onArrival } from "./arrival";
import { suggestFor } from "./suggestions";
import { typeExamples } from "./typewriter";

export function watchSearchFields(): void {
  const known = new Map<HTMLInputElement, { hide(): void }>();
  meet();
  onArrival(() => {
    meet();
    const searched = new URLSearchParams(location.search).get("cerca") ?? "";
    for (const [field, suggestions] of known) {
      suggestions.hide();
      field.value = searched.slice(0, field.maxLength);
      if (!field.isConnected) known.delete(field);
    }
  });

  function meet() {
    for (const field of document.querySelectorAll<HTMLInputElement>(".search input[name=cerca]")) {
      if (known.has(field)) continue;
      known.set(field, suggestFor(field));
      typeExamples(field);
    }
  }
}
