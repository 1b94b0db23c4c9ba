/** /black-friday: discounted women's products, and the way to everything on sale. */
import { emptyListing } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";
import { type LandingPlan, landingLoader, landingMeta } from "~/loaders/landing";
import { LandingPage } from "~/ui/landing-page";

const plan: LandingPlan = {
  slug: "black-friday",
  title: null,
  row: "Offerte donna in evidenza",
  products: { ...emptyListing, category: "donna", onSale: true },
  all: listingHref({ onSale: true }),
};

export const handle = { styles: ["carousel", "home", "prose", "landing"] };
export const loader = landingLoader(plan);
export const meta = landingMeta(plan);

export default function BlackFriday() {
  return <LandingPage plan={plan} />;
}

export { LandingFailure as ErrorBoundary } from "~/ui/landing-failure";
