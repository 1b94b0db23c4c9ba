/** Search, order and articles per page: a GET form; with scripts every change applies by itself (product.md 'Magazine'). */
import {
  longestSearch,
  type MagazineQuery,
  type MagazineSort,
  magazineHref,
  magazineQuery,
  magazineSorts,
  perPageChoices,
  searchPauseMs,
} from "~/lib/magazine-url";
import { SearchLine } from "./search-line";

export function MagazineControls({ query }: { query: MagazineQuery }) {
  return (
    <search aria-label="Cerca nel magazine">
      <form
        className="mag-controls"
        action={magazineHref(magazineQuery(new URLSearchParams(), query.category))}
        data-apply={searchPauseMs}
      >
        <SearchLine id="cerca-articoli" label="Cerca articoli" value={query.search} longest={longestSearch} />
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
        <label>
          <span>Ordina per</span>
          <select name="sort" defaultValue={query.sort} data-apply={0} data-usual="recenti">
            {(Object.keys(magazineSorts) as MagazineSort[]).map((sort) => (
              <option key={sort} value={sort}>
                {magazineSorts[sort]}
              </option>
            ))}
          </select>
        </label>{" "}
        <label>
          <span>Per pagina</span>
          <select
            name="per_pagina"
            defaultValue={query.perPage}
            data-apply={0}
            data-usual={perPageChoices[0]}
          >
            {perPageChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>{" "}
        <button type="submit" className="button quiet">
          Applica
        </button>
      </form>
    </search>
  );
}
