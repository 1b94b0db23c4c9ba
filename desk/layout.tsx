/** The document around every screen of the desk: its own sheet, its own navigation, no script. */
import { mayOpen } from "contract";
import { own } from "domain/own";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Operator } from "upstream/desk";
import { roleNames } from "./labels";
import { type Group, messages, type Screen, type ScreenContext, screenAt, type Whole } from "./screen";
import { deskStyles } from "./styles.generated";
import { LinkLine } from "./ui/table";

/** The whole document as HTML. */
export function documentOf(context: ScreenContext, shown: Whole, groups: readonly Group[]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document context={context} shown={shown} groups={groups} />)}`;
}

interface DocumentProps {
  context: ScreenContext;
  shown: Whole;
  groups: readonly Group[];
}

function Document({ context, shown, groups }: DocumentProps): ReactElement {
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
            <>
              <search>
                <form method="get" action="/gestione/cerca">
                  <input
                    name="cerca"
                    type="search"
                    aria-label="Pagine e prodotti"
                    placeholder="Pagine e prodotti"
                  />
                  <button type="submit" className="soft">
                    Trova
                  </button>
                </form>
              </search>
              <form method="post" action="/gestione/uscita" className="who">
                <span>{operator.email}</span>
                <button type="submit">Esci</button>
              </form>
            </>
          )}
        </header>
        <div className={operator ? "frame" : "frame door"}>
          {operator && <Navigation groups={groups} path={pathname} role={operator.role} />}
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
  groups: readonly Group[];
  path: string;
  role: Operator["role"];
}

/** The groups of screens, and the screens of the group that one is in; as far as the role opens them. */
function Navigation({ groups, path, role }: NavigationProps) {
  return (
    <nav aria-label="Banco">
      <ul>
        {groups.map(({ name, screens }) => {
          const named = screens.filter((screen) => screen.nav && mayOpen(role, screen.path, "read"));
          const inner = named.filter(({ nav }) => nav !== name);
          const isHere = screenAt(screens, path) !== null;
          const current = inner.some((screen) => isWithin(path, screen.path)) ? "true" : "page";
          return (
            named[0] && (
              <li key={name} className={isHere ? "here" : undefined}>
                <a href={named[0].path} aria-current={isHere ? current : undefined}>
                  {name}
                </a>
                {isHere && inner.length > 0 && <Screens of={inner} path={path} />}
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}

function Screens({ of, path }: { of: readonly Screen[]; path: string }) {
  return (
    <ul>
      {of.map((screen) => (
        <li key={screen.path}>
          <a href={screen.path} aria-current={isWithin(path, screen.path) ? "page" : undefined}>
            {screen.nav}
          </a>
        </li>
      ))}
    </ul>
  );
}

function isWithin(path: string, screen: string): boolean {
  return path === screen || (screen !== "/gestione" && path.startsWith(`${screen}/`));
}

/** What the last form did, or why it did not. */
function Message({ url, problem }: Pick<ScreenContext, "url" | "problem">) {
  const message = problem ?? own(messages, url.searchParams.get("esito") ?? "");
  if (!message) return null;
  return (
    <p className={problem ? "message wrong" : "message"} role={problem ? "alert" : "status"}>
      {message}
    </p>
  );
}

/** A page that only says what is wrong. */
export function problemPage(status: number, sentence: string): Whole {
  const title = status === 404 ? "Pagina non trovata" : "Qualcosa non va";
  return {
    title,
    status,
    body: (
      <>
        <p>{sentence}</p>
        <LinkLine to="/gestione">Torna al banco</LinkLine>
      </>
    ),
  };
}
