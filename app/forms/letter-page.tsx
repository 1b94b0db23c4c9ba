/** A page that a letter links to: the button acts, opening does nothing. Its POST is the one-click of RFC 8058: 200, never a redirect. */
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Context } from "server/context";
import { metaOf } from "~/lib/meta-of";
import { personalLoader } from "~/loaders/personal";

export interface LetterPlan {
  path: string;
  title: string;
  question: string;
  button: string;
  /** Where it goes on; the newsletter's page by default. */
  way?: { href: string; label: string };
  /** What else is offered to whoever has pressed the button. */
  also?: { href: string; label: string };
  /** What the button does with the token of the link, and what was typed above it. */
  act(token: string, context: Context, request: Request): Promise<{ message: string | null }>;
  /** Whoever is not signed in gives the account's password too; links of another address ask everybody, and carry `cambio`. */
  password?: true;
}

interface Outcome {
  done: boolean;
  sentence: string;
  /** The upstream wants the password. */
  asks?: boolean;
}

/** Personal, because the address holds a secret: nothing of it may be kept. */
export const letterLoader = personalLoader(({ request, context }) => {
  const moves = new URL(request.url).searchParams.has("cambio");
  return { token: tokenOf(request), moves, asks: moves || !context.visitor.member };
});

export function letterMeta({ path, title }: LetterPlan) {
  return metaOf(() => ({ title, path, robots: "noindex, follow" }));
}

export function letterAction(plan: Pick<LetterPlan, "act">) {
  return async function action({
    request,
    context,
  }: Omit<ActionFunctionArgs, "context"> & { context: Context }) {
    const token = tokenOf(request);
    if (token === null) return data<Outcome>({ done: false, sentence: incomplete }, { status: 404 });
    const sent = await context.outcome(plan.act(token, context, request));
    if ("value" in sent) return data<Outcome>({ done: true, sentence: sent.value.message ?? "Fatto." });
    const { status, sentence, field } = sent.failure;
    const asks = field === "password";
    return data<Outcome>({ done: false, sentence: sentence ?? later, asks }, { status });
  };
}

export function LetterPage({ plan }: { plan: LetterPlan }) {
  const { token, moves, asks } = useLoaderData<typeof letterLoader>();
  const outcome = useActionData<Outcome>();
  const way = plan.way ?? { href: "/newsletter", label: "Vai alla newsletter" };
  return (
    <div className="block prose-page letter-page">
      <h1>{plan.title}</h1>
      <div role="status">
        {outcome && <p className={outcome.done ? "outcome" : "outcome failed"}>{outcome.sentence}</p>}
      </div>
      {!outcome && token === null && <p className="outcome failed">{incomplete}</p>}
      {!outcome?.done && token !== null && (
        <form method="post" action={`${plan.path}?token=${token}${moves ? "&cambio=1" : ""}`}>
          <p>{plan.question}</p>
          {plan.password && (asks || outcome?.asks) && <AccountPassword confirms={!moves} />}
          <p className="send">
            <button type="submit" className="button" data-busy="Invio in corso…">
              {plan.button}
            </button>
          </p>
        </form>
      )}
      <p>
        <a href={outcome?.done ? (plan.way?.href ?? "/") : way.href}>
          {outcome?.done ? (plan.way?.label ?? "Torna alla Home") : way.label}
        </a>
      </p>
      {outcome?.done && plan.also && (
        <p>
          <a href={plan.also.href}>{plan.also.label}</a>
        </p>
      )}
    </div>
  );
}

function AccountPassword({ confirms }: { confirms: boolean }) {
  return (
    <>
      <p className="field">
        <label htmlFor="password">La password del tuo account</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          maxLength={128}
        />
      </p>
      {confirms && (
        <p>
          Non la conosci? <a href="/forgot-password">Scegline una nuova</a>: vale anche come conferma, e chi
          usava quella di prima viene disconnesso.
        </p>
      )}
    </>
  );
}

const incomplete = "Il collegamento non è completo: aprilo di nuovo dall'email.";
const later = "Il servizio non risponde. Riprova tra qualche minuto.";

function tokenOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return /^[\w-]{22,100}$/.test(token) ? token : null;
}
