/** The pieces by store, what they come to, and the way of all of them into the cart. */
import { shippingText } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import { lookForm, ownSizeChoice } from "~/slots/own-size";
import { Fact } from "~/ui/fact";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { Slot } from "~/ui/slot";
import type { LookView, PieceView } from "./view";

const pictureSizes = "(min-width:768px) 240px,112px";

export function Pieces({ look, token, self }: { look: LookView; token: string; self: string }) {
  return (
    <div className="look-columns">
      <div>
        {look.start === null && (
          <p className="notice">
            Questo prodotto oggi non è in vendita: qui trovi che cosa ci sta bene, e il totale conta solo i
            pezzi che si possono comprare.
          </p>
        )}
        <p className="look-total">
          {look.count} pezzi da{" "}
          {look.stores.length === 1 ? "un solo negozio" : `${look.stores.length} negozi`}:{" "}
          <a href="#totale-look">
            <b>{formatPrice(look.total)}</b> con tutte le spedizioni
          </a>
        </p>
        <div className="look-stores">
          {look.stores.map((store) => (
            <section className="look-store" key={store.id} aria-labelledby={`negozio-${store.id}`}>
              <header>
                <h2 id={`negozio-${store.id}`}>{store.name}</h2>
                <p className="muted">
                  {store.pieces.length === 1 ? "1 pezzo" : `${store.pieces.length} pezzi`},{" "}
                  {formatPrice(store.goods)} · Spedizione: {shippingText(store)}
                </p>
              </header>
              <ul>
                {store.pieces.map((piece) => (
                  <PieceCard key={piece.id} piece={piece} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <Sum look={look} token={token} self={self} />
    </div>
  );
}

function PieceCard({ piece }: { piece: PieceView }) {
  const { id, role, name, href, brand, picture, price, said, category, sizes, other } = piece;
  return (
    <li className="look-piece">
      <div className="shot">
        {picture && <Picture picture={picture} sizes={pictureSizes} alt="" max={640} />}
      </div>
      <div>
        <p className="muted">{role ?? "Si parte da qui"}</p>
        {brand && <p className="brand">{brand}</p>}
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <Price price={price} />
        {said && <p className="muted">{said}</p>}
        <Slot kind={ownSizeChoice} of={{ id, name, category, sizes }} />
        {other && (
          <a className="other" href={other} rel="nofollow">
            Un’altra proposta<span className="vh"> al posto di {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}

function Sum({ look, token, self }: { look: LookView; token: string; self: string }) {
  const { goods, shipping, total, left } = look;
  return (
    <section className="look-sum" aria-labelledby="totale-look">
      <h2 id="totale-look">Tutto insieme</h2>
      <dl>
        <Fact name="Prodotti" value={formatPrice(goods)} />
        <Fact name="Spedizioni" value={shipping === 0 ? "gratis" : formatPrice(shipping)} />
        <Fact name="Totale" value={formatPrice(total)} className="total" />
      </dl>
      {left !== null && left > 0 && <p className="good">Restano {formatPrice(left)} del tuo budget</p>}
      <form
        id={lookForm}
        className="add"
        method="post"
        action="/carrello"
        data-stay=""
        data-failure="Non è stato possibile aggiungere i prodotti al carrello. Riprova."
      >
        <input type="hidden" name="atto" value="insieme" />
        <input type="hidden" name="torna" value={self} />
        <input type="hidden" name="chiave" value={token} />
        <button type="submit" className="button">
          Metti tutto nel carrello
        </button>
        <div role="status" className="added" />
      </form>
      {look.varies && (
        <p className="muted">
          I prezzi sono della taglia meno cara: dove la tua costa di più, lo leggi accanto alla taglia.
        </p>
      )}
      <p className="muted">
        Il carrello cerca poi il modo più conveniente di comprare tutto. Completi gli acquisti sui siti dei
        negozi.
      </p>
    </section>
  );
}
