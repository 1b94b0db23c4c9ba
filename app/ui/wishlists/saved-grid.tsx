/** What a list holds: cards with the price since saving, and removal that takes effect at once and can be undone. */
import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SavedView } from "~/lib/wishlist-view";
import type { ActOutcome } from "~/loaders/wishlists";
import { ProductCard } from "~/ui/product-card";

interface GridProps {
  items: SavedView[];
  list: number;
  /** No list of the member holds anything. */
  allEmpty: boolean;
}

export function SavedGrid({ items, list, allEmpty }: GridProps) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      {items.length === 0 && (
        <div className="nothing">
          <p>{allEmpty ? "La tua lista dei desideri è vuota." : "Questa lista è vuota."}</p>
          <p className="actions">
            <a className="button" href="/prodotti">
              Guarda i prodotti
            </a>
          </p>
        </div>
      )}
      <ul className="grid saved-grid">
        {items.map((item, index) => (
          <SavedItem
            key={item.itemId}
            item={item}
            list={list}
            eager={index < 4}
            onRemove={() => {
              setFailure(null);
              setRemoved({ itemId: item.itemId, name: item.card.name });
            }}
            onFailure={(sentence) => {
              setRemoved(null);
              setFailure(sentence);
            }}
          />
        ))}
      </ul>
      <Snackbar removed={removed} failure={failure} list={list} onDone={() => setRemoved(null)} />
    </>
  );
}

interface Removed {
  itemId: number;
  name: string;
}

interface ItemProps {
  item: SavedView;
  list: number;
  eager: boolean;
  onRemove(): void;
  onFailure(sentence: string): void;
}

/** Hidden while the removal is on its way; comes back by itself when it fails, because the list still has it. */
function SavedItem({ item, list, eager, onRemove, onFailure }: ItemProps) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<ActOutcome>();
  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (answer?.failed) onFailure(answer.sentence);
  }, [answer]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set("qui", "1");
    fetcher.submit(fields, { method: "post", action: `${pathname}?list=${list}` });
    onRemove();
  }
  if (fetcher.state !== "idle" || answer?.failed === false) return null;
  return (
    <li>
      <ProductCard card={item.card} eager={eager} />
      <div className="since">
        {item.change && <p className={item.change.lower ? "lower" : undefined}>{item.change.sentence}</p>}
        <p className="muted">{item.saved}</p>
        {item.choice && (
          <p className="muted">
            {item.choice.available
              ? `La tua scelta: ${item.choice.label}`
              : `${item.choice.label}: al momento non disponibile`}
          </p>
        )}
        {item.quantity > 1 && <p className="muted">Quantità: {item.quantity}</p>}
        {item.note && <p className="note">{item.note}</p>}
        <p>
          <a className="watch" href={`${pathname}?list=${list}&modifica=${item.itemId}#modifica`}>
            Modifica<span className="vh"> {item.card.name}</span>
          </a>
        </p>
        {item.card.href && (
          <p>
            <a className="watch" href={`/avvisi/nuovo?prodotto=${item.card.href.slice(1)}`} rel="nofollow">
              Avvisami se scende<span className="vh">: {item.card.name}</span>
            </a>
          </p>
        )}
        <form method="post" action={`${pathname}?list=${list}`} onSubmit={onSubmit}>
          <input type="hidden" name="atto" value="rimuovi" />
          <input type="hidden" name="elemento" value={item.itemId} />
          <input type="hidden" name="lista" value={list} />
          <button type="submit" className="linklike">
            Rimuovi<span className="vh"> {item.card.name}</span>
          </button>
        </form>
      </div>
    </li>
  );
}

/** How long a removal can be undone in place (product.md 'Wishlists'). */
const patience = 4_500;

/** The region is always there, so that readers announce what comes into it. The clock stands still under pointer and focus. */
function Snackbar(props: { removed: Removed | null; failure: string | null; list: number; onDone(): void }) {
  const { removed, failure, list, onDone } = props;
  const { pathname } = useLocation();
  const fetcher = useFetcher<ActOutcome>();
  const [held, setHeld] = useState(false);
  const left = useRef(patience);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal has its own time
  useEffect(() => {
    left.current = patience;
    setHeld(false);
  }, [removed]);
  useEffect(() => {
    if (!removed || held) return;
    const began = Date.now();
    const timer = setTimeout(onDone, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [removed, held, onDone]);
  function undo() {
    if (!removed) return;
    const fields = { atto: "annulla", elemento: String(removed.itemId), lista: String(list), qui: "1" };
    fetcher.submit(fields, { method: "post", action: `${pathname}?list=${list}` });
    onDone();
  }
  const sentence = failure ?? (fetcher.data?.failed ? fetcher.data.sentence : null);
  return (
    <div
      className="snackbar"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {removed && (
        <p>
          Prodotto rimosso dalla lista.
          <button type="button" onClick={undo}>
            Annulla<span className="vh"> la rimozione di {removed.name}</span>
          </button>
        </p>
      )}
      {!removed && sentence && <p className="failed">{sentence}</p>}
    </div>
  );
}
