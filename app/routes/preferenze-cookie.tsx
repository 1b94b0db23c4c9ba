/** `/preferenze-cookie`: the choice about cookies as a page, and where the banner posts (product.md 'Consent'). */
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { choiceIn, choices, preferencesPath } from "~/forms/consent";
import { ownPath } from "~/forms/own-path";
import { metaOf } from "~/lib/meta-of";
import { cameFrom, personalAction, personalLoader, postedFields } from "~/loaders/personal";
import { pageMessage } from "~/slots/message";
import { PreferencesForm } from "~/ui/consent/preferences-form";

export const handle = { styles: ["consent"] };

export const meta = metaOf(() => ({
  title: "Gestisci Cookie",
  path: preferencesPath,
  robots: "noindex, follow",
}));

export const loader = personalLoader(async ({ request, context }) => {
  const came = cameFrom(request, "/");
  return {
    choice: context.consent.decision,
    savesData: context.consent.savesData,
    remembers: context.consent.remembers === "yes",
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
  const pressed = fields.get("scelta");
  if (pressed === choices.saveData || pressed === choices.spendData) {
    const saves = pressed === choices.saveData;
    context.consent.saveData(saves);
    const said = saves ? "Risparmio dati attivato." : "Risparmio dati disattivato.";
    const headers = { "Set-Cookie": context.forms.flash.leave(pageMessage, said) };
    return redirect(`${preferencesPath}#risparmio`, { status: 303, headers });
  }
  if (pressed === choices.remember || pressed === choices.forget) {
    const remembers = pressed === choices.remember;
    context.consent.remember(remembers);
    const said = remembers
      ? "Da ora ritrovi nella home quello che guardi."
      : "Abbiamo dimenticato quello che hai guardato e non lo ricordiamo più.";
    const headers = { "Set-Cookie": context.forms.flash.leave(pageMessage, said) };
    const back = ownPath(fields.get("torna"), cameFrom(request, "/"));
    return redirect(back, { status: 303, headers });
  }
  if (!choice) return redirect(preferencesPath, 303);
  await context.consent.decide(choice, context.visitor);
  const headers = new Headers();
  if (fields.get("scelta") === choices.save)
    headers.set("Set-Cookie", context.forms.flash.leave(pageMessage, "Preferenze salvate."));
  return redirect(ownPath(fields.get("torna"), cameFrom(request, "/")), { status: 303, headers });
});

export default function CookiePreferences() {
  const { choice, savesData, remembers, back } = useLoaderData<typeof loader>();
  return (
    <div className="block narrow">
      <PreferencesForm choice={choice} back={back} heading="h1" />
      <RememberingForm remembers={remembers} />
      <SavingForm saves={savesData} />
    </div>
  );
}

function RememberingForm({ remembers }: { remembers: boolean }) {
  return (
    <form className="preferences" id="ricordi" method="post" action={preferencesPath}>
      <h2>La home che ricorda</h2>
      <p>
        Se vuoi, nella home ritrovi la tua ultima ricerca e i prodotti che hai guardato. Restano in questo
        browser, per trenta giorni, e servono solo a te.
      </p>
      <input type="hidden" name="torna" value={preferencesPath} />
      <p className="line choices">
        {remembers ? (
          <Choice value={choices.forget}>Dimentica e non ricordare più</Choice>
        ) : (
          <Choice value={choices.remember}>Ricorda quello che guardo</Choice>
        )}
      </p>
    </form>
  );
}

/** The page follows as its own document: what it says of pictures is in every one that comes after. */
function SavingForm({ saves }: { saves: boolean }) {
  return (
    <form className="preferences" id="risparmio" method="post" action={preferencesPath} data-leaves="">
      <h2>Risparmio dati</h2>
      <p>
        Con il risparmio dati le immagini sono più piccole e non si carica niente che non hai chiesto. Vale
        per questo browser. Se il browser stesso chiede di risparmiare, lo facciamo già.
      </p>
      <p className="line choices">
        {saves ? (
          <Choice value={choices.spendData}>Disattiva il risparmio dati</Choice>
        ) : (
          <Choice value={choices.saveData}>Attiva il risparmio dati</Choice>
        )}
      </p>
    </form>
  );
}

function Choice({ value, children }: { value: string; children: string }) {
  return (
    <button type="submit" className="button quiet" name="scelta" value={value}>
      {children}
    </button>
  );
}
