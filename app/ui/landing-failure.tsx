/** What replaces a landing page that could not be loaded (product.md 'Landings'). */
import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

export function LandingFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status < 500 ? undefined : "Impossibile caricare i dati. Riprova più tardi.";
  return <ErrorPage status={status} retry={pathname + search} title={title} />;
}
