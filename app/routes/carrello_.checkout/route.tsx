/** `/carrello/checkout`: a button per store; the purchase is completed there (product.md 'Cart'). */
import { useActionData, useLoaderData } from "@remix-run/react";
import { metaOf } from "~/lib/meta-of";
import { formatPrice } from "~/lib/money";
import type { checkoutLoader } from "~/loaders/checkout";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Nothing } from "~/ui/nothing";
import { CheckoutStore } from "./checkout-store";

export { checkoutAction as action, checkoutLoader as loader } from "~/loaders/checkout";

export const handle = { styles: ["shop", "forms", "nothing", "cart"] };

export const meta = metaOf(() => ({
  title: "Checkout",
  path: "/carrello/checkout",
  robots: "noindex, nofollow",
}));

const allOpened = "Hai aperto tutti i negozi del tuo carrello.";

export default function Checkout() {
  const { cart } = useLoaderData<typeof checkoutLoader>();
  const failed = useActionData<{ failed: boolean }>()?.failed ?? false;
  const stores = cart?.stores ?? [];
  const due = stores.filter(({ goods }) => goods > 0);
  const done = due.length > 0 && due.every(({ opened }) => opened);
  return (
    <div className="block cart-page checkout">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "Carrello", href: "/carrello" },
          { name: "Checkout", href: null },
        ]}
      />
      <h1>Checkout</h1>
      {cart === null || failed ? (
        <p className="outcome failed" role="alert">
          Non è stato possibile preparare il checkout. Riprova tra qualche istante.{" "}
          <a href="/carrello/checkout">Riprova</a>
        </p>
      ) : stores.length === 0 ? (
        <Nothing text="Il tuo carrello è vuoto" />
      ) : (
        <>
          <p className="cart-lead">Completi l'acquisto sul sito del negozio.</p>
          <p className="cart-said" role="status" data-said={allOpened}>
            {done && allOpened}
          </p>
          <ol className="checkout-stores">
            {stores.map((store) => (
              <CheckoutStore key={store.id} store={store} />
            ))}
          </ol>
          <p className="store-total">
            <span>
              {cart.withCodes === null
                ? "Totale, spedizione compresa"
                : "Totale con i codici, spedizione compresa"}
            </span>{" "}
            <b>{formatPrice(cart.withCodes ?? cart.total)}</b>
          </p>
          {cart.withCodes !== null && <p className="muted">Senza codici: {formatPrice(cart.total)}</p>}
          <p>
            <a className="cart-back" href="/carrello">
              Torna al carrello
            </a>
          </p>
        </>
      )}
    </div>
  );
}
