/**
 * Search of the whole catalogue: a plain GET form; empty and blank texts are not sent (product.md 'Search'). Scripts make it a
 * combobox with suggestions (ARIA 1.2, list autocomplete) and let its placeholder type examples.
 */
import { useLocation } from "@remix-run/react";
import { listingLimits } from "contract/listing/query";
import { useRef } from "react";
import { Icon } from "./icon";
import { useSuggestions } from "./suggestions";
import { useTypewriter } from "./typewriter";

export function SearchForm({ id, label = "Cerca nel catalogo" }: { id: string; label?: string }) {
  const current = (new URLSearchParams(useLocation().search).get("cerca") ?? "").slice(
    0,
    listingLimits.searchLength,
  );
  const field = useRef<HTMLInputElement>(null);
  const { combobox, list } = useSuggestions(field, id, current);
  useTypewriter(field);
  return (
    <search aria-label={label}>
      <form className="search" action="/prodotti">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          name="cerca"
          defaultValue={current}
          placeholder="Cerca prodotti e marche"
          required
          pattern=".*\S.*"
          title="Scrivi che cosa cerchi"
          maxLength={listingLimits.searchLength}
          autoComplete="off"
          enterKeyHint="search"
          {...combobox}
        />
        <button type="submit" aria-label="Cerca">
          <Icon name="search" drawn />
        </button>
        {list}
      </form>
    </search>
  );
}
