/** 'Aggiungi al carrello' for the chosen variant and offer: a post to the cart; with scripts the page stays (`browser/add-to-cart.ts`). */
import type { Buyable } from "~/lib/product/selling";
import type { ProductView } from "~/lib/product/view";

interface AddProps {
  product: Pick<ProductView, "id" | "name" | "here">;
  buyable: Buyable;
  /** Key of the addition: this document's own, so that a post delivered twice adds once. */
  token: string;
  /** Of a row of the table: the store that it is for. */
  store?: string;
}

const failure = "Non è stato possibile aggiungere il prodotto al carrello. Riprova.";
/** Without network: said at once, when it came, when it did not. */
const waits = [
  "Sei offline: aggiungeremo il prodotto al carrello appena torna la connessione.",
  "La connessione è tornata: il prodotto che volevi è nel tuo carrello.",
  "Il prodotto che volevi aggiungere senza connessione non è nel carrello. Riprova.",
].join("|");

export function AddToCart({ product, buyable, token, store }: AddProps) {
  return (
    <form
      method="post"
      action="/carrello"
      className="add"
      data-stay=""
      data-failure={failure}
      data-waits={waits}
    >
      <input type="hidden" name="atto" value="aggiungi" />
      <input type="hidden" name="prodotto" value={product.id} />
      {buyable.variant !== null && <input type="hidden" name="variante" value={buyable.variant} />}
      {buyable.offer !== null && <input type="hidden" name="offerta" value={buyable.offer} />}
      <input type="hidden" name="torna" value={product.here} />
      <input type="hidden" name="chiave" value={token} />
      <button type="submit" className="button quiet">
        {store === undefined ? "Aggiungi al carrello" : "Aggiungi"}
        {store !== undefined && <span className="vh"> al carrello l’offerta di {store}</span>}
      </button>
      <div role="status" className="added" />
    </form>
  );
}
