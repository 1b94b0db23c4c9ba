/** What replaces a page that could not be loaded. */
import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

export function LandingFailure() {
  return <Failure unread="Impossibile caricare i dati. Riprova più tardi." />;
}

export function MagazineFailure() {
  return <Failure unread="Impossibile caricare gli articoli. Riprova più tardi." />;
}

export function ContentFailure() {
  return <Failure unread="Errore nel caricamento della pagina. Riprova più tardi." />;
}

/** @param unread said where the fault is ours; what does not exist has a sentence of its own */
function Failure({ unread }: { unread: string }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage status={status} retry={pathname + search} title={status < 500 ? undefined : unread} />;
}
