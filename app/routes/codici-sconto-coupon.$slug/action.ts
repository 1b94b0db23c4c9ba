/** What the forms of a promotion do: show its code, take a vote. The answers are a visitor's own and are kept nowhere. */
import { data } from "@remix-run/cloudflare";
import { isExpired } from "contract/promotions/code";
import { isSlug } from "~/lib/slug-shape";
import type { PersonalArgs, PersonalContext } from "~/loaders/personal";
import type { PromotionAnswer } from "~/ui/promo-code";

const nothing: PromotionAnswer = { code: null, thanks: null, failure: null };
const failed = "Errore nel recupero promozione";
const thanks = "Grazie, il tuo voto conta.";
/** Where the platform names no address, all visitors share one vote. */
const nobody = "senza-indirizzo";

export async function promotionAction({ request, params, context }: PersonalArgs) {
  const { slug } = params;
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const { fields, refusal } = await context.forms.receive(request);
  const isVote = fields.get("atto") === "voto";
  // To see a code changes nothing: only floods and what is no form are turned away.
  const answer =
    refusal && (isVote || refusal.status !== 422)
      ? data({ ...nothing, failure: refusal.sentence }, { status: refusal.status })
      : isVote
        ? await vote(slug, fields, context)
        : await reveal(slug, context);
  // Who had the code before the vote still has it after it.
  if (fields.has("scoperto")) answer.data.code ??= await knownCode(slug, context);
  return answer;
}

async function knownCode(slug: string, { api, optional }: PersonalContext): Promise<string | null> {
  const promotion = await optional(api.promotions.bySlug({ slug }), null);
  return promotion && !isExpired(promotion, new Date()) ? promotion.code : null;
}

async function reveal(slug: string, { api, outcome }: PersonalContext) {
  const asked = await outcome(api.promotions.bySlug({ slug }));
  if ("failure" in asked) return refused(asked.failure);
  if (isExpired(asked.value, new Date()))
    return data({ ...nothing, failure: "Questo codice è scaduto." }, { status: 410 });
  return data({ ...nothing, code: asked.value.code }, { status: 200 });
}

async function vote(slug: string, fields: URLSearchParams, context: PersonalContext) {
  const { api, forms } = context;
  const outcome = fields.get("esito");
  if (outcome !== "si" && outcome !== "no")
    return data({ ...nothing, failure: "Scegli Sì o No." }, { status: 422 });
  const voted = await context.outcome(
    api.promotions.vote({ slug, outcome, visitor: forms.addressHash ?? nobody }),
  );
  if ("failure" in voted) return refused(voted.failure);
  return data(
    { ...nothing, thanks, code: fields.has("scoperto") ? voted.value.code : null },
    { status: 200 },
  );
}

function refused({ status, sentence }: { status: number; sentence: string | null }) {
  return data({ ...nothing, failure: `Errore: ${sentence ?? failed}` }, { status });
}
