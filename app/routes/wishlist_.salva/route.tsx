/** `/wishlist/salva?prodotto=…`: 'Salva nella lista' as a page; with scripts its panel opens in a dialog (browser/save-dialog.ts). */
import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Message } from "server/forms/flash";
import { ownPath } from "~/forms/own-path";
import { metaOf } from "~/lib/meta-of";
import { saveByTap, takenBack } from "~/loaders/one-tap";
import {
  cameFrom,
  idIn,
  type PersonalContext,
  personalAction,
  personalLoader,
  postedFields,
} from "~/loaders/personal";
import { pageMessage } from "~/slots/message";
import { SavePanel } from "~/ui/wishlists/save-panel";
import { type SaveOutcome, save } from "./save";
import { saveView } from "./view";

export const handle = { styles: ["wishlists"] };

export const meta = metaOf(() => ({
  title: "Salva nella lista",
  path: "/wishlist/salva",
  robots: "noindex, nofollow",
}));

export const loader = personalLoader(async ({ request, context }) => {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("prodotto") ?? "";
  return {
    view: await saveView(named, idIn(searchParams, "elemento"), context),
    back: cameFrom(request, pageOf(named)),
    search: searchParams.get("nome")?.slice(0, 60) ?? "",
  };
});

export const action = personalAction(async ({ request, context }) => {
  const named = new URL(request.url).searchParams.get("prodotto") ?? "";
  const fields = await postedFields(request, context);
  const back = ownPath(fields.get("torna"), cameFrom(request, pageOf(named)));
  const undone = idIn(fields, "annulla");
  if (undone !== null || fields.has("togli")) {
    const failure = await takenBack(undone ?? named, context);
    return failure
      ? refused(failure)
      : leadingTo(back, { sentence: "Prodotto rimosso dalla lista." }, context);
  }
  if (!fields.has("lista") && !fields.has("nome_lista")) {
    const answer = await afterTap(named, fields.get("chiave")?.slice(0, 60) || null, back, context);
    return answer ?? redirect(`/wishlist/salva?prodotto=${encodeURIComponent(named)}`, 303);
  }
  const outcome = await save(named, fields, context);
  if (!outcome.saved) return data<SaveOutcome>(outcome, { status: outcome.status });
  return leadingTo(back, outcome, context);
});

/** Cards name a product by its number. */
const pageOf = (named: string) => (/^\d+$/.test(named) ? "/" : `/${named}`);

/** What a tap on the heart comes to; null when its panel has to ask. */
async function afterTap(named: string, key: string | null, back: string, context: PersonalContext) {
  const done = await saveByTap(named, key, back, context);
  if (done === "choose") return null;
  return "saved" in done ? leadingTo(back, done.saved, context) : refused(done.refused);
}

function leadingTo(
  back: string,
  { sentence, undo, way }: Pick<Message, "sentence" | "undo" | "way">,
  { forms }: PersonalContext,
) {
  const headers = { "Set-Cookie": forms.flash.leave(pageMessage, sentence, undo, way) };
  return redirect(back, { status: 303, headers });
}

function refused({ sentence, status }: { sentence: string; status: number }) {
  return data<SaveOutcome>({ sentence, failed: true, saved: false, status }, { status });
}

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
