/** `/completa/{slug}`: what completes a product, by occasion, season, colour and budget (product.md 'Complete the look'). */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { budgetFor, isPlain, lookChoiceIn, lookHref, lookPath, usualChoice } from "~/lib/look/address";
import { beginningFor, leastPieces, occasions, seasons } from "~/lib/look/rules";
import { formatPrice } from "~/lib/money";
import { pageMeta } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { isSlug } from "~/lib/slug-shape";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Choices } from "./choices";
import { lookFor } from "./gather";
import { Pieces } from "./pieces";
import { wordOf } from "./sold";
import { type LookView, lookView } from "./view";

export const handle = { styles: ["shop", "look"] };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    title: `Completa il look: ${data?.name ?? "prodotto"} | ${siteOf(matches).name}`,
    description: data ? `Che cosa abbinare a ${data.name}, anche entro un budget.` : null,
    path: data?.path ?? "/prodotti",
    site: siteOf(matches),
    robots: "noindex, follow",
    image: data?.image ?? null,
  });

export async function loader({ params: { slug }, request, context }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const product = await context.critical(context.api.products.bySlug({ slug }));
  const page = {
    name: product.name,
    href: `/${slug}`,
    path: lookPath(product.slug ?? slug),
    image: product.pictures[0]?.src ?? null,
    token: context.forms.token(),
  };
  const beginning = beginningFor(product.categorySlug);
  if (!beginning) return { ...page, asked: null, look: null, colour: null };
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const usual = usualChoice(beginning, now);
  const choice = lookChoiceIn(searchParams, beginning, now);
  const here = lookPath(slug);
  if (!isPlain(searchParams, choice, usual)) throw redirect(lookHref(here, choice, usual));
  const look = await lookFor({ product, choice, beginning }, context);
  // One address for each look: pieces that are not in it are not said.
  const pieces = choice.pieces.filter((id) => look.picks?.some((pick) => pick.id === id));
  if (pieces.length < choice.pieces.length) throw redirect(lookHref(here, { ...choice, pieces }, usual));
  const hrefOf = (change: Partial<typeof choice>) => lookHref(here, { ...choice, ...change }, usual);
  return {
    ...page,
    colour: wordOf(product),
    asked: { ...choice, usual, here, occasions: beginning.occasions, self: hrefOf({}) },
    look: lookView(product, look, { choice, hrefOf }),
  };
}

export default function CompleteTheLook() {
  const { name, href, asked, look, token } = useLoaderData<typeof loader>();
  return (
    <div className="block look">
      <Breadcrumbs
        items={[
          { name, href },
          { name: "Completa il look", href: null },
        ]}
      />
      <h1>Completa il look</h1>
      <p className="lead">
        {asked ? `${occasions[asked.occasion]}, ${seasons[asked.season].toLowerCase()}: che` : "Che"} cosa sta
        bene con <a href={href}>{name}</a>
      </p>
      {!asked || !look ? (
        <p className="notice">
          Per questo prodotto non sappiamo ancora che cosa abbinare. <a href={href}>Torna al prodotto</a>
        </p>
      ) : (
        <>
          <Choices asked={asked} />
          {look.stores.length > 0 ? (
            <Pieces look={look} token={token} self={asked.self} />
          ) : (
            <Nothing look={look} budget={asked.budget} />
          )}
        </>
      )}
    </div>
  );
}

/** Too little: what it would take, where that is known. */
function Nothing({ look, budget }: { look: LookView; budget: number | null }) {
  const { cheapest, tryHref, start } = look;
  if (budget !== null && cheapest !== null)
    return (
      <div className="notice" role="status">
        <p>
          Con {budget} € non troviamo un look di almeno {leastPieces} pezzi: il meno caro che abbiamo trovato
          costa {formatPrice(cheapest)}, spedizioni comprese
          {start !== null && ` (${formatPrice(start)} sono di questo prodotto)`}.
        </p>
        <p>
          <a className="button" href={tryHref}>
            {budgetFor(cheapest) === null ? "Mostra senza limite" : `Prova con ${budgetFor(cheapest)} €`}
          </a>
        </p>
      </div>
    );
  return (
    <p className="notice" role="status">
      Non troviamo abbastanza pezzi in vendita per questa occasione e questa stagione: prova con un’altra.
    </p>
  );
}
