/** A page that a letter links to: the button acts, opening does nothing. Its POST is the one-click of RFC 8058: 200, never a redirect. */
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Context } from "server/context";
import { metaOf } from "~/lib/meta-of";
import { personalLoader } from "~/loaders/personal";
import { Send } from "~/ui/send";

interface LetterPlan {
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

/** What its route exports beside `LetterPage`. */
export function letterPage({ act, ...words }: LetterPlan) {
  const { path, title } = words;
  return {
    handle: { styles: ["prose", "forms"] },
    /** Personal, because the address holds a secret: nothing of it may be kept. */
    loader: personalLoader(({ request, context }) => {
      const moves = new URL(request.url).searchParams.has("cambio");
      return { words, token: tokenOf(request), moves, asks: moves || !context.visitor.member };
    }),
    meta: metaOf(() => ({ title, path, robots: "noindex, follow" })),
    action: letterAction(act),
  };
}

function letterAction(act: LetterPlan["act"]) {
  return async function action({ request, context }: ActionFunctionArgs) {
    const token = tokenOf(request);
    if (token === null) return data<Outcome>({ done: false, sentence: incomplete }, { status: 404 });
    const sent = await context.outcome(act(token, context, request));
    if ("value" in sent) return data<Outcome>({ done: true, sentence: sent.value.message ?? "Fatto." });
    const { status, sentence, field } = sent.failure;
    const asks = field === "password";
    return data<Outcome>({ done: false, sentence: sentence ?? later, asks }, { status });
  };
}

export function LetterPage() {
  const { words, token, moves, asks } = useLoaderData<ReturnType<typeof letterPage>["loader"]>();
  const outcome = useActionData<Outcome>();
  const way = words.way ?? { href: "/newsletter", label: "Vai alla newsletter" };
  return (
    <div className="block prose-page letter-page">
      <h1>{words.title}</h1>
      <div role="status">
        {outcome && <p className={outcome.done ? "outcome" : "outcome failed"}>{outcome.sentence}</p>}
      </div>
      {!outcome && token === null && <p className="outcome failed">{incomplete}</p>}
      {!outcome?.done && token !== null && (
        <form method="post" action={`${words.path}?token=${token}${moves ? "&cambio=1" : ""}`}>
          <p>{words.question}</p>
          {words.password && (asks || outcome?.asks) && <AccountPassword confirms={!moves} />}
          <Send busy="Invio in corso…">{words.button}</Send>
        </form>
      )}
      <p>
        <a href={outcome?.done ? (words.way?.href ?? "/") : way.href}>
          {outcome?.done ? (words.way?.label ?? "Torna alla Home") : way.label}
        </a>
      </p>
      {outcome?.done && words.also && (
        <p>
          <a href={words.also.href}>{words.also.label}</a>
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
