/** /orologi-donna: women's watches. */
import { categoryLanding } from "~/loaders/landing";

export const loader = categoryLanding("orologi-donna", 10);
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
