/** `/avvisi`: what a member, or whoever holds the link of a letter, wants to be told; each can be ended here. */
import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deviceIn } from "~/forms/push-fields";
import { brandHref } from "~/lib/brand-href";
import { metaOf } from "~/lib/meta-of";
import { formatPrice } from "~/lib/money";
import { feedAddress, searchWords } from "~/loaders/alert-form";
import {
  idIn,
  type PersonalArgs,
  type PersonalContext,
  personalAction,
  personalLoader,
  postedFields,
} from "~/loaders/personal";
import { pageMessage } from "~/slots/message";
import { Notices } from "~/ui/alert-notices";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Failed } from "~/ui/failed";
import { Nothing } from "~/ui/nothing";

export const handle = { styles: ["forms", "listing", "nothing", "listingLate", "wishlists"] };

export const meta = metaOf(() => ({ title: "I tuoi avvisi", path: "/avvisi", robots: "noindex, nofollow" }));

/** The address may hold a secret: no page that is opened from here learns it. */
export function headers() {
  return { "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex, nofollow" };
}

/** The token of a letter's link; null for a member's own page. */
function tokenIn(request: Request): string | null {
  const token = new URL(request.url).searchParams.get("token");
  if (token !== null && !/^[\w-]{22,100}$/.test(token)) throw new Response(null, { status: 404 });
  return token;
}

export const loader = personalLoader(async ({ request, context }: PersonalArgs) => {
  const token = tokenIn(request);
  const { api, visitor, site, critical } = context;
  if (token === null) visitor.requireMember();
  const list = await critical(token === null ? visitor.api.alerts.list({}) : api.alerts.managed({ token }));
  return {
    token,
    feed: list.feed && feedAddress(site.origin, list.feed),
    email: list.email,
    mayWrite: list.mayWrite,
    pushKey: site.pushKey,
    told: { devices: list.devices, quietFrom: list.quietFrom, quietTo: list.quietTo },
    alerts: list.alerts.map(({ id, name, slug, size, search, brand, targetCents, nowCents, byMail }) => ({
      id,
      name: search ? searchWords(search) : (name ?? "Prodotto"),
      href: brand ? brandHref(brand) : search ? `/prodotti?${search}` : slug && `/${slug}`,
      facts: [
        brand && "le novità, una volta la settimana",
        size && `taglia ${size}`,
        targetCents && `a ${formatPrice(targetCents)} o meno`,
        !search &&
          !brand &&
          (nowCents ? `ora ${formatPrice(nowCents)}` : "ora esaurito: ti diciamo quando torna"),
        byMail ? null : "nel feed",
      ]
        .filter(Boolean)
        .join(" · "),
    })),
  };
});

export const action = personalAction(async ({ request, context }: PersonalArgs) => {
  const token = tokenIn(request);
  const { api, visitor, forms } = context;
  if (token === null) visitor.requireMember();
  const fields = await postedFields(request, context);
  const { act, done } = actOf(fields, token, token === null ? visitor.api : api);
  const outcome = await context.outcome(act);
  // Who ends an alert twice wants it gone, and it is.
  if ("failure" in outcome && !(done && outcome.failure.status === 404)) {
    const { status, sentence } = outcome.failure;
    return data({ sentence: sentence ?? "Non è stato possibile salvare. Riprova." }, { status });
  }
  const said = done ?? ("value" in outcome ? outcome.value?.message : null) ?? "Fatto.";
  const headers = { "Set-Cookie": forms.flash.leave(pageMessage, said) };
  return redirect(token === null ? "/avvisi" : `/avvisi?token=${token}`, { status: 303, headers });
});

/** What a form of the page asks for, and what is said however the answer reads. */
function actOf(
  fields: URLSearchParams,
  token: string | null,
  { alerts }: Pick<PersonalContext["visitor"]["api"], "alerts">,
) {
  const device = deviceIn(fields);
  const told = idIn(fields, "dispositivo");
  const [from, to] = ["dalle", "alle"].map((name) => Number(fields.get(name)?.match(/^\d{1,2}$/)?.[0] ?? 24));
  if (device) return { act: alerts.subscribe({ token, device }) };
  if (told) return { act: alerts.unsubscribe({ token, id: told }) };
  if (fields.has("dalle")) return { act: alerts.quiet({ token, from: from ?? 24, to: to ?? 24 }) };
  const id = idIn(fields, "avviso") ?? 0;
  const done = "Avviso terminato.";
  return { act: token === null ? alerts.remove({ id }) : alerts.end({ token, alert: id }), done };
}

export default function Alerts() {
  const { alerts, token, feed, email, mayWrite, pushKey, told } = useLoaderData<typeof loader>();
  const outcome = useActionData<{ sentence: string }>();
  const here = token === null ? "/avvisi" : `/avvisi?token=${token}`;
  return (
    <div className="block wishlist narrow">
      <Breadcrumbs
        items={[
          { name: "Home", href: "/" },
          { name: "I tuoi avvisi", href: null },
        ]}
      />
      <h1>I tuoi avvisi</h1>
      <Failed>{outcome?.sentence}</Failed>
      {alerts.length === 0 ? (
        <NoAlerts />
      ) : (
        <ul className="alerts">
          {alerts.map(({ id, name, href, facts }) => (
            <li key={id}>
              <p>
                {href ? <a href={href}>{name}</a> : name} <span className="muted">{facts}</span>
              </p>
              <form method="post" action={here}>
                <input type="hidden" name="avviso" value={id} />
                <button type="submit" className="linklike">
                  Termina<span className="vh"> l'avviso per {name}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {(alerts.length > 0 || told.devices.length > 0) && (
        <>
          <Notices here={here} pushKey={pushKey} told={told} />
          <Notes email={email} mayWrite={mayWrite} feed={feed} />
        </>
      )}
    </div>
  );
}

function NoAlerts() {
  return <Nothing text="Non aspetti nessun prezzo." hint="Apri un prodotto e premi “Avvisami se scende”." />;
}

type Told = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "email" | "mayWrite" | "feed">;

/** How the news come. */
function Notes({ email, mayWrite, feed }: Told) {
  return (
    <div className="muted alerts-notes">
      {email && (
        <p>
          {mayWrite
            ? `Ti scriviamo a ${email}, al massimo una volta al giorno.`
            : `Per ricevere le email conferma prima ${email}.`}
        </p>
      )}
      {feed && (
        <p>
          Le stesse notizie nel tuo <a href={feed}>feed privato</a>: chi ne conosce l'indirizzo le può
          leggere.
        </p>
      )}
    </div>
  );
}
