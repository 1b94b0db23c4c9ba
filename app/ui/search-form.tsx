/** Search of the whole catalogue: a plain GET form (product.md 'Search'); scripts add suggestions (`browser/search-fields`). */
import { useLocation } from "@remix-run/react";
import { listingLimits } from "contract/listing/query";
import { catalogueSearch } from "~/lib/catalogue-search";
import { Icon } from "./icon";

export function SearchForm({ id, label = "Cerca nel catalogo" }: { id: string; label?: string }) {
  const current = catalogueSearch(useLocation()).slice(0, listingLimits.searchLength);
  return (
    <search aria-label={label}>
      <form className="search" action="/prodotti">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
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
        />
        <button type="submit" aria-label="Cerca">
          <Icon name="search" drawn />
        </button>
        <div className="suggestions" hidden />
      </form>
    </search>
  );
}
