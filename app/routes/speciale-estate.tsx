/** /speciale-estate: the summer special, with products of the women's section. */
import { emptyListing } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";
import { type LandingPlan, landingLoader, landingMeta } from "~/loaders/landing";
import { LandingPage } from "~/ui/landing-page";

const plan: LandingPlan = {
  slug: "speciale-estate",
  title: null,
  row: "La selezione donna",
  products: { ...emptyListing, category: "donna" },
  all: listingHref({ category: "donna", onSale: true }),
  more: { href: listingHref({ onSale: true }), label: "Tutti i prodotti in sconto" },
};

export const handle = { styles: ["carousel", "home", "prose", "landing"] };
export const loader = landingLoader(plan);
export const meta = landingMeta(plan);

export default function SpecialeEstate() {
  return <LandingPage plan={plan} />;
}

export { LandingFailure as ErrorBoundary } from "~/ui/landing-failure";
