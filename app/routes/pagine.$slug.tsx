/** `/pagine/{slug}`: a page of the CMS that has no route of its own; a landing where its editor chose goods for it. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pagePath } from "contract/content/seo-shape";
import { isSlug } from "~/lib/slug-shape";
import { contentOf, contentTags } from "~/loaders/content";
import { chosenLanding, landingOf, landingTags } from "~/loaders/landing";
import { ContentPage } from "~/ui/content-page";
import { LandingPage, handle as landing } from "~/ui/landing-page";

type Data = Awaited<ReturnType<typeof loader>>;

export const handle = {
  styles: (data: Data | undefined) => (data && "cards" in data ? landing.styles : ["prose"]),
};

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  return "cards" in data ? landingTags(data) : contentTags(data, pagePath(data.page.slug));
};

/** Each page has one address. */
export async function loader({ params: { slug }, context }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const address = pagePath(slug);
  if (address !== `/pagine/${slug}`) throw redirect(address, 301);
  const asked = context.critical(context.api.pages.bySlug({ slug }));
  const page = await asked;
  return page.goods
    ? landingOf(chosenLanding(page, page.goods), asked, context)
    : contentOf(slug, context, asked);
}

export default function Page() {
  return "cards" in useLoaderData<typeof loader>() ? <LandingPage /> : <ContentPage />;
}
