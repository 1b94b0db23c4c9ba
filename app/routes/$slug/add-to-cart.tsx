/** 'Aggiungi al carrello' for the chosen variant and offer: a plain post to the cart; with scripts it happens in place. */
import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import type { CartOutcome } from "~/loaders/cart";
import type { Buyable, ProductView } from "./view";

interface AddProps {
  product: Pick<ProductView, "id" | "name" | "here">;
  buyable: Buyable;
  /** Key of the addition: this document's own, so that a post delivered twice adds once. */
  token: string;
  /** Of a row of the table: the store that it is for. */
  store?: string;
}

export function AddToCart({ product, buyable, token, store }: AddProps) {
  const fetcher = useFetcher<CartOutcome>();
  const { data } = fetcher;
  const busy = fetcher.state !== "idle";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    fields.set("qui", "1");
    fetcher.submit(fields, { method: "post", action: "/carrello" });
  }

  return (
    <form method="post" action="/carrello" className="add" onSubmit={onSubmit}>
      <input type="hidden" name="atto" value="aggiungi" />
      <input type="hidden" name="prodotto" value={product.id} />
      {buyable.variant !== null && <input type="hidden" name="variante" value={buyable.variant} />}
      {buyable.offer !== null && <input type="hidden" name="offerta" value={buyable.offer} />}
      <input type="hidden" name="torna" value={product.here} />
      <input type="hidden" name="chiave" value={data?.key ?? token} suppressHydrationWarning />
      <button type="submit" className="button quiet" aria-disabled={busy || undefined}>
        {store === undefined ? "Aggiungi al carrello" : "Aggiungi"}
        {store !== undefined && <span className="vh"> al carrello l’offerta di {store}</span>}
      </button>
      <p role="status" className={data?.failed ? "added failed" : "added"}>
        {!busy && data && (
          <>
            {data.sentence} {!data.failed && <a href="/carrello">Vai al carrello</a>}
          </>
        )}
      </p>
    </form>
  );
}
