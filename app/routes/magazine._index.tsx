/** `/magazine`: the list of articles; the address is the whole state (product.md 'Magazine'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { loadMagazine, magazineMeta } from "~/loaders/magazine";
import { MagazineList } from "~/ui/magazine-list";

export const handle = { styles: ["stories", "magazine", "pages"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => magazineMeta(data);

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadMagazine(request, context, null);
}

export default MagazineList;
export { MagazineFailure as ErrorBoundary } from "~/ui/failure";
