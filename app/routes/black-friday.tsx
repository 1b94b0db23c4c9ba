/** /black-friday: discounted women's products, and the way to everything on sale. */
import { emptyListing } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";
import { landingLoader } from "~/loaders/landing";

export const loader = landingLoader({
  slug: "black-friday",
  title: null,
  row: "Offerte donna in evidenza",
  products: { ...emptyListing, category: "donna", onSale: true },
  all: listingHref({ onSale: true }),
});
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
