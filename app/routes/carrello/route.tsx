/** `/carrello`: what the visitor means to buy, by store (product.md 'Cart'). */
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPath } from "~/forms/own-path";
import { metaOf } from "~/lib/meta-of";
import { type CartFailure, type cartLoader, unreachable } from "~/loaders/cart";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Nothing } from "~/ui/nothing";
import { StoreBlock } from "./store-block";
import { Summary, TotalBar } from "./summary";

export { cartAction as action, cartLoader as loader } from "~/loaders/cart";

export const handle = { styles: ["shop", "forms", "nothing", "cart"] };

export const meta = metaOf(() => ({ title: "Carrello", path: "/carrello", robots: "noindex, follow" }));

export default function Carrello() {
  const { cart } = useLoaderData<typeof cartLoader>();
  const failed = useActionData<CartFailure>() ?? null;
  const stores = cart?.stores ?? [];
  const ofLine = failed?.act === "quantita" && stores.length > 0;
  return (
    <div className="block cart-page">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "Carrello", href: null },
        ]}
      />
      <h1>Carrello</h1>
      {failed && !ofLine && <Failed failed={failed} />}
      {cart === null ? (
        <p className="outcome failed" role="alert">
          {unreachable} <a href="/carrello">Riprova</a>
        </p>
      ) : stores.length === 0 ? (
        <Empty />
      ) : (
        <div className="cart-columns" data-turns>
          <div>
            {stores.map((store) => (
              <StoreBlock key={store.id} store={store} failed={ofLine ? failed : null} />
            ))}
          </div>
          <Summary cart={cart} />
          <TotalBar cart={cart} />
        </div>
      )}
    </div>
  );
}

/** What could not be done, with what was typed: pressing again tries again. */
function Failed({ failed: { sentence, fields, act } }: { failed: CartFailure }) {
  const { quantita, ...hidden } = fields;
  return (
    <form method="post" action="/carrello" className="outcome failed" role="alert">
      <p>{sentence}</p>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {quantita !== undefined && (
        <label className="again">
          Quantità <input name="quantita" inputMode="numeric" defaultValue={quantita} />
        </label>
      )}
      {act === "aggiungi" && <a href={ownPath(fields.torna, "/prodotti")}>Torna al prodotto</a>}
      {act === "insieme" && <a href={ownPath(fields.torna, "/prodotti")}>Torna al look</a>}
      <button type="submit">Riprova</button>
    </form>
  );
}

function Empty() {
  return (
    <Nothing
      text="Il tuo carrello è vuoto"
      hint="Aggiungi i prodotti che ti piacciono: confrontiamo noi prezzi e spedizioni."
      ways={[
        ["/prodotti", "Guarda i prodotti"],
        ["/offerte", "Scopri le offerte"],
      ]}
    />
  );
}
