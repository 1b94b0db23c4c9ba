/** `/account/email`: another address, by whoever knows the password; it counts once confirmed. Also sends the link again. */
import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CallOutput, Contract } from "contract";
import { EmailAddress } from "contract/forms";
import * as z from "zod";
import { EmailField } from "~/forms/field";
import {
  answerPosted,
  type MemberAnswer,
  type MemberPlan,
  planned,
  typedPassword,
} from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { PasswordField } from "~/forms/password-field";
import { requiredEmail } from "~/forms/rules";
import { plainAccount, plainAccountMeta } from "~/loaders/account";
import { type PersonalArgs, personalAction, personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";

const title = "Cambia email";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = plainAccountMeta(title, "/account/email");
export const loader = personalLoader(({ context }) => plainAccount(context));

const schema = z.object({ email: requiredEmail.pipe(EmailAddress), password: typedPassword });

const plan: MemberPlan<typeof schema, CallOutput<Contract["user"]["changeEmail"]>> = {
  schema,
  send: (values, { context: { visitor, forms } }) => {
    visitor.requireMember();
    return visitor.api.user.changeEmail({ ...values, addressHash: forms.addressHash });
  },
  after: ({ message }) => ({
    to: "/account/info",
    says: ["pagina", message ?? "Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo."],
  }),
  failure: ({ sentence }) => sentence ?? "Non è stato possibile cambiare l'email. Riprova.",
};

export const action = personalAction((args) =>
  answerPosted((fields) => (fields.get("atto") === "riscrivi" ? writeAgain : planned(plan)), args),
);
export { memberHeaders as headers } from "~/forms/member-form";

async function writeAgain(_: URLSearchParams, { context }: PersonalArgs) {
  const { forms, outcome, visitor } = context;
  visitor.requireMember();
  const sent = await outcome(visitor.api.user.resendConfirmation({ addressHash: forms.addressHash }));
  const sentence =
    "value" in sent
      ? (sent.value.message ?? "Ti abbiamo scritto: apri il link per confermare il tuo indirizzo.")
      : (sent.failure.sentence ?? "Il servizio non risponde. Riprova tra qualche istante.");
  return redirect("/account/info", {
    status: 303,
    headers: { "Set-Cookie": forms.flash.leave("pagina", sentence) },
  });
}

export default function ChangeEmail() {
  const { member } = useLoaderData<typeof loader>();
  const answer = useActionData<MemberAnswer>();
  return (
    <AccountFrame title={title}>
      <p>L'indirizzo attuale è {member.email}. Quello nuovo vale quando apri il link che ti scriviamo.</p>
      <MemberFrame
        id="email"
        answer={answer}
        submit={title}
        labels={{ email: "Nuova email", password: "Password attuale" }}
      >
        <EmailField />
        <PasswordField name="password" autoComplete="current-password" />
      </MemberFrame>
    </AccountFrame>
  );
}
