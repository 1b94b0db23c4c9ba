/** Search, order and articles per page: a GET form; with scripts every change applies by itself (product.md 'Magazine'). */
import { useRef } from "react";
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
import { useApplying } from "./applying-form";

export function MagazineControls({ query }: { query: MagazineQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const { apply, applySoon } = useApplying(form, {
    shown: magazineHref(query),
    values: { cerca: query.search, sort: query.sort, per_pagina: String(query.perPage) },
    hrefOf: (fields) => magazineHref(magazineQuery(fields, query.category)),
    pause: searchPauseMs,
  });
  return (
    <search aria-label="Cerca nel magazine">
      <form
        ref={form}
        className="mag-controls"
        action={magazineHref(magazineQuery(new URLSearchParams(), query.category))}
        onSubmit={apply}
      >
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
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
          onInput={applySoon}
        />
        <label>
          <span>Ordina per</span>
          <select name="sort" defaultValue={query.sort} onChange={apply}>
            {(Object.keys(magazineSorts) as MagazineSort[]).map((sort) => (
              <option key={sort} value={sort}>
                {magazineSorts[sort]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Per pagina</span>
          <select name="per_pagina" defaultValue={query.perPage} onChange={apply}>
            {perPageChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button quiet">
          Applica
        </button>
      </form>
    </search>
  );
}
