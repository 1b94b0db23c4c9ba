/** What replaces a list of articles that does not exist or could not be loaded. */
import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

export function MagazineFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status < 500 ? undefined : "Impossibile caricare gli articoli. Riprova più tardi.";
  return <ErrorPage status={status} retry={pathname + search} title={title} />;
}
