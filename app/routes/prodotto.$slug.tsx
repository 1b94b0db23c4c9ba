/** `/prodotto/{slug}`, the older address of a product: moved to `/{slug}` for good (docs/decisions). */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isSlug } from "~/lib/slug-shape";

export function loader({ params }: LoaderFunctionArgs) {
  if (!isSlug(params.slug)) throw new Response(null, { status: 404 });
  throw redirect(`/${params.slug}`, 301);
}
