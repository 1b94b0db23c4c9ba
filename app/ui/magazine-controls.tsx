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

export function MagazineControls({ query }: { query: MagazineQuery }) {
  return (
    <search aria-label="Cerca nel magazine">
      <form
        className="mag-controls"
        action={magazineHref(magazineQuery(new URLSearchParams(), query.category))}
        data-apply={searchPauseMs}
      >
        <label className="vh" htmlFor="cerca-articoli">
          Cerca articoli
        </label>
        <input
          id="cerca-articoli"
          type="search"
          name="cerca"
          placeholder="Cerca articoli..."
          defaultValue={query.search}
          maxLength={longestSearch}
          autoComplete="off"
        />
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
