/** `/account/edit-profile`: name, gender, email; another email needs the password and counts once confirmed. */
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CallOutput, Contract } from "contract";
import { EmailAddress } from "contract/forms";
import { personGenders } from "contract/identity/member";
import * as z from "zod";
import { EmailField, TextField } from "~/forms/field";
import { GenderField, personLabels } from "~/forms/gender-field";
import { answerMember, type MemberAnswer, type MemberPlan } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { PasswordField } from "~/forms/password-field";
import { messages, requiredEmail, requiredLine } from "~/forms/rules";
import { accountContent, accountMeta } from "~/loaders/account";
import { personalAction, personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = accountMeta("/account/edit-profile");

export const loader = personalLoader(async ({ context }) => {
  const content = await accountContent("modifica-profilo", "Modifica profilo", context);
  return { ...content, saved: context.forms.flash.read()?.form === formName };
});

const formName = "profile";
const schema = z.object({
  nome: requiredLine,
  cognome: requiredLine,
  email: requiredEmail.pipe(EmailAddress),
  password: z.string().max(128),
  genere: z.enum(personGenders, messages.required),
});

const plan: MemberPlan<typeof schema, CallOutput<Contract["user"]["update"]>> = {
  schema,
  send: ({ nome, cognome, genere, email, password }, { context: { visitor, forms } }) => {
    visitor.requireMember();
    const profile = { firstName: nome, lastName: cognome, gender: genere, email };
    const { addressHash } = forms;
    return visitor.api.user.update({ ...profile, password: password || null, addressHash });
  },
  after: ({ message }) => ({
    to: "/account/edit-profile#modulo",
    says: [formName, ["Profilo aggiornato con successo.", message].filter(Boolean).join(" ")],
  }),
  failure: ({ status, sentence }) =>
    status === 429 && sentence ? sentence : "Errore durante l'aggiornamento del profilo.",
};

export const action = personalAction((args) => answerMember(plan, args));
export { memberHeaders as headers } from "~/forms/member-form";

const twoSeconds = 2_000;

export default function EditProfile() {
  const { page, member, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<MemberAnswer>();
  const { firstName, lastName, email } = member;
  return (
    <AccountFrame title={page.title} text={page.body}>
      <MemberFrame
        id={formName}
        answer={answer}
        values={{ nome: firstName, cognome: lastName, email, genere: member.gender ?? "" }}
        submit="Salva"
        busyText="Salvataggio in corso…"
        labels={{ ...personLabels, password: "Password attuale" }}
      >
        <div className="pair">
          <TextField name="nome" autoComplete="given-name" required />
          <TextField name="cognome" autoComplete="family-name" required />
        </div>
        <EmailField />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required={false}
          hint="Serve solo per cambiare l'email."
        />
        <GenderField />
      </MemberFrame>
      <p className="line ways">
        <a href="/account" data-onward={saved && !answer ? twoSeconds : undefined}>
          Torna al tuo account
        </a>
      </p>
    </AccountFrame>
  );
}
