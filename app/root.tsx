/** The document around every page: head, header, content, menu, footer; and the page shown when a page fails. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Await,
  isRouteErrorResponse,
  Meta,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import brand from "brand/brand.json";
import { type ReactNode, Suspense, useContext } from "react";
import { preferencesPath } from "./forms/consent";
import { headerEnd, type MenuEntry, menuView } from "./lib/menu-view";
import { offlinePath } from "./lib/offline-path";
import { writtenPaths } from "./loaders/written";
import { Shell } from "./shell";
import { consent } from "./slots/consent";
import { savingForm } from "./slots/heart";
import { message, pageMessage } from "./slots/message";
import { personData } from "./slots/person-data";
import { paper } from "./styles.generated";
import { ErrorPage, errorText } from "./ui/error-page";
import { Footer, type Imprint } from "./ui/footer";
import { Header } from "./ui/header";
import { IconSprite } from "./ui/icon";
import { Menu, MenuPanels } from "./ui/menu";
import { Sheet } from "./ui/sheet";
import { Slot } from "./ui/slot";
import { StartScript } from "./ui/start-script";

/** A page that fails keeps only this: what went wrong, and nothing for the index. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [];
  const title = errorText(statusOf(error)).title;
  return [
    { title: `${title.replace(/\.$/, "")} | ${data?.site.name ?? brand.name}` },
    { name: "robots", content: "noindex, follow" },
  ];
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, optional, softTimeout } = context;
  const items = optional(api.menu.list({}), []);
  const [{ value: menu }, { value: written }] = await Promise.all([
    softTimeout(items.then(menuView)),
    softTimeout(optional(writtenPaths(api), null)),
  ]);
  const { name, origin, company, social, providers, humanKey, offline } = context.site;
  const imprint: Imprint = { company, social };
  return {
    site: { name, origin },
    imprint,
    menu,
    /** Null where that is not known in time. */
    written: written instanceof Promise ? null : written,
    year: new Date().getFullYear(),
    providers,
    humanKey,
    offline,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const menu = data?.menu ?? noMenu;
  const { pathname } = useLocation();
  const { savesData } = useContext(Shell);
  return (
    <html lang="it" id="inizio" data-saves={savesData ? "" : undefined}>
      <head>
        <Head />
      </head>
      <body>
        <a className="skip" href="#contenuto">
          Vai al contenuto
        </a>
        <div id="consenso-scelta" data-swap="">
          {pathname !== preferencesPath && pathname !== offlinePath && <Slot kind={consent} of={null} />}
        </div>
        <Header
          siteName={data?.site.name ?? brand.name}
          menu={
            <Suspense fallback={<Menu entries={[]} />}>
              <Await resolve={menu} errorElement={<Menu entries={[]} />}>
                {(entries) => <Menu entries={entries} />}
              </Await>
            </Suspense>
          }
        />
        <main id="contenuto" tabIndex={-1} data-swap="">
          {/* Always there, so that readers announce what comes into it. */}
          <div role="status" id={headerEnd}>
            <Slot kind={message} of={{ form: pageMessage }} />
          </div>
          {children}
        </main>
        <Sheet of="chrome" />
        <IconSprite />
        <Suspense fallback={null}>
          <Await resolve={menu} errorElement={null}>
            {(entries) => <MenuPanels entries={entries} />}
          </Await>
        </Suspense>
        <Footer
          name={data?.site.name ?? brand.name}
          imprint={data?.imprint ?? noImprint}
          written={data?.written ?? null}
          year={data?.year ?? new Date().getFullYear()}
        />
        {/* Hearts are its buttons; where scripts run they answer them (`browser/save-links.ts`). */}
        <form id={savingForm} method="post" action="/wishlist/salva" data-leaves="" />
        <Slot kind={personData} of={null} />
        <StartScript providers={data?.providers ?? null} offline={data?.offline} />
      </body>
    </html>
  );
}

function Head() {
  const shell = useContext(Shell);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The first that fits counts. */}
      <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content={paper.light} />
      <Meta />
      <style
        nonce={shell.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, built with the site
        dangerouslySetInnerHTML={{ __html: shell.styles }}
      />
      <noscript>
        <style
          nonce={shell.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          dangerouslySetInnerHTML={{ __html: withoutScript }}
        />
      </noscript>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return <ErrorPage status={statusOf(error)} retry={pathname + search} />;
}

/** Stands in when not even the settings could be read. */
const noImprint: Imprint = {
  company: { name: brand.name, vat: "", seat: "", email: "", capital: "", register: "" },
  social: [],
};
const noMenu: MenuEntry[] = [];

/**
 * Late sections are shown above the footer, skeletons hidden. Not by `@media (scripting: none)`: that is not said where an extension keeps
 * scripts away, nor known to browsers before 2023.
 */
const withoutScript =
  'body>div[hidden][id^="S:"]{display:block!important;order:3}.foot{order:4}.skeleton{display:none!important}';

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
