/** The home page (spec 000 §2): banner, main categories, featured brands, five sections of new products. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cardViews } from "~/lib/card-view";
import { pageMeta } from "~/lib/seo";
import { carouselLimit } from "~/ui/carousel";
import { BrandRow } from "./brand-row";
import { CategoryTiles } from "./category-tiles";
import { Hero } from "./hero";
import { itemList, organization, website } from "./meta";
import { ProductSection } from "./product-section";
import { bannerById, featured, heroBannerId, mainCategories, newestOf, sections } from "./sections";

export const handle = { styles: ["home"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { site, override } = data;
  const lists = data.sections.flatMap(({ label, content }) =>
    content instanceof Promise || !content?.cards.length ? [] : [itemList(label, content.cards, site.origin)],
  );
  return pageMeta({
    title: `${site.name} | Moda donna, uomo e bambino: confronta i prezzi`,
    description:
      "Abbigliamento, scarpe, borse e accessori di tanti negozi in una sola vetrina: confronta prezzi, taglie e spedizioni e vai direttamente al negozio.",
    path: "/",
    site,
    override: override instanceof Promise ? null : override,
    jsonLd: [organization(site), website(site), ...lists],
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, site } = context;
  const banners = context.optional(api.banners.list({}), []);
  const [hero, categories, brands, override, ...contents] = await Promise.all([
    context.grace(banners.then((all) => bannerById(all, heroBannerId))),
    context.grace(context.optional(api.categories.list({}).then(mainCategories), null)),
    context.grace(context.optional(api.brands.list({ limit: 2000 }).then(featured), null)),
    context.grace(context.optional(api.seo.home({}), null)),
    ...sections.map(async ({ key, bannerId }) => {
      const found = api.products.list(newestOf(key));
      const cards = found.then((page) => cardViews(page.products.slice(0, carouselLimit), context.exits));
      const content = Promise.all([cards, banners]).then(([cards, all]) => ({
        cards,
        banner: bannerById(all, bannerId),
      }));
      return context.grace(context.optional<Awaited<typeof content> | null>(content, null));
    }),
  ]);
  return {
    site,
    hero: hero.value,
    categories: categories.value,
    brands: brands.value,
    override: override.value,
    sections: sections.map((section, index) => ({ ...section, content: contents[index]?.value ?? null })),
  };
}

export default function Home() {
  const { hero, categories, brands, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero banner={hero} />
      <CategoryTiles categories={categories} />
      <BrandRow brands={brands} />
      {sections.map((section) => (
        <ProductSection key={section.key} section={section} />
      ))}
    </>
  );
}
