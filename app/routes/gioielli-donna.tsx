/** /gioielli-donna: women's jewellery. */
import { categoryLanding } from "~/loaders/landing";

export const loader = categoryLanding("gioielli-donna", 9);
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
