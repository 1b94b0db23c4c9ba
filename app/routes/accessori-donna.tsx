/** /accessori-donna: women's accessories. */
import { categoryLanding, landingLoader, landingMeta } from "~/loaders/landing";
import { LandingPage } from "~/ui/landing-page";

const plan = categoryLanding("accessori-donna", 7);

export const handle = { styles: ["carousel", "home", "prose", "landing"] };
export const loader = landingLoader(plan);
export const meta = landingMeta(plan);

export default function AccessoriDonna() {
  return <LandingPage plan={plan} />;
}

export { LandingFailure as ErrorBoundary } from "~/ui/landing-failure";
