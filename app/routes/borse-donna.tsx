/** /borse-donna: women's bags. */
import { categoryLanding } from "~/loaders/landing";

export const loader = categoryLanding("borse-donna", 8);
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
