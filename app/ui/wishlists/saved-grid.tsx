/** What a list holds: cards with the price since saving, and removal that takes effect at once (`browser/lists.ts`) and can be undone. */
import { useLocation } from "@remix-run/react";
import type { SavedView } from "~/lib/wishlist-view";
import { CompareForm, CompareTick } from "~/ui/compare-tick";
import { ProductCard } from "~/ui/product-card";
import { Nothing } from "../nothing";
import { ActForm } from "./act-form";

interface GridProps {
  items: SavedView[];
  /** Null: the one of a visitor without account. */
  list: number | null;
  /** No list of the member holds anything. */
  allEmpty: boolean;
}

export function SavedGrid({ items, list, allEmpty }: GridProps) {
  return (
    <>
      {items.length === 0 && (
        <Nothing
          text={allEmpty ? "La tua lista dei desideri è vuota." : "Questa lista è vuota."}
          hint={list === null ? "Premi il cuore di un prodotto che ti piace." : null}
        />
      )}
      <ul className="grid saved-grid" data-turns>
        {items.map((item, index) => (
          <SavedItem key={item.itemId} item={item} list={list} eager={index < 4} />
        ))}
      </ul>
      {items.length > 1 && (
        <CompareForm>
          <p className="muted">Spunta da due a quattro prodotti.</p>
          <button type="submit" className="button quiet">
            Confronta i prodotti scelti
          </button>
        </CompareForm>
      )}
    </>
  );
}

/** Also when nobody answers. */
const notRemoved = "Errore nel rimuovere il prodotto dalla wishlist.";

interface ItemProps {
  item: SavedView;
  list: number | null;
  eager: boolean;
}

function SavedItem({ item, list, eager }: ItemProps) {
  const { pathname } = useLocation();
  const here = list === null ? pathname : `${pathname}?list=${list}`;
  const watched = item.card.href?.slice(1).replace("?", "&");
  return (
    <li id={`elemento-${item.itemId}`}>
      <ProductCard card={item.card} eager={eager} />
      <div className="since">
        <p className={item.since.lower ? "lower" : "muted"}>{item.since.sentence}</p>
        {item.choice && (
          <p className="muted">
            {item.choice.available
              ? `La tua scelta: ${item.choice.label}`
              : `${item.choice.label}: al momento non disponibile`}
          </p>
        )}
        {item.inSize && <p>{item.inSize}</p>}
        {item.quantity > 1 && <p className="muted">Quantità: {item.quantity}</p>}
        {item.note && <p className="note">{item.note}</p>}
        <CompareTick card={item.card} ticked={false} />
        {list !== null && (
          <p>
            <a className="watch" href={`${here}&modifica=${item.itemId}#modifica`}>
              Modifica<span className="vh"> {item.card.name}</span>
            </a>
          </p>
        )}
        {watched && (
          <p>
            <a className="watch" href={`/avvisi/nuovo?prodotto=${watched}`} rel="nofollow">
              Avvisami se scende<span className="vh">: {item.card.name}</span>
            </a>
          </p>
        )}
        <ActForm act="rimuovi" list={list} item={item.itemId} action={here} failure={notRemoved}>
          <button type="submit" className="linklike">
            Rimuovi<span className="vh"> {item.card.name}</span>
          </button>
        </ActForm>
      </div>
    </li>
  );
}
