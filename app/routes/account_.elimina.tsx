/** `/account/elimina`: the end of an account, by whoever knows its password. */
import { useActionData } from "@remix-run/react";
import * as z from "zod";
import { answerMember, type MemberAnswer, type MemberPlan, typedPassword } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { PasswordField } from "~/forms/password-field";
import { plainAccount, plainAccountMeta } from "~/loaders/account";
import { personalAction, personalLoader } from "~/loaders/personal";
import { AccountFrame } from "~/ui/account-frame";

const title = "Elimina account";

export const handle = { styles: ["prose", "forms", "account"] };
export const meta = plainAccountMeta(title, "/account/elimina");
export const loader = personalLoader(({ context }) => plainAccount(context));

const schema = z.object({ password: typedPassword });

const plan: MemberPlan<typeof schema, { message: string | null }> = {
  schema,
  send: (values, { context: { visitor } }) => {
    visitor.requireMember();
    return visitor.api.user.delete(values);
  },
  async after({ message }, _, { context }) {
    context.visitor.rememberTab(null);
    context.visitor.forget();
    return { to: "/login", says: ["login", message ?? "Il tuo account è stato eliminato."] };
  },
  failure: ({ sentence }) => sentence ?? "Il servizio non risponde. Riprova tra qualche istante.",
};

export const action = personalAction((args) => answerMember(plan, args));
export { memberHeaders as headers } from "~/forms/member-form";

export default function DeleteAccount() {
  const answer = useActionData<MemberAnswer>();
  return (
    <AccountFrame title={title}>
      <div className="prose">
        <p>Vuoi eliminare il tuo account? Dati e liste saranno cancellati e non si potranno recuperare.</p>
        <p>
          Prima puoi <a href="/account/dati">scaricare i tuoi dati</a>.
        </p>
      </div>
      <MemberFrame id="elimina" answer={answer} submit={title} labels={{ password: "Password attuale" }}>
        <PasswordField name="password" autoComplete="current-password" />
      </MemberFrame>
    </AccountFrame>
  );
}
