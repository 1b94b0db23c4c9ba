/** `/preferenze-cookie`: the choice about cookies as a page, and where the banner posts (product.md 'Consent'). */
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { choiceIn, choices, preferencesPath } from "~/forms/consent";
import { ownPath } from "~/forms/own-path";
import { cameFrom, postedFields } from "~/forms/posted";
import { pageMeta } from "~/lib/seo";
import { personalAction, personalLoader } from "~/loaders/personal";
import { pageMessage } from "~/slots/message";
import { PreferencesForm } from "~/ui/consent/preferences-form";

export const handle = { styles: ["consent"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `Gestisci Cookie | ${data.site.name}`,
        path: preferencesPath,
        site: data.site,
        robots: "noindex, follow",
      })
    : [];

export const loader = personalLoader(async ({ request, context }) => {
  const { name, origin } = context.site;
  const came = cameFrom(request, "/");
  return {
    site: { name, origin },
    choice: context.consent.decision,
    back: came.startsWith(preferencesPath) ? "/" : came,
  };
});

/** Keeps the choice, and leads back to where it was made. */
export const action = personalAction(async ({ request, context }) => {
  const fields = await postedFields(request, context);
  const choice = choiceIn((name) => fields.get(name));
  if (fields.get("scelta") === choices.forgetSizes) {
    context.consent.forgetSizes();
    const headers = { "Set-Cookie": context.forms.flash.leave(pageMessage, "Taglie dimenticate.") };
    return redirect(preferencesPath, { status: 303, headers });
  }
  if (!choice) return redirect(preferencesPath, 303);
  await context.consent.decide(choice, context.visitor);
  const headers = new Headers();
  if (fields.get("scelta") === choices.save)
    headers.set("Set-Cookie", context.forms.flash.leave(pageMessage, "Preferenze salvate."));
  return redirect(ownPath(fields.get("torna"), cameFrom(request, "/")), { status: 303, headers });
});

export default function CookiePreferences() {
  const { choice, back } = useLoaderData<typeof loader>();
  return (
    <div className="block narrow">
      <PreferencesForm choice={choice} back={back} heading="h1" />
    </div>
  );
}
