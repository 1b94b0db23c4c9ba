/** 'Salva nella lista': the product, the member's lists as rows to press, a new list as the last row (product.md 'Wishlists'). */

import { folded } from "domain/folded";
import type { ReactNode } from "react";
import type { SaveOutcome } from "~/routes/wishlist_.salva/save";
import type { SaveView } from "~/routes/wishlist_.salva/view";
import { Icon } from "~/ui/icon";
import { ProductLine } from "~/ui/product-line";

export interface SavePanelProps {
  view: SaveView;
  outcome: SaveOutcome | null;
  /** Where a plain post leads back to. */
  back: string;
  /** What the lists are searched for. */
  search: string;
}

export function SavePanel(props: SavePanelProps) {
  const { view, outcome } = props;
  return (
    <section className="save" aria-labelledby="salva-titolo">
      <h1 id="salva-titolo" tabIndex={-1}>
        {view.moving === null ? "Salva nella lista" : "Cambia lista"}
      </h1>
      <ProductLine {...view.product} aside={view.product.choice} />
      {view.member ? <Lists {...props} /> : <Own {...props} />}
      <div role="status" className="save-said">
        {outcome && <p className={outcome.failed ? "failed" : undefined}>{outcome.sentence}</p>}
      </div>
    </section>
  );
}

function addressOf({ product, moving }: SaveView): string {
  return `/wishlist/salva?prodotto=${product.slug}${moving === null ? "" : `&elemento=${moving}`}`;
}

/** Of a visitor without account: their one list, and the log-in beside it. */
function Own({ view, back }: SavePanelProps) {
  return (
    <>
      <PostForm view={view} back={back}>
        {view.own ? (
          <p className="holding">
            Salvato nella <a href="/wishlist">tua lista</a>.{" "}
            <button type="submit" name="togli" value="si" className="linklike">
              Rimuovi
            </button>
          </p>
        ) : (
          <p className="holding">
            <button type="submit" className="button">
              Salva nella tua lista
            </button>
          </p>
        )}
      </PostForm>
      <Invitation next={view.own ? back : addressOf(view)} />
    </>
  );
}

/** The log-in, in the specified words. */
export function Invitation({ next }: { next: string }) {
  const query = `?next=${encodeURIComponent(next)}`;
  return (
    <div className="invitation">
      <p>
        <b>Accedi o Registrati</b>
      </p>
      <p className="muted">
        Con un account, gratuito, ritrovi la tua lista su ogni dispositivo e ne crei altre.
      </p>
      <p className="actions">
        <a className="button" href={`/login${query}`}>
          Accedi
        </a>{" "}
        <a className="button quiet" href={`/register${query}`}>
          Registrati
        </a>
      </p>
    </div>
  );
}

function Lists({ view, back, search, outcome }: SavePanelProps) {
  if (!view.lists)
    return (
      <p className="failed" role="alert">
        Errore nel recupero delle liste. <a href={addressOf(view)}>Riprova</a>
      </p>
    );
  const holding = view.lists.filter(({ holds }) => holds);
  const shown = view.lists.filter(({ name }) => folded(name).includes(folded(search.trim())));
  return (
    <>
      {holding.length > 0 && <Holding lists={holding} />}
      {view.lists.length > 1 && <ListSearch view={view} search={search} />}
      {shown.length === 0 && <p className="muted none">Nessuna lista trovata.</p>}
      {shown.length > 0 && (
        <PostForm view={view} back={back}>
          <ul className="rows">
            {shown.map((list) => (
              <li key={list.id}>
                <button type="submit" name="lista" value={list.id}>
                  <span className="name">{list.name}</span>{" "}
                  <span className="muted">{countText(list.count)}</span>
                  {list.holds && (
                    <>
                      <Icon name="check" />
                      <span className="vh">già salvato qui</span>
                    </>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </PostForm>
      )}
      <NewList view={view} back={back} outcome={outcome} open={view.lists.length === 0} />
    </>
  );
}

function Holding({ lists }: { lists: { id: number; name: string }[] }) {
  return (
    <p className="holding">
      Salvato in:{" "}
      {lists.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <a href={`/wishlist?list=${id}`}>{name}</a>
        </span>
      ))}
    </p>
  );
}

/** Milliseconds without typing before the lists narrow, where scripts run. */
const searchPause = 150;

function ListSearch({ view, search }: { view: SaveView; search: string }) {
  return (
    <form method="get" action="/wishlist/salva" className="line find" data-apply={searchPause}>
      <input type="hidden" name="prodotto" value={view.product.slug} />
      {view.moving !== null && <input type="hidden" name="elemento" value={view.moving} />}
      <label htmlFor="salva-cerca">Cerca tra le tue liste</label>
      <input id="salva-cerca" type="search" name="nome" defaultValue={search} autoComplete="off" />
      <button type="submit">Cerca</button>
    </form>
  );
}

function NewList({
  view,
  back,
  outcome,
  open,
}: Pick<SavePanelProps, "view" | "back" | "outcome"> & { open: boolean }) {
  const refused = outcome?.name !== undefined;
  return (
    <details className="new-list" open={open || refused}>
      <summary>
        <span aria-hidden="true">+</span> Nuova lista
      </summary>
      <PostForm view={view} back={back}>
        <label htmlFor="salva-nome">Nome della lista</label>
        <div className="line">
          <input
            id="salva-nome"
            name="nome_lista"
            maxLength={60}
            defaultValue={outcome?.name ?? ""}
            aria-invalid={refused || undefined}
            autoComplete="off"
          />
          <button type="submit" className="button">
            {view.moving === null ? "Crea e salva" : "Crea e sposta"}
          </button>
        </div>
      </PostForm>
    </details>
  );
}

function PostForm({ view, back, children }: { view: SaveView; back: string; children: ReactNode }) {
  return (
    <form method="post" action={addressOf(view)}>
      <input type="hidden" name="chiave" value={view.key} />
      <input type="hidden" name="torna" value={back} />
      {view.moving !== null && <input type="hidden" name="elemento" value={view.moving} />}
      {children}
    </form>
  );
}

export function countText(count: number): string {
  return count === 1 ? "1 prodotto" : `${count} prodotti`;
}
