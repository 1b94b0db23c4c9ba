/** `/wishlist/condivisa?lista=…`: a list that its owner opened to whoever has the link. Never kept, never indexed (upstream/DESIGN.md). */
import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listCardPath } from "contract/share-card";
import { cardViews } from "~/lib/card-view";
import { metaOf } from "~/lib/meta-of";
import { listTotal } from "~/lib/wishlist-view";
import { type PersonalArgs, personalAction, personalLoader, postedFields } from "~/loaders/personal";
import { pageMessage } from "~/slots/message";
import { Failed } from "~/ui/failed";
import { ProductGrid } from "~/ui/product-card";
import { countText } from "~/ui/wishlists/save-panel";

export const handle = { styles: ["listing", "listingLate", "forms", "wishlists"] };

export const meta = metaOf<typeof loader>((data) => ({
  title: `${data.name}`,
  // Those who share ask for what the page calls itself.
  path: `/wishlist/condivisa?lista=${data.token}`,
  card: data.cards.length > 0 ? { path: listCardPath(data.token), alt: `La lista “${data.name}”` } : null,
  robots: "noindex, nofollow",
}));

/** No page that is opened from here learns the link: its Referer says no more than the site. */
export function headers() {
  return { "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex, nofollow" };
}

/** The token of the address; throws 404 where none can be. */
function tokenIn(request: Request): string {
  const token = new URL(request.url).searchParams.get("lista") ?? "";
  if (!/^[\w-]{22}$/.test(token)) throw new Response(null, { status: 404 });
  return token;
}

export const loader = personalLoader(async ({ request, context }: PersonalArgs) => {
  const token = tokenIn(request);
  const { name, products } = await context.critical(context.api.wishlists.shared({ token }));
  const cards = cardViews(products, context.exits, { place: "list", spot: "results" });
  return {
    name,
    cards,
    total: listTotal(cards.map((card) => ({ card, quantity: 1, store: null })))?.total ?? null,
    token,
    member: context.visitor.member !== null,
    key: crypto.randomUUID(),
  };
});

/** Copies the list into one of the visitor's own; who is not signed in signs in first. */
export const action = personalAction(async ({ request, context }: PersonalArgs) => {
  const token = tokenIn(request);
  context.visitor.requireMember();
  const fields = await postedFields(request, context);
  const idempotencyKey = `copia-${fields.get("chiave")?.slice(0, 60) || crypto.randomUUID()}`;
  const copied = await context.outcome(context.visitor.api.wishlists.copy({ token }, { idempotencyKey }));
  if ("failure" in copied) {
    const { status, sentence } = copied.failure;
    const said = status === 404 || status === 422 ? sentence : null;
    return data({ sentence: said ?? "Non è stato possibile copiare la lista. Riprova." }, { status });
  }
  const { id, name } = copied.value;
  const headers = {
    "Set-Cookie": context.forms.flash.leave(pageMessage, `Lista “${name}” creata con successo.`),
  };
  return redirect(`/wishlist?list=${id}`, { status: 303, headers });
});

export default function SharedList() {
  const { name, cards, total, token, member, key } = useLoaderData<typeof loader>();
  const outcome = useActionData<{ sentence: string }>();
  const here = `/wishlist/condivisa?lista=${token}`;
  return (
    <div className="block">
      <header className="shared-head">
        <p className="muted">Una lista condivisa</p>
        <h1>{name}</h1>
        <p>
          {countText(cards.length)}
          {total && `, ${total} ai prezzi migliori di oggi, spedizione esclusa`}
        </p>
        <Failed>{outcome?.sentence}</Failed>
        {cards.length > 0 && member && (
          <form method="post" action={here}>
            <input type="hidden" name="chiave" value={key} />
            <p>
              <button type="submit" className="button">
                Copia tra le mie liste
              </button>
            </p>
          </form>
        )}
        {cards.length > 0 && !member && (
          <p>
            <a className="button" href={`/login?next=${encodeURIComponent(here)}`}>
              Accedi per copiarla tra le tue liste
            </a>
          </p>
        )}
      </header>
      {cards.length > 0 ? <ProductGrid cards={cards} /> : <p>Questa lista è vuota.</p>}
    </div>
  );
}
