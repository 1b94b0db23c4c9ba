/** `/wishlist/salva/dati?prodotto=…`: what the dialog 'Salva nella lista' shows, and what became of its forms, as JSON. */
import { postedFields } from "~/forms/posted";
import { personalAction, personalLoader } from "~/loaders/personal";
import { save, saveView } from "~/loaders/save";

const headers = { "X-Robots-Tag": "noindex" };

function productIn(request: Request): string {
  return new URL(request.url).searchParams.get("prodotto") ?? "";
}

export const loader = personalLoader(async ({ request, context }) =>
  Response.json(await saveView(productIn(request), context), { headers }),
);

export const action = personalAction(async ({ request, context }) => {
  if (!context.visitor.member) return Response.json(null, { status: 401, headers });
  const outcome = await save(productIn(request), await postedFields(request, context), context);
  return Response.json(outcome, { status: outcome.status, headers });
});
