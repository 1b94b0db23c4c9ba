/** The document around every screen of the desk: its own sheet, its own navigation, no script. */
import { mayOpen } from "contract";
import { own } from "domain/own";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Operator } from "upstream/desk";
import { roleNames } from "./labels";
import type { Screen, ScreenContext, Shown } from "./screen";
import { messages } from "./screen";
import { deskStyles } from "./styles.generated";

/** The whole document as HTML. */
export function documentOf(context: ScreenContext, shown: Shown, screens: readonly Screen[]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document context={context} shown={shown} screens={screens} />)}`;
}

interface DocumentProps {
  context: ScreenContext;
  shown: Shown;
  screens: readonly Screen[];
}

function Document({ context, shown, screens }: DocumentProps): ReactElement {
  const { operator, visit } = context;
  const { pathname } = context.url;
  const onlyReads = operator !== null && !mayOpen(operator.role, pathname, "change");
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${shown.title} | Banco di ${visit.env.SITE_NAME}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style
          nonce={visit.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet, built with the site
          dangerouslySetInnerHTML={{ __html: deskStyles }}
        />
        {shown.scripted && <script type="module" src="/passkey.js" nonce={visit.nonce} />}
      </head>
      <body>
        <a className="skip" href="#contenuto">
          Vai al contenuto
        </a>
        <header className="bar">
          <a className="mark" href="/gestione">
            {visit.env.SITE_NAME} <span>Banco</span>
          </a>
          {operator && (
            <form method="post" action="/gestione/uscita" className="who">
              <span>{operator.email}</span>
              <button type="submit">Esci</button>
            </form>
          )}
        </header>
        <div className={operator ? "frame" : "frame door"}>
          {operator && <Navigation screens={screens} path={pathname} role={operator.role} />}
          <main id="contenuto" tabIndex={-1} className={onlyReads ? "reads" : undefined}>
            <h1>{shown.title}</h1>
            {onlyReads && shown.status !== 403 && (
              <p className="quiet">
                Qui puoi guardare e non cambiare: il tuo ruolo è «{roleNames[operator.role]}».
              </p>
            )}
            <Message url={context.url} problem={shown.problem ?? context.problem} />
            {shown.body}
          </main>
        </div>
      </body>
    </html>
  );
}

interface NavigationProps {
  screens: readonly Screen[];
  path: string;
  role: Operator["role"];
}

/** The screens that the role opens. */
function Navigation({ screens, path, role }: NavigationProps) {
  return (
    <nav aria-label="Banco">
      <ul>
        {screens
          .filter((screen) => screen.nav !== undefined && mayOpen(role, screen.path, "read"))
          .map((screen) => (
            <li key={screen.path}>
              <a href={screen.path} aria-current={isWithin(path, screen.path) ? "page" : undefined}>
                {screen.nav}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function isWithin(path: string, screen: string): boolean {
  return path === screen || (screen !== "/gestione" && path.startsWith(`${screen}/`));
}

/** What the last form did, or why it did not. */
function Message({ url, problem }: Pick<ScreenContext, "url" | "problem">) {
  if (problem)
    return (
      <p className="message wrong" role="alert">
        {problem}
      </p>
    );
  const said = url.searchParams.get("esito") ?? "";
  const message = own(messages, said);
  if (!message) return null;
  return (
    <p className="message" role="status">
      {message}
    </p>
  );
}

/** A page that only says what is wrong. */
export function problemPage(status: number, sentence: string): Shown {
  const title = status === 404 ? "Pagina non trovata" : "Qualcosa non va";
  return {
    title,
    status,
    body: (
      <>
        <p>{sentence}</p>
        <p>
          <a href="/gestione">Torna al banco</a>
        </p>
      </>
    ),
  };
}
