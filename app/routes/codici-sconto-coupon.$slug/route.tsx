/** `/codici-sconto-coupon/{slug}`: one promotion, its terms, and its code for whoever asks (product.md 'Promotions'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { promotionsPath } from "~/lib/promotions-url";
import { isSlug } from "~/lib/slug-shape";
import { personalAction } from "~/loaders/personal";
import { textsInTime } from "~/loaders/upstream-texts";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CleanHtml } from "~/ui/clean-html";
import { ErrorPage } from "~/ui/error-page";
import type { PromotionAnswer } from "~/ui/promo-code";
import { Share } from "~/ui/share";
import { StoreLogo } from "~/ui/store-logo";
import { promotionAction } from "./action";
import { CodeBox, ToShop } from "./code-box";
import { promotionCrumbs, promotionMeta } from "./meta";
import { type PromotionView, promotionView } from "./view";

export const handle = { styles: ["shop", "promotions"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? promotionMeta(data)
    : [{ title: "Promozione non trovata" }, { name: "robots", content: "noindex, follow" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { slug } = params;
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const texts = context.optional(context.api.seo.promotion({ slug, textsOnly: true }), null);
  const promotion = await context.critical(context.api.promotions.bySlug({ slug }));
  const { name, origin } = context.site;
  return {
    promotion: promotionView(promotion, promotion.slug ?? slug, context),
    override: await textsInTime(texts, context),
    token: context.forms.token(),
    site: { name, origin },
  };
}

export const action = personalAction(promotionAction);

export default function PromotionPage() {
  const { promotion, token } = useLoaderData<typeof loader>();
  const answer = useActionData<PromotionAnswer>();
  const { title, store, shop, logo, description, discount, isCode, isNew, endsSoon, expiry, expired } =
    promotion;
  const { terms, conditions, trust, reported, out, address } = promotion;
  return (
    <div className="block promo-page">
      <Breadcrumbs items={promotionCrumbs(promotion)} />
      <header>
        {store && <StoreLogo logo={logo} store={store} size="md" />}
        <div>
          {store && <p className="promo-store">{shop ? <a href={shop}>{store}</a> : store}</p>}
          <h1>{title}</h1>
        </div>
      </header>
      {discount && <p className="promo-off">{discount}</p>}
      <ul className="line promo-badges" aria-label="Caratteristiche">
        <li>{isCode ? "Coupon" : "Promo"}</li>
        {isNew && <li>Nuovo</li>}
        {endsSoon && <li className="soon">In scadenza</li>}
      </ul>
      {description && <p className="promo-text">{description}</p>}
      {expiry && <p className={expired ? "promo-mark" : "promo-date"}>{expiry}</p>}
      {reported && (
        <p className="promo-mark">
          Segnalato come non funzionante: le ultime tre persone che l'hanno provato non ci sono riuscite.
        </p>
      )}
      {isCode ? (
        <CodeBox promotion={promotion} token={token} given={answer} />
      ) : (
        out && !expired && <ToShop out={out} label="Vai all'offerta" />
      )}
      {trust.length > 0 && (
        <ul className="promo-trust" aria-label="Chi l'ha provato">
          {trust.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Share url={address} title={title} picture={null} />
      <Terms terms={terms} conditions={conditions} />
    </div>
  );
}

function Terms({ terms, conditions }: Pick<PromotionView, "terms" | "conditions">) {
  if (!terms && conditions.length === 0) return null;
  return (
    <section aria-labelledby="termini">
      <h2 id="termini">Termini e condizioni</h2>
      {conditions.length > 0 && (
        <ul className="promo-conditions">
          {conditions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <CleanHtml className="text" of={terms} />
    </section>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status === 404 ? "Promozione non trovata" : "Errore: Errore nel recupero promozione";
  return (
    <>
      <ErrorPage status={status} retry={pathname} title={title} />
      <p className="block">
        <a className="button quiet" href={promotionsPath}>
          Vedi tutti i codici e le promozioni
        </a>
      </p>
    </>
  );
}
