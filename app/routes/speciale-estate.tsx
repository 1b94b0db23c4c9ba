/** /speciale-estate: the summer special, with products of the women's section. */
import { emptyListing } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";
import { landingLoader } from "~/loaders/landing";

export const loader = landingLoader({
  slug: "speciale-estate",
  title: null,
  row: "La selezione donna",
  products: { ...emptyListing, category: "donna" },
  all: listingHref({ category: "donna", onSale: true }),
  more: { href: listingHref({ onSale: true }), label: "Tutti i prodotti in sconto" },
});
export { ErrorBoundary, handle, LandingPage as default, meta } from "~/ui/landing-page";
