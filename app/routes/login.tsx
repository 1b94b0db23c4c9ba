/** `/login`: the way in (product.md 'Session'). */
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailAddress } from "contract/forms";
import { z } from "zod";
import { EmailField } from "~/forms/field";
import { answerMember, type MemberAnswer, type MemberPlan, typedPassword } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { ownPath } from "~/forms/own-path";
import { PasswordField } from "~/forms/password-field";
import { requiredEmail } from "~/forms/rules";
import { contentTags, owedContent } from "~/loaders/content";
import { personalAction, personalLoader } from "~/loaders/personal";
import { DoorFrame } from "~/ui/account-frame";

export const handle = { styles: ["prose", "forms", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? contentTags(data, "/login") : []);

export const loader = personalLoader(async ({ context, request }) => {
  const next = ownPath(new URL(request.url).searchParams.get("next"));
  if (context.visitor.member) throw redirect(next, 303);
  const content = await owedContent("login", "Accedi", context);
  const left = context.forms.flash.read()?.form === "login";
  return { ...content, next, left };
});

const schema = z.object({
  email: requiredEmail.pipe(EmailAddress),
  password: typedPassword,
  memorizza: z.string(),
  next: z.string(),
});

const plan: MemberPlan<typeof schema, { access: string; refresh: string | null }> = {
  schema,
  send: ({ email, password }, { context: { api, forms, visitor } }) =>
    api.user.login({ email, password, addressHash: forms.addressHash, device: visitor.device }),
  async after(tokens, { memorizza, next }, { context }) {
    await context.visitor.enter(tokens, memorizza === "on");
    return { to: ownPath(next) };
  },
  failure: ({ status, sentence }) =>
    (status === 429 || status === 403) && sentence
      ? sentence
      : "Errore durante l'accesso: controlla le credenziali e riprova.",
};

export const action = personalAction((args) => answerMember(plan, args));
export { memberHeaders as headers } from "~/forms/member-form";

export default function Login() {
  const { page, next, left } = useLoaderData<typeof loader>();
  const answer = useActionData<MemberAnswer>();
  return (
    <DoorFrame title={page.title} text={page.body} left={left}>
      <MemberFrame
        id="login"
        action="/login"
        answer={answer}
        submit="Accedi"
        busyText="Accesso in corso…"
        labels={{ email: "Email", password: "Password" }}
        patient
      >
        <input type="hidden" name="next" value={next} />
        <EmailField />
        <PasswordField name="password" autoComplete="current-password" />
        <p className="field tick">
          <input
            type="checkbox"
            name="memorizza"
            id="login-memorizza"
            defaultChecked={answer === undefined || answer.values.memorizza === "on"}
          />
          <label htmlFor="login-memorizza">Memorizza accesso</label>
        </p>
      </MemberFrame>
      <p className="ways">
        <a href="/forgot-password">Password dimenticata?</a>
        <a href="/register">Registrati</a>
      </p>
    </DoorFrame>
  );
}
