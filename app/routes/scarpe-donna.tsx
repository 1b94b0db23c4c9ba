/** /scarpe-donna: women's shoes. */
import { categoryLanding } from "~/loaders/landing";

export const loader = categoryLanding("scarpe-donna", 11);
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
