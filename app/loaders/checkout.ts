/** The checkout: one way out per store, checked anew, ticked once it was opened (product.md 'Cart'). */
import { data, redirect } from "@remix-run/cloudflare";
import type { CartLine } from "contract";
import type { Exits } from "server/exits/links";
import { type CartStoreView, cartView } from "~/lib/cart-view";
import { readCart } from "./cart";
import { idIn, personalAction, personalLoader, postedFields } from "./personal";

/** A store as the checkout shows it; `out` by line is the way to each of its goods. */
export interface CheckoutStore extends CartStoreView {
  outs: Record<number, string>;
}

export const checkoutLoader = personalLoader(async ({ context }) => {
  const read = await readCart(context);
  if ("status" in read) return data({ cart: null }, { status: read.status });
  const { stores, total, withCodes, shipping, goods } = cartView(read.lines, read.advice);
  const outs = waysOut(read.lines, context.exits, "line");
  const withOuts = stores.map(
    (store): CheckoutStore => ({
      ...store,
      outs: Object.fromEntries(
        store.lines.flatMap(({ id }): [number, string][] => {
          const out = outs.get(id);
          return out ? [[id, out]] : [];
        }),
      ),
    }),
  );
  return data({ cart: { stores: withOuts, total, withCodes, shipping, goods } });
});

/** Signed, so that a click counts for its product; only of what can be bought. */
function waysOut(lines: readonly CartLine[], exits: Exits, spot: "line" | "main"): Map<number, string> {
  return new Map(
    lines.flatMap(({ id, url, buyable, productId, offerId }): [number, string][] =>
      url && buyable
        ? [[id, exits.link({ url, product: productId, offer: offerId, place: "cart", spot })]]
        : [],
    ),
  );
}

/** Notes that a store is opened and leads there; a note that fails stops nobody. */
export const checkoutAction = personalAction(async ({ request, context }) => {
  const fields = await postedFields(request, context);
  const { visitor, outcome, optional, exits } = context;
  const storeId = idIn(fields, "negozio");
  const cart = await outcome(visitor.cart());
  if ("failure" in cart) return data({ failed: true }, { status: cart.failure.status });
  if (!cart.value) return redirect("/carrello", 303);
  const { owner, api } = cart.value;
  const found = await outcome(api.cart.lines({ owner, t: Date.now() }));
  if ("failure" in found) return data({ failed: true }, { status: found.failure.status });
  const own = found.value.filter(({ store }) => (store?.id ?? null) === storeId);
  const [out] = waysOut(own, exits, "main").values();
  if (!out) return redirect("/carrello/checkout", 303);
  if (storeId !== null) await optional(api.cart.opened({ owner, storeId }), null);
  return redirect(out, 303);
});
