/** `/wishlist/salva?prodotto=…`: 'Salva nella lista' as a page; with scripts its panel opens in a dialog (browser/save-dialog.ts). */
import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPath } from "~/forms/own-path";
import { cameFrom, postedFields } from "~/forms/posted";
import { pageMessage } from "~/holes/message";
import { pageMeta } from "~/lib/seo";
import { personalAction, personalLoader } from "~/loaders/personal";
import { type SaveOutcome, save, saveView } from "~/loaders/save";
import { SavePanel } from "~/ui/wishlists/save-panel";

export const handle = { styles: ["wishlists"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `Salva nella lista | ${data.site.name}`,
        path: "/wishlist/salva",
        site: data.site,
        robots: "noindex, nofollow",
      })
    : [];

export const loader = personalLoader(async ({ request, context }) => {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("prodotto") ?? "";
  const { name, origin } = context.site;
  return {
    site: { name, origin },
    view: await saveView(named, context),
    back: cameFrom(request, `/${named}`),
    search: searchParams.get("nome")?.slice(0, 60) ?? "",
  };
});

export const action = personalAction(async ({ request, context }) => {
  const named = new URL(request.url).searchParams.get("prodotto") ?? "";
  const fields = await postedFields(request, context);
  const outcome = await save(named, fields, context);
  if (!outcome.saved) return data<SaveOutcome>(outcome, { status: outcome.status });
  const headers = { "Set-Cookie": context.forms.flash.leave(pageMessage, outcome.sentence) };
  return redirect(ownPath(fields.get("torna"), `/${named}`), { status: 303, headers });
});

export default function Salva() {
  const { view, back, search } = useLoaderData<typeof loader>();
  const outcome = useActionData<SaveOutcome>();
  return (
    <div className="block save-page">
      <SavePanel view={view} outcome={outcome ?? null} back={back} search={search} />
      <p className="back">
        <a href={back}>Torna indietro</a>
      </p>
    </div>
  );
}
