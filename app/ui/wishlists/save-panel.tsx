/** 'Salva nella lista': the product, the member's lists as rows to press, a new list as the last row (product.md 'Wishlists'). */

import { folded } from "contract/folded";
import { type ReactNode, useId, useState } from "react";
import type { SaveOutcome, SaveView } from "~/loaders/save";
import { Icon } from "~/ui/icon";
import { ProductLine } from "~/ui/product-line";

export interface SavePanelProps {
  view: SaveView;
  outcome: SaveOutcome | null;
  /** Where a plain post leads back to. */
  back: string;
  /** Where signing in leads back to; default: this page. */
  next?: string;
  /** What the page was asked to search for. */
  search?: string;
  busy?: boolean;
  heading: "h1" | "h2";
}

export function SavePanel(props: SavePanelProps) {
  const { view, outcome, heading: Heading, next = addressOf(view) } = props;
  return (
    <section className="save" aria-labelledby="salva-titolo">
      <Heading id="salva-titolo" tabIndex={-1}>
        Salva nella lista
      </Heading>
      <ProductLine {...view.product} aside={view.product.choice} />
      {view.member ? <Lists {...props} /> : <Invitation next={next} />}
      <div role="status" className="save-said">
        {outcome && <p className={outcome.failed ? "failed" : undefined}>{outcome.sentence}</p>}
      </div>
    </section>
  );
}

function addressOf({ product }: SaveView): string {
  return `/wishlist/salva?prodotto=${product.slug}`;
}

function Invitation({ next }: { next: string }) {
  const query = `?next=${encodeURIComponent(next)}`;
  return (
    <div className="invitation">
      <p>
        <b>Accedi o Registrati</b>
      </p>
      <p className="muted">Per salvare i prodotti che ti piacciono serve un account: è gratuito.</p>
      <p className="actions">
        <a className="button" href={`/login${query}`}>
          Accedi
        </a>
        <a className="button quiet" href={`/register${query}`}>
          Registrati
        </a>
      </p>
    </div>
  );
}

function Lists({ view, back, search = "", outcome, busy }: SavePanelProps) {
  const [asked, setAsked] = useState(search);
  if (!view.lists)
    return (
      <p className="failed" role="alert">
        Errore nel recupero delle liste. <a href={addressOf(view)}>Riprova</a>
      </p>
    );
  const holding = view.lists.filter(({ holds }) => holds);
  const shown = view.lists.filter(({ name }) => folded(name).includes(folded(asked.trim())));
  return (
    <>
      {holding.length > 0 && <Holding lists={holding} />}
      {view.lists.length > 1 && <ListSearch view={view} value={asked} onChange={setAsked} />}
      {shown.length === 0 && <p className="muted none">Nessuna lista trovata.</p>}
      {shown.length > 0 && (
        <PostForm view={view} back={back}>
          <ul className="rows">
            {shown.map((list) => (
              <li key={list.id}>
                <button type="submit" name="lista" value={list.id} aria-disabled={busy || undefined}>
                  <span className="name">{list.name}</span>
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
      <NewList view={view} back={back} outcome={outcome} busy={busy} open={view.lists.length === 0} />
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

function ListSearch({
  view,
  value,
  onChange,
}: {
  view: SaveView;
  value: string;
  onChange(text: string): void;
}) {
  const id = useId();
  return (
    <form method="get" action="/wishlist/salva" className="find">
      <input type="hidden" name="prodotto" value={view.product.slug} />
      <label htmlFor={id}>Cerca tra le tue liste</label>
      <input
        id={id}
        type="search"
        name="nome"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
      <button type="submit">Cerca</button>
    </form>
  );
}

function NewList({
  view,
  back,
  outcome,
  busy,
  open,
}: Pick<SavePanelProps, "view" | "back" | "outcome" | "busy"> & { open: boolean }) {
  const id = useId();
  const refused = outcome?.name !== undefined;
  return (
    <details className="new-list" open={open || refused}>
      <summary>
        <span aria-hidden="true">+</span> Nuova lista
      </summary>
      <PostForm view={view} back={back}>
        <label htmlFor={id}>Nome della lista</label>
        <div className="line">
          <input
            id={id}
            name="nome_lista"
            maxLength={60}
            defaultValue={outcome?.name ?? ""}
            aria-invalid={refused || undefined}
            autoComplete="off"
          />
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            Crea e salva
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
      {children}
    </form>
  );
}

export function countText(count: number): string {
  return count === 1 ? "1 prodotto" : `${count} prodotti`;
}
