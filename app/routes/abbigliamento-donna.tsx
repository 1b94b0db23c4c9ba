/** /abbigliamento-donna: women's clothing. */
import { categoryLanding } from "~/loaders/landing";

export const loader = categoryLanding("abbigliamento-donna", 6);
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
