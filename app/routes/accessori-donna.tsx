/** /accessori-donna: women's accessories. */
import { categoryLanding } from "~/loaders/landing";

export const loader = categoryLanding("accessori-donna", 7);
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
