/** `/reset-password`: a new password with the link of a letter. Opening it uses nothing up; the page is never kept. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewPassword } from "contract/identity/password";
import * as z from "zod";
import { answerMember, type MemberAnswer, type MemberPlan } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { PasswordField } from "~/forms/password-field";
import { messages } from "~/forms/rules";
import { contentTags, owedContent } from "~/loaders/content";
import { personalAction, personalLoader } from "~/loaders/personal";
import { DoorFrame } from "~/ui/account-frame";
import { Failed } from "~/ui/failed";

export const handle = { styles: ["prose", "forms", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? contentTags(data, "/reset-password", "noindex, nofollow") : [];

export const loader = personalLoader(async ({ context, request }) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const content = await owedContent("reset-password", "Reimposta la password", context);
  return { ...content, token, mistake: mistakeOf(token) };
});

const broken =
  "Il link di reset sembra non valido o corrotto. Richiedi un nuovo link dalla pagina “Password dimenticata”.";

function mistakeOf(token: string): string | null {
  if (token === "") return "Token non valido o mancante.";
  return /^[0-9a-f]{64}$/i.test(token) ? null : broken;
}

const schema = z
  .object({
    token: z.string().refine((token) => mistakeOf(token) === null, broken),
    password: z.string().min(1, messages.required).pipe(NewPassword),
    password_conferma: z.string(),
  })
  .refine(({ password, password_conferma }) => password === password_conferma, {
    message: "Le password non coincidono.",
    path: ["password_conferma"],
    when: () => true,
  });

const plan: MemberPlan<typeof schema, { message: string | null }> = {
  schema,
  unseen: ["token"],
  send: ({ token, password }, { context: { api } }) => api.user.resetPassword({ token, password }),
  async after(_, __, { context }) {
    // Whoever was signed in here signs in anew, like everywhere else.
    await context.visitor.leave();
    return { to: "/login", says: ["login", "Password reimpostata. Ora puoi accedere con quella nuova."] };
  },
  failure: ({ sentence }) => sentence ?? "Errore nel reset della password.",
};

export const action = personalAction((args) => answerMember(plan, args));
export { memberHeaders as headers } from "~/forms/member-form";

export default function ResetPassword() {
  const { page, token, mistake } = useLoaderData<typeof loader>();
  const answer = useActionData<MemberAnswer>();
  return (
    <DoorFrame title={page.title} text={page.body}>
      <Failed>{mistake}</Failed>
      <MemberFrame
        id="reset"
        answer={answer}
        submit="Reimposta la password"
        labels={{ password: "Nuova password", password_conferma: "Conferma password" }}
        closed={mistake !== null}
        help={
          <p>
            <a href="/forgot-password">Richiedi un nuovo link</a>
          </p>
        }
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField name="password" autoComplete="new-password" rules />
        <PasswordField name="password_conferma" autoComplete="new-password" />
      </MemberFrame>
      <p className="line ways">
        <a href="/forgot-password">Richiedi un nuovo link</a> <a href="/login">Torna all'accesso</a>
      </p>
    </DoorFrame>
  );
}
