/** `/login`: the way in (product.md 'Session'). */
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Tokens } from "contract";
import { longest } from "contract/fields";
import { EmailAddress } from "contract/forms";
import { Assertion, passkeyAnswer } from "contract/identity/passkeys";
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
import { ownPath } from "~/forms/own-path";
import { PasskeyParts, PasskeyScript, takesKey } from "~/forms/passkey";
import { PasswordField } from "~/forms/password-field";
import { requiredEmail } from "~/forms/rules";
import { contentTags, owedContent } from "~/loaders/content";
import { broughtAlong } from "~/loaders/one-tap";
import { type PersonalArgs, personalAction, personalLoader } from "~/loaders/personal";
import { DoorFrame } from "~/ui/account-frame";

export const handle = { styles: ["prose", "forms", "account"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? contentTags(data, "/login") : []);

export const loader = personalLoader(async ({ context, request }) => {
  const next = ownPath(new URL(request.url).searchParams.get("next"));
  if (context.visitor.member) throw redirect(next, 303);
  const [content, offer] = await Promise.all([
    owedContent("login", "Accedi", context),
    // An upstream without passkeys leaves the password.
    context.optional(context.api.passkeys.challenge({}), null),
  ]);
  const left = context.forms.flash.read()?.form === "login";
  return { ...content, next, left, challenge: offer?.challenge ?? null };
});

const schema = z.object({
  email: requiredEmail.pipe(EmailAddress),
  password: typedPassword,
  memorizza: z.string(),
  next: z.string(),
});

const plan: MemberPlan<typeof schema, Tokens> = {
  schema,
  send: ({ email, password }, { context: { api, forms, visitor } }) =>
    api.user.login({ email, password, addressHash: forms.addressHash, device: visitor.device }),
  after: entered,
  failure: ({ status, sentence }) =>
    (status === 429 || status === 403) && sentence
      ? sentence
      : "Errore durante l'accesso: controlla le credenziali e riprova.",
};

const unsound = "La passkey non è stata accettata. Riprova, o accedi con la password.";

const passkeySchema = z
  .object({
    // Comes back as it was typed, whatever became of the key.
    email: z.string().max(longest.email).catch(""),
    passkey: z.string(),
    memorizza: z.string(),
    next: z.string(),
  })
  .refine(({ passkey }) => Assertion.safeParse(passkeyAnswer(passkey)).success, {
    message: unsound,
    path: ["passkey"],
  });

const passkeyPlan: MemberPlan<typeof passkeySchema, Tokens> = {
  schema: passkeySchema,
  unseen: ["passkey"],
  send: ({ passkey }, { context: { api, forms } }) =>
    api.passkeys.signIn({
      credential: Assertion.parse(passkeyAnswer(passkey)),
      addressHash: forms.addressHash,
    }),
  after: entered,
  failure: ({ sentence }) => sentence ?? unsound,
};

async function entered(
  tokens: Tokens,
  { memorizza, next }: { memorizza: string; next: string },
  { context }: PersonalArgs,
) {
  return { to: ownPath(next), says: broughtAlong(await context.visitor.enter(tokens, memorizza === "on")) };
}

export const action = personalAction((args) =>
  answerPosted((fields) => (fields.get("passkey") ? planned(passkeyPlan) : planned(plan)), args),
);
export { memberHeaders as headers } from "~/forms/member-form";

export default function Login() {
  const { page, next, left, challenge } = useLoaderData<typeof loader>();
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
        passkey={
          challenge === null
            ? null
            : {
                data: takesKey(challenge, answer === undefined),
                parts: <PasskeyParts button="Entra con una passkey" />,
              }
        }
      >
        <input type="hidden" name="next" value={next} />
        <EmailField autoComplete={challenge ? "username webauthn" : "username"} />
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
      <p className="line ways">
        <a href="/forgot-password">Password dimenticata?</a> <a href="/register">Registrati</a>
      </p>
      {challenge && <PasskeyScript />}
    </DoorFrame>
  );
}
