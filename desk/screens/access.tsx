/** The way in and out: password and code, the one-use link of a new operator, and leaving. */
import { type Assertion, passkeyAnswer } from "contract/identity/passkeys";
import { isListed } from "server/desk/networks";
import { deskLine } from "server/desk/session-cookie";
import { formsOf } from "server/forms/forms";
import { deviceLine, deviceMark } from "server/session/device";
import { problemPage } from "../layout";
import { ownPath } from "../own-path";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../screen";
import { Factors } from "../ui/factors";
import { Hidden, TextField } from "../ui/form";
import { PasskeyParts } from "../ui/passkey";
import { LinkLine } from "../ui/table";
import words from "../words.json";

const home = "/gestione";

export const signIn: Screen = {
  path: "/gestione/accesso",
  open: true,
  show: signInPage,
  async act({ api, edge, visit }, form) {
    const device = deviceMark(edge.request);
    const credential = passkeyAnswer(form.get("passkey")) as Assertion | undefined;
    const { token } = await api.operators.signIn({
      email: fieldOf(form, "email"),
      password: String(form.get("password") ?? ""),
      ...(credential ? { credential } : { code: fieldOf(form, "code") }),
      addressHash: formsOf(edge, visit).addressHash,
      device,
      listed: isListed(edge.request, visit.env),
    });
    return entered(edge.request, token, ownPath(fieldOf(form, "vai")), device);
  },
};

async function signInPage(context: ScreenContext): Promise<Shown> {
  const { challenge } = await context.api.operators.challenge({});
  return {
    title: "Accesso al banco",
    scripted: true,
    body: (
      <form
        method="post"
        action="/gestione/accesso"
        className="fields"
        data-passkey="get"
        data-challenge={challenge}
      >
        <Hidden of={{ vai: ownPath(context.url.searchParams.get("vai") ?? fieldOf(context.typed, "vai")) }} />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          context={context}
          required
        />
        <Factors
          context={context}
          code={{ label: "Codice", hint: "Le 6 cifre dell’app di autenticazione, o un codice di recupero." }}
        />
        <PasskeyParts button="Usa una passkey al posto del codice" />
        <button type="submit">Accedi</button>
      </form>
    ),
  };
}

function entered(request: Request, token: string, to: string, device: string | null = null): Response {
  const headers = new Headers({ Location: to, "Set-Cookie": deskLine(request, token) });
  if (device !== null) headers.append("Set-Cookie", deviceLine(request, device));
  return new Response(null, { status: 303, headers });
}

export const enrolment: Screen = {
  path: "/gestione/attivazione",
  open: true,
  show: enrolmentPage,
  async act({ api, edge }, form) {
    const { token } = await api.operators.enrol({
      token: fieldOf(form, "token"),
      password: String(form.get("password") ?? ""),
      code: fieldOf(form, "code"),
    });
    return entered(edge.request, token, `${home}?esito=benvenuto`);
  },
};

async function enrolmentPage(context: ScreenContext): Promise<Shown> {
  const token = context.url.searchParams.get("token") ?? fieldOf(context.typed, "token");
  if (!/^[\w-]{43}$/.test(token)) return problemPage(404, "Questo collegamento non è completo.");
  const { email, secret, uri, hasPassword } = await context.api.operators.enrolment({ token });
  const { qrOf } = await import("../qr");
  return {
    title: "Attiva il secondo fattore",
    body: (
      <form method="post" action="/gestione/attivazione" className="fields">
        <p>
          Account <b>{email}</b>. Inquadra il codice con la tua app di autenticazione, o scrivi a mano la
          chiave.
        </p>
        <div
          className="qr"
          role="img"
          aria-label="Codice QR per l’app di autenticazione"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the library draws of the address
          dangerouslySetInnerHTML={{ __html: qrOf(uri) }}
        />
        <p>
          Chiave: <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <LinkLine to={uri}>Apri l’app di autenticazione di questo dispositivo</LinkLine>
        <input type="hidden" name="token" value={token} />
        <Factors
          context={context}
          password={hasPassword ? { label: "La tua password" } : { ...words.firstPassword, isNew: true }}
          code={{ label: "Codice a 6 cifre" }}
        />
        <button type="submit">Attiva ed entra</button>
      </form>
    ),
  };
}

export const signOut: Screen = {
  path: "/gestione/uscita",
  show: async () => new Response(null, { status: 303, headers: { Location: home } }),
  async act({ api, edge }) {
    await api.operators.signOut({});
    const answer = done("/gestione/accesso", "uscito");
    answer.headers.append("Set-Cookie", deskLine(edge.request, null));
    return answer;
  },
};
