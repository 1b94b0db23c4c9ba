/** `/account/password`: a new password, by whoever knows the current one; every other device is signed out. */
import { useActionData } from "@remix-run/react";
import type { CallOutput, Contract } from "contract";
import { NewPassword } from "contract/identity/password";
import * as z from "zod";
import { answerMember, type MemberAnswer, type MemberPlan, typedPassword } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { PasswordField } from "~/forms/password-field";
import { messages } from "~/forms/rules";
import { plainAccount, plainAccountMeta } from "~/loaders/account";
import { personalAction, personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";

const title = "Cambia password";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = plainAccountMeta(title, "/account/password");
export const loader = personalLoader(({ context }) => plainAccount(context));

const schema = z
  .object({
    password_attuale: typedPassword,
    password_nuova: z.string().min(1, messages.required).pipe(NewPassword),
    password_conferma: z.string(),
  })
  .refine(({ password_nuova, password_conferma }) => password_nuova === password_conferma, {
    message: "Le password non coincidono.",
    path: ["password_conferma"],
    when: () => true,
  });

const plan: MemberPlan<typeof schema, CallOutput<Contract["user"]["changePassword"]>> = {
  schema,
  send: ({ password_attuale, password_nuova }, { context: { visitor } }) => {
    visitor.requireMember();
    return visitor.api.user.changePassword({
      currentPassword: password_attuale,
      newPassword: password_nuova,
    });
  },
  async after({ tokens, message }, _, { context }) {
    if (tokens) await context.visitor.renewTokens(tokens);
    const sentence = message ?? "Password aggiornata. Gli altri dispositivi sono stati disconnessi.";
    return { to: "/account/info", says: ["pagina", sentence] };
  },
  failure: ({ status, sentence }) =>
    status === 429 && sentence
      ? sentence
      : "Non è stato possibile cambiare la password. Controlla quella attuale e riprova.",
};

export const action = personalAction((args) => answerMember(plan, args));
export { memberHeaders as headers } from "~/forms/member-form";

const labels = {
  password_attuale: "Password attuale",
  password_nuova: "Nuova password",
  password_conferma: "Conferma password",
};

export default function ChangePassword() {
  const answer = useActionData<MemberAnswer>();
  return (
    <AccountFrame title={title}>
      <MemberFrame id="password" answer={answer} submit={title} labels={labels}>
        <PasswordField name="password_attuale" autoComplete="current-password" />
        <PasswordField name="password_nuova" autoComplete="new-password" rules />
        <PasswordField name="password_conferma" autoComplete="new-password" />
      </MemberFrame>
    </AccountFrame>
  );
}
