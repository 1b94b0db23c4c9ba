/** 'Scopri' without scripts: the product's page again, with the code of one of its offers shown. */
import { data } from "@remix-run/cloudflare";
import { isSlug } from "~/lib/slug-shape";
import type { PersonalArgs } from "~/loaders/personal";
import { revealCode } from "~/loaders/promotion-code";

/** What was asked for on this page. */
export interface RevealedCode {
  promotion: string;
  code: string | null;
  failure: string | null;
}

export async function revealAction({ request, context }: PersonalArgs) {
  const { fields, refusal } = await context.forms.receive(request);
  const promotion = fields.get("promozione") ?? "";
  if (!isSlug(promotion)) throw new Response(null, { status: 400 });
  // To see a code changes nothing: only floods and what is no form are turned away.
  const answer =
    refusal && refusal.status !== 422
      ? { failure: refusal.sentence, status: refusal.status }
      : await revealCode(promotion, context);
  const shown: RevealedCode = { promotion, code: null, failure: null };
  return "failure" in answer
    ? data({ ...shown, failure: answer.failure }, { status: answer.status })
    : data({ ...shown, code: answer.code }, { status: 200 });
}
