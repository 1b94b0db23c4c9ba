/** `/wishlist/salva/dati?prodotto=…`: what the dialog 'Salva nella lista' shows, and what became of its forms, as JSON. */
import { postedFields } from "~/forms/posted";
import { personalAction, personalLoader } from "~/loaders/personal";
import { type SaveOutcome, save, saveView } from "~/loaders/save";

const headers = { "X-Robots-Tag": "noindex" };

/** Nobody is signed out because the upstream could not say who it is. */
const unreachable = {
  sentence: "Non è stato possibile aggiungere il prodotto. Riprova.",
  failed: true,
  saved: false,
};

function productIn(request: Request): string {
  return new URL(request.url).searchParams.get("prodotto") ?? "";
}

export const loader = personalLoader(async ({ request, context }) =>
  Response.json(await saveView(productIn(request), context), { headers }),
);

export const action = personalAction(async ({ request, context }) => {
  const { visitor } = context;
  if (visitor.unknown !== null)
    return Response.json({ ...unreachable, status: visitor.unknown } satisfies SaveOutcome, {
      status: visitor.unknown,
      headers,
    });
  if (!visitor.member) return Response.json(null, { status: 401, headers });
  const outcome = await save(productIn(request), await postedFields(request, context), context);
  return Response.json(outcome, { status: outcome.status, headers });
});
