/** `/register`: becoming a member (product.md 'Registration and passwords'). */
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CallOutput, Contract } from "contract";
import { EmailAddress } from "contract/forms";
import { NewPassword } from "contract/identity/password";
import * as z from "zod";
import { EmailField, TextField } from "~/forms/field";
import { GenderField, gender, personLabels } from "~/forms/gender-field";
import { HumanCheck } from "~/forms/human";
import { answerMember, type MemberAnswer, type MemberPlan } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { PasswordField } from "~/forms/password-field";
import { messages, requiredEmail, requiredLine } from "~/forms/rules";
import { contentTags, owedContent } from "~/loaders/content";
import { broughtAlong } from "~/loaders/one-tap";
import { personalAction, personalLoader } from "~/loaders/personal";
import { DoorFrame } from "~/ui/account-frame";

export const handle = { styles: ["prose", "forms", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? contentTags(data, "/register") : []);

export const loader = personalLoader(async ({ context }) => {
  if (context.visitor.member) throw redirect("/account/info", 303);
  return owedContent("registrati", "Registrati", context);
});

const schema = z.object({
  nome: requiredLine,
  cognome: requiredLine,
  email: requiredEmail.pipe(EmailAddress),
  password: z.string().min(1, messages.required).pipe(NewPassword),
  genere: gender,
});

const plan: MemberPlan<typeof schema, CallOutput<Contract["user"]["register"]>> = {
  schema,
  open: true,
  send: ({ nome, cognome, genere, ...values }, { context: { api, forms, visitor } }) =>
    api.user.register({
      ...values,
      firstName: nome,
      lastName: cognome,
      gender: genere,
      addressHash: forms.addressHash,
      device: visitor.device,
    }),
  /** Other upstreams may want the address confirmed first; then there are no tokens yet. */
  async after({ tokens }, _, { context }) {
    if (!tokens) return { to: "/login", says: ["login", "Registrazione completata. Ora puoi accedere."] };
    return { to: "/account/info", says: broughtAlong(await context.visitor.enter(tokens, true)) };
  },
  failure: ({ status, sentence }) =>
    status === 429 && sentence
      ? sentence
      : "Non è stato possibile completare la registrazione con questi dati. Se hai già un account, accedi o reimposta la password.",
};

export const action = personalAction((args) => answerMember(plan, args));
export { memberHeaders as headers } from "~/forms/member-form";

export default function Register() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useActionData<MemberAnswer>();
  return (
    <DoorFrame title={page.title} text={page.body}>
      <MemberFrame
        id="register"
        answer={answer}
        submit="Registrati"
        labels={personLabels}
        help={
          <p>
            <a href="/login">Accedi</a> · <a href="/forgot-password">Reimposta la password</a>
          </p>
        }
      >
        <div className="pair">
          <TextField name="nome" autoComplete="given-name" required />
          <TextField name="cognome" autoComplete="family-name" required />
        </div>
        <EmailField />
        <PasswordField name="password" autoComplete="new-password" rules />
        <GenderField />
        <HumanCheck />
      </MemberFrame>
      <p className="line ways">
        <a href="/login">Hai già un account? Accedi</a> <a href="/privacy">Privacy</a>
      </p>
    </DoorFrame>
  );
}
