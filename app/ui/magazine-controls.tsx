/** Search, order and articles per page: a GET form; with scripts every change applies by itself (product.md 'Magazine'). */
import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
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
  const form = useRef<HTMLFormElement>(null);
  const { apply, applySoon } = useApplying(form, query);
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

/** Goes to the address of what the form says; fields follow when the address changes by other ways (back, a link). */
function useApplying(form: { current: HTMLFormElement | null }, query: MagazineQuery) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const shown = magazineHref(query);

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    const fields = form.current?.elements;
    const follow = (name: string, value: string) => {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = value;
      // What is being typed is newer than what has arrived.
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = value;
    };
    follow("cerca", query.search);
    follow("sort", query.sort);
    follow("per_pagina", String(query.perPage));
  }, [form, query]);

  function apply(event?: { preventDefault(): void }) {
    event?.preventDefault();
    clearTimeout(pause.current);
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) params.set(name, String(value));
    const href = magazineHref(magazineQuery(params, query.category));
    if (href !== shown) navigate(href, { replace: true, preventScrollReset: true });
  }
  function applySoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(apply, searchPauseMs);
  }
  return { apply, applySoon };
}
