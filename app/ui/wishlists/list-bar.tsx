/** Name of the chosen list and what can be done with it: rename in place, share, delete, order. */
import { useActionData, useLocation, useSearchParams } from "@remix-run/react";
import { type ListSort, listSorts } from "~/lib/wishlist-view";
import type { ActFailure } from "~/loaders/wishlist-acts";
import type { WishlistData } from "~/loaders/wishlists";
import { Failed } from "../failed";
import { ActButtons, ActForm } from "./act-form";
import { SharePanel } from "./share-panel";

type Chosen = NonNullable<WishlistData["chosen"]>;

interface BarProps {
  list: Chosen;
  persons: WishlistData["persons"];
  sort: ListSort;
  count: number;
}

export function ListBar({ list, persons, sort, count }: BarProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const here = `${pathname}?list=${list.id}`;
  return (
    <>
      <div className="line list-bar">
        {search.has("rinomina") ? (
          <>
            <h2 className="vh">{list.name}</h2>
            <RenameForm list={list} here={here} />
          </>
        ) : (
          <>
            <h2>{list.name}</h2>
            <p className="acts">
              <a href={`${here}&rinomina=1`}>
                Rinomina<span className="vh"> {list.name}</span>
              </a>{" "}
              <a href={`${here}&elimina=1`}>
                Elimina<span className="vh"> {list.name}</span>
              </a>
            </p>
          </>
        )}
      </div>
      {persons.length > 0 && <OfPerson list={list} persons={persons} here={here} />}
      <SharePanel list={list} here={here} />
      {search.has("elimina") && <DeleteQuestion list={list} here={here} />}
      {count > 1 && <SortLinks here={here} sort={sort} />}
    </>
  );
}

/** Whose sizes the list speaks in. */
function OfPerson({ list, persons, here }: { list: Chosen; persons: BarProps["persons"]; here: string }) {
  return (
    <details className="sharing">
      <summary>{list.person ? `È di ${list.person.name}: cambia` : "Di chi è questa lista?"}</summary>
      <ActForm act="persona" list={list.id} action={here}>
        <p className="field">
          <label htmlFor="lista-persona">Di chi è</label>
          <select
            key={list.person?.id}
            id="lista-persona"
            name="persona"
            defaultValue={list.person?.id ?? ""}
            aria-describedby="lista-persona-nota"
          >
            <option value="">Di nessuno in particolare</option>
            {persons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <p className="hint" id="lista-persona-nota">
          Di ogni prodotto ti diciamo se c’è nella taglia di questa persona, e a che prezzo. Chi riceve la
          lista non lo vede. <a href="/taglie">Le taglie</a>
        </p>
        <button type="submit" className="button">
          Salva
        </button>
      </ActForm>
    </details>
  );
}

function RenameForm({ list, here }: { list: Chosen; here: string }) {
  return (
    <ActForm act="rinomina" list={list.id} action={here} className="line rename">
      <label htmlFor="nome-lista" className="vh">
        Nome della lista
      </label>
      <input
        id="nome-lista"
        name="nome_lista"
        defaultValue={list.name}
        maxLength={60}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to type here
        autoFocus
      />
      <button type="submit" className="button">
        Salva
      </button>{" "}
      <a href={here}>Annulla</a>
    </ActForm>
  );
}

/** A part of the page without scripts, the browser's own modal with them (`browser/lists.ts`). */
function DeleteQuestion({ list, here }: { list: Chosen; here: string }) {
  const failure = useActionData<ActFailure>();
  return (
    <dialog className="confirm" open aria-labelledby="elimina-titolo">
      <h3 id="elimina-titolo">Vuoi eliminare la lista “{list.name}”?</h3>
      <ActForm act="elimina" list={list.id} action={`${here}&elimina=1`}>
        <Failed>{failure?.sentence}</Failed>
        <p className="field tick">
          <input type="checkbox" id="con-prodotti" name="con_prodotti" defaultChecked={!failure} />
          <label htmlFor="con-prodotti">Elimina anche i prodotti contenuti</label>
        </p>
        <ActButtons label="Elimina" back={here} />
      </ActForm>
    </dialog>
  );
}

export function SortLinks({ here, sort }: { here: string; sort: ListSort }) {
  return (
    <nav className="list-sort" aria-label="Ordina">
      {Object.entries(listSorts).map(([name, label]) => (
        <a
          key={name}
          href={name === "data" ? here : `${here}${here.includes("?") ? "&" : "?"}ordina=${name}`}
          aria-current={name === sort ? "true" : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
