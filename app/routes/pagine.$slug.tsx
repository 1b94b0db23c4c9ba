/** `/pagine/{slug}`: a page of the CMS that has no route of its own. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { pageAddress } from "~/lib/page-address";
import { isSlug } from "~/lib/slug-shape";
import { contentLoader, contentTags } from "~/loaders/content";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? contentTags(data, pageAddress(data.page.slug)) : [];

/** Each page has one address. */
export function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const address = pageAddress(slug);
  if (address !== `/pagine/${slug}`) throw redirect(address, 301);
  return contentLoader(slug)(args);
}

export default function Page() {
  return <ContentPage />;
}
