/** Forms about an account: read, check, act, go on. No honeypot: password managers are quick, and the upstream counts tries. */
import { data, type HeadersArgs, redirect } from "@remix-run/cloudflare";
import { own } from "domain/own";
import type { FailedCall } from "server/errors";
import * as z from "zod";
import type { PersonalArgs } from "~/loaders/personal";
import { errorsOf } from "./errors";
import { messages } from "./rules";

/** What a form shows after a post that did not work. */
export interface MemberAnswer {
  failure: string | null;
  errors: Record<string, string>;
  /** What was typed, without passwords. */
  values: Record<string, string>;
}

export interface MemberPlan<Schema extends z.ZodObject, Sent> {
  schema: Schema;
  /** Fields that nobody sees: what is wrong with them is said as a failure of the whole form. */
  unseen?: readonly string[];
  send(values: z.output<Schema>, args: PersonalArgs): Promise<Sent>;
  /** It writes a letter for anybody who comes: somebody has to vouch for it. */
  open?: boolean;
  /** Where it goes on, and the sentence that is shown there. */
  after(sent: Sent, values: z.output<Schema>, args: PersonalArgs): Promise<Next> | Next;
  /** Stands in when the upstream's failure brings no sentence, or replaces it. */
  failure(failed: FailedCall): string;
}

interface Next {
  to: string;
  says?: [form: string, sentence: string] | undefined;
}

/** A document says when to come back as its action did. */
export function memberHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}

const bodyLimit = 16 * 1_024;

/** Answers the post of a page with one form. */
export function answerMember<Schema extends z.ZodObject, Sent>(
  plan: MemberPlan<Schema, Sent>,
  args: PersonalArgs,
) {
  return answerPosted(() => planned(plan), args);
}

/** What becomes of the fields of a form. */
type Answering = (fields: URLSearchParams, args: PersonalArgs) => ReturnType<typeof answerFields>;

/** A plan among those of a page with several forms. */
export function planned<Schema extends z.ZodObject, Sent>(plan: MemberPlan<Schema, Sent>): Answering {
  return (fields, args) => answerFields(plan, fields, args);
}

/** Answers the post of a page with several forms: its fields say which one it was. */
export async function answerPosted(choose: (fields: URLSearchParams) => Answering, args: PersonalArgs) {
  const body = await args.context.readBody(args.request, bodyLimit);
  if (body === null) return refused(413, { failure: messages.tooLong, errors: {}, values: {} });
  const fields = new URLSearchParams(body);
  return choose(fields)(fields, args);
}

async function answerFields<Schema extends z.ZodObject, Sent>(
  plan: MemberPlan<Schema, Sent>,
  fields: URLSearchParams,
  args: PersonalArgs,
) {
  const { context } = args;
  const typed = typedValues(plan.schema, fields);
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.test(name)));
  const checked = plan.schema.safeParse(typed);
  if (!checked.success) return refused(422, { ...whatIsWrong(plan, errorsOf(checked.error)), values });
  const unproven = plan.open ? await context.forms.vouched(fields) : null;
  if (unproven) return refused(unproven.status, { failure: unproven.sentence, errors: {}, values });
  const sent = await context.outcome(plan.send(checked.data, args));
  if ("failure" in sent)
    return refused(statusOf(sent.failure), whatFailed(plan, sent.failure, values), sent.failure.retryAfter);
  const { to, says } = await plan.after(sent.value, checked.data, args);
  const headers = new Headers();
  if (says) headers.append("Set-Cookie", context.forms.flash.leave(...says));
  return redirect(to, { status: 303, headers });
}

/** Fields that never come back to the page. */
const secret = /^pass(word|key)/;

/** What is wrong with a field that nobody sees comes before all else: the rest is in vain. */
function whatIsWrong(
  { unseen = [] }: Pick<MemberPlan<z.ZodObject, never>, "unseen">,
  errors: Record<string, string>,
): Omit<MemberAnswer, "values"> {
  const hidden = unseen.find((name) => own(errors, name));
  return hidden ? { failure: own(errors, hidden) ?? null, errors: {} } : { failure: null, errors };
}

/** A failure that names a field of the form stands beside it. */
function whatFailed<Schema extends z.ZodObject>(
  plan: Pick<MemberPlan<Schema, never>, "schema" | "failure" | "unseen">,
  failed: FailedCall,
  values: Record<string, string>,
): MemberAnswer {
  const { field, sentence } = failed;
  if (field && sentence && Object.hasOwn(plan.schema.shape, field) && !plan.unseen?.includes(field))
    return { failure: null, errors: { [field]: sentence }, values };
  return { failure: plan.failure(failed), errors: {}, values };
}

/** Wrong credentials are no reason for a browser to ask for others. */
function statusOf({ status }: FailedCall): number {
  return status === 401 ? 422 : status;
}

function refused(status: number, answer: MemberAnswer, retryAfter: number | null = null) {
  return data(answer, { status, headers: retryAfter === null ? {} : { "Retry-After": String(retryAfter) } });
}

function typedValues(schema: z.ZodObject, fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, fields.get(name) ?? ""]));
}

/** A password as somebody typed it: never trimmed, never sent back. */
export const typedPassword = z.string().min(1, messages.required).max(128, messages.tooLong);
