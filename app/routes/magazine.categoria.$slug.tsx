/** `/magazine/categoria/{slug}`: the articles of one category. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { slugIn } from "~/lib/magazine-url";
import { loadMagazine, magazineMeta } from "~/loaders/magazine";
import { MagazineList } from "~/ui/magazine-list";

export const handle = { styles: ["stories", "magazine", "pages"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => magazineMeta(data);

export function loader({ request, context, params }: LoaderFunctionArgs) {
  const slug = slugIn(params.slug);
  if (!slug) throw new Response(null, { status: 404 });
  return loadMagazine(request, context, slug);
}

export default MagazineList;
export { MagazineFailure as ErrorBoundary } from "~/ui/failure";
