/** A lost password: one field, and the same sentence whatever happens (product.md 'Registration and passwords'). */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailAddress } from "contract/forms";
import * as z from "zod";
import { contentTags, owedContent } from "~/loaders/content";
import { personalAction, personalLoader } from "~/loaders/personal";
import { DoorFrame } from "~/ui/account-frame";
import { EmailField } from "./field";
import { HumanCheck } from "./human";
import { answerMember, type MemberAnswer, type MemberPlan } from "./member-form";
import { MemberFrame } from "./member-frame";
import { requiredEmail } from "./rules";

export interface ForgotPlan {
  slug: string;
  path: string;
}

const schema = z.object({ email: requiredEmail.pipe(EmailAddress) });
const neutral = "Se l’indirizzo è registrato, troverai un link per reimpostare la password.";

export function forgotLoader({ slug }: ForgotPlan) {
  return personalLoader(({ context }) => owedContent(slug, "Password dimenticata", context));
}

export function forgotMeta({ path }: ForgotPlan): MetaFunction<ReturnType<typeof forgotLoader>> {
  return ({ data }) => (data ? contentTags(data, path, "noindex, follow") : []);
}

export function forgotAction({ path }: ForgotPlan) {
  const plan: MemberPlan<typeof schema, unknown> = {
    schema,
    open: true,
    // Errors are swallowed: whatever they are about, they are about somebody's address.
    send: ({ email }, { context: { api, forms, optional } }) =>
      optional<unknown>(api.user.forgotPassword({ email, addressHash: forms.addressHash }), null),
    after: () => ({ to: `${path}#modulo`, says: ["forgot", neutral] }),
    failure: () => neutral,
  };
  return personalAction((args) => answerMember(plan, args));
}

export function ForgotPage() {
  const { page } = useLoaderData<ReturnType<typeof forgotLoader>>();
  const answer = useActionData<MemberAnswer>();
  return (
    <DoorFrame title={page.title} text={page.body}>
      <MemberFrame id="forgot" answer={answer} submit="Invia il link" labels={{ email: "Email" }}>
        <EmailField hint="Quella con cui ti sei registrato." />
        <HumanCheck />
      </MemberFrame>
      <p className="line ways">
        <a href="/login">Torna all'accesso</a>
      </p>
    </DoorFrame>
  );
}
