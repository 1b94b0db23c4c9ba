/** What the forms of a promotion do: show its code, take a vote. The answers are a visitor's own and are kept nowhere. */
import { data } from "@remix-run/cloudflare";
import { isExpired } from "domain/code";
import { isSlug } from "~/lib/slug-shape";
import type { PersonalArgs, PersonalContext } from "~/loaders/personal";
import { promotionFailure, revealCode } from "~/loaders/promotion-code";
import type { PromotionAnswer } from "~/ui/promo-code";

const nothing: PromotionAnswer = { code: null, thanks: null, failure: null };
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

async function reveal(slug: string, context: PersonalContext) {
  const asked = await revealCode(slug, context);
  return "failure" in asked
    ? data({ ...nothing, failure: asked.failure }, { status: asked.status })
    : data({ ...nothing, code: asked.code }, { status: 200 });
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

function refused(failure: { status: number; sentence: string | null }) {
  const { failure: said, status } = promotionFailure(failure);
  return data({ ...nothing, failure: said }, { status });
}
