/** Search of the whole catalogue: a plain GET form; empty and blank texts are not sent (spec 000 §5). */
import { useLocation } from "@remix-run/react";
import { listingLimits } from "contract/listing";
import { Icon } from "./icon";

export function SearchForm({ id, label = "Cerca nel catalogo" }: { id: string; label?: string }) {
  const current = new URLSearchParams(useLocation().search).get("cerca") ?? "";
  return (
    <search aria-label={label}>
      <form className="search" action="/prodotti">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          // A new address brings a new search text into the uncontrolled field.
          key={current}
          id={id}
          type="search"
          name="cerca"
          defaultValue={current.slice(0, listingLimits.searchLength)}
          placeholder="Cerca prodotti e marche"
          required
          pattern=".*\S.*"
          title="Scrivi che cosa cerchi"
          maxLength={listingLimits.searchLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Cerca">
          <Icon name="search" drawn />
        </button>
      </form>
    </search>
  );
}
