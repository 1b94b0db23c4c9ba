/** `/carrello`: what the visitor means to buy, by store (product.md 'Cart'). */
import type { MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { ownPath } from "~/forms/own-path";

import { pageMeta } from "~/lib/seo";
import { type CartOutcome, type cartLoader, unreachable } from "~/loaders/cart";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { StoreBlock } from "./store-block";
import { Summary } from "./summary";
import { type Act, useAct } from "./use-act";

export { cartAction as action, cartLoader as loader } from "~/loaders/cart";

export const handle = { styles: ["shop", "forms", "nothing", "cart"] };

export const meta: MetaFunction<typeof cartLoader> = ({ data }) =>
  data
    ? pageMeta({
        title: `Carrello | ${data.site.name}`,
        path: "/carrello",
        site: data.site,
        robots: "noindex, follow",
      })
    : [];

/** When the site cannot be reached, what was typed stays where it is. */
export async function clientAction({ serverAction, request }: ClientActionFunctionArgs) {
  const fields = request.clone().formData();
  try {
    return await serverAction<CartOutcome>();
  } catch {
    const typed = Object.fromEntries([...(await fields)].map(([name, value]) => [name, String(value)]));
    const line = Number(typed.riga) || null;
    const failed = { failed: true, again: true, pieces: null, line, fields: typed, key: typed.chiave ?? "" };
    return { act: typed.atto ?? "", sentence: unreachable, ...failed } satisfies CartOutcome;
  }
}

/** What could not be done has changed nothing; without the site there is nothing to load anew either. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as CartOutcome | undefined)?.failed ? false : defaultShouldRevalidate;
}

export default function Carrello() {
  const { cart } = useLoaderData<typeof cartLoader>();
  const given = useActionData<CartOutcome>() ?? null;
  const act = useAct();
  const stores = cart?.stores ?? [];
  const shown = act.outcome ?? given;
  const ofLine = shown?.act === "quantita" && stores.length > 0;
  return (
    <div className="block cart-page">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "Carrello", href: null },
        ]}
      />
      <h1>Carrello</h1>
      <div role="status" className="cart-said">
        {shown && !shown.failed && <Done outcome={shown} act={act} />}
      </div>
      {shown?.failed && !ofLine && <Failed outcome={shown} />}
      {cart === null ? (
        <p className="outcome failed" role="alert">
          {unreachable} <a href="/carrello">Riprova</a>
        </p>
      ) : stores.length === 0 ? (
        <Empty />
      ) : (
        <div className="cart-columns">
          <div>
            {stores.map((store) => (
              <StoreBlock key={store.id} store={store} given={given} removal={act} />
            ))}
          </div>
          <Summary cart={cart} act={act} />
        </div>
      )}
    </div>
  );
}

function Done({ outcome, act }: { outcome: CartOutcome; act: Act }) {
  return (
    <div className="outcome">
      <p>{outcome.sentence}</p>
      {outcome.act === "rimuovi" && (
        <form method="post" action="/carrello" onSubmit={act.onSubmit}>
          <input type="hidden" name="atto" value="annulla" />
          <input type="hidden" name="riga" value={outcome.line ?? ""} />
          <button type="submit">Annulla</button>
        </form>
      )}
    </div>
  );
}

/** What could not be done, with what was typed: pressing again tries again. */
function Failed({ outcome: { sentence, fields, act } }: { outcome: CartOutcome }) {
  const { quantita, qui: _, ...hidden } = fields;
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
      <button type="submit">Riprova</button>
    </form>
  );
}

function Empty() {
  return (
    <div className="nothing">
      <p>Il tuo carrello è vuoto</p>
      <p className="muted">Aggiungi i prodotti che ti piacciono: confrontiamo noi prezzi e spedizioni.</p>
      <p className="actions">
        <a className="button" href="/prodotti">
          Guarda i prodotti
        </a>
        <a className="button quiet" href="/offerte">
          Scopri le offerte
        </a>
      </p>
    </div>
  );
}
