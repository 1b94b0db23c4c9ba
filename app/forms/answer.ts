/** What every form's action does: receive, check, send once, and redirect, or come back with what is wrong (app/DESIGN.md). */
import { data, redirect } from "@remix-run/cloudflare";
import type { Context } from "server/context";
import type * as z from "zod";
import { consentOff } from "~/lib/written";
import { writtenPaths } from "~/loaders/written";
import { errorsOf } from "./errors";

/** What a form shows after a post that did not work. */
export interface FormAnswer {
  /** It did not, for a reason that no single field explains. */
  failure: string | null;
  /** What is wrong with a field, by its name. */
  errors: Record<string, string>;
  /** What was typed, for the page that is shown again. */
  values: Record<string, string>;
  /** The token for the next try. */
  token: string;
}

/** One form, as its action needs it. */
export interface FormPlan<Schema extends z.ZodObject> {
  /** Names the form in its token and in the sentence after the redirect. */
  name: string;
  /** Where the form lives; a plain post ends there. */
  path: string;
  schema: Schema;
  send(
    values: z.output<Schema>,
    context: Context,
    call: { idempotencyKey: string },
  ): Promise<{ message: string | null }>;
  /** It writes a letter for anybody who comes: somebody has to vouch for it. */
  open?: boolean;
  /** It asks consent to texts: without one of them nothing is sent. */
  consents?: true;
  /** Stands in when the upstream's answer brings no sentence. */
  success: string;
  /** The failure's sentence; `said` is the upstream's own. */
  failure(said: string | null): string;
}

export async function answerForm<Schema extends z.ZodObject>(
  plan: FormPlan<Schema>,
  { request, context }: { request: Request; context: Context },
) {
  const { forms } = context;
  const posted = await forms.receive(request);
  const values = typedValues(plan, posted.fields);
  const refused = (status: number, why: Partial<FormAnswer>) =>
    data<FormAnswer>({ failure: null, errors: {}, values, token: posted.token, ...why }, { status });
  const off = plan.consents ? consentOff(await context.optional(writtenPaths(context.api), null)) : null;
  if (off) return refused(409, { failure: off });
  if (posted.refusal) return refused(posted.refusal.status, { failure: posted.refusal.sentence });
  const checked = plan.schema.safeParse(values);
  if (!checked.success) return refused(422, { errors: errorsOf(checked.error) });
  const unproven = plan.open ? await forms.vouched(posted.fields) : null;
  if (unproven) return refused(unproven.status, { failure: unproven.sentence });
  const idempotencyKey = forms.keyOf(posted, plan.name, values);
  const sent = await context.outcome(plan.send(checked.data, context, { idempotencyKey }));
  if ("failure" in sent)
    return refused(sent.failure.status, { failure: plan.failure(sent.failure.sentence) });
  const cookie = forms.flash.leave(plan.name, sent.value.message ?? plan.success);
  return redirect(`${plan.path}#modulo`, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The values of the form's own fields, whatever else was posted; absent ones are empty. */
function typedValues(plan: FormPlan<z.ZodObject>, fields: URLSearchParams): Record<string, string> {
  const names = Object.keys(plan.schema.shape);
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ""]));
}
