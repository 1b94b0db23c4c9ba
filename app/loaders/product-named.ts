/** The product that an address names, for forms about one product. */
import { isSlug } from "~/lib/slug-shape";
import type { PersonalContext } from "./personal";

/** By slug or id; throws 404. */
export async function productNamed(named: string, { api, critical }: PersonalContext) {
  if (/^[1-9]\d{0,14}$/.test(named)) return critical(api.products.byId({ id: Number(named) }));
  if (!isSlug(named)) throw new Response(null, { status: 404 });
  return critical(api.products.bySlug({ slug: named }));
}
