/** The home page (product.md 'Home'): banner, main categories, featured brands, five sections of new products, newsletter. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ProductCard } from "contract";
import { NewsletterBlock } from "~/forms/newsletter-form";
import { cardViews } from "~/lib/card-view";
import { pageMeta } from "~/lib/seo";
import { bannerAt } from "~/loaders/landing";
import { textsInTime } from "~/loaders/upstream-texts";
import { home } from "~/slots/home";
import { ownSizeWays } from "~/slots/own-size";
import { Slot } from "~/ui/slot";
import { BrandRow } from "./brand-row";
import { CategoryTiles } from "./category-tiles";
import { Hero } from "./hero";
import { organization, website } from "./meta";
import { ProductSection, type SectionContent } from "./product-section";
import {
  featured,
  newestOf,
  openingOf,
  reducedFirst,
  type Section,
  type SectionKey,
  sections,
  tilesOf,
  withoutRepeats,
} from "./sections";

export const handle = { styles: ["carousel", "home"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { site, override } = data;
  return pageMeta({
    title: `${site.name} | Moda donna, uomo e bambino: confronta i prezzi`,
    description:
      "Abbigliamento, scarpe, borse e accessori di tanti negozi in un solo posto: confronta prezzi, taglie e spedizioni e vai direttamente al negozio.",
    path: "/",
    site,
    override,
    jsonLd: [organization(site), website(site)],
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, site } = context;
  const banners = context.optional(api.banners.list({}), null);
  const composed = context.optional(api.home.composed({}), null);
  const tiles = tilesOf(composed, () => api.categories.list({}));
  const rows = sections.map(productsOf);
  const shown = withoutRepeats(composed, rows);
  const [opening, categories, brands, override, contents] = await Promise.all([
    context.softTimeout(openingOf(banners, composed)),
    context.softTimeout(context.optional(tiles, null)),
    context.softTimeout(context.optional(api.brands.list({ limit: 2000 }).then(featured), null)),
    textsInTime(context.optional(api.seo.home({ textsOnly: true }), null), context),
    Promise.all(
      sections.map(async (section, at) => {
        const content = context.optional<SectionContent>(contentOf(section, shown[at]), null);
        return [section.key, (await context.softTimeout(content)).value] as const;
      }),
    ),
    // A home page without a single tile or product is a failure, and says so in its status.
    context.someOf([...rows, tiles.then<unknown>((list) => (list.length > 0 ? list : rows[0]))]),
  ]);
  return {
    site,
    opening: opening.value,
    categories: categories.value,
    brands: brands.value,
    override,
    formToken: context.forms.token(),
    contents: Object.fromEntries(contents) as Record<SectionKey, SectionContent | Promise<SectionContent>>,
  };

  async function productsOf({ key, offers }: Section) {
    const reduced = offers ? context.optional(api.products.list(newestOf(key, true)), null) : null;
    const [page, onSale] = await Promise.all([api.products.list(newestOf(key)), reduced]);
    return reducedFirst(onSale?.products ?? [], page.products);
  }

  async function contentOf({ bannerId, spot }: Section, products: Promise<ProductCard[]> | undefined) {
    const [own, all] = await Promise.all([products, banners]);
    const cards = cardViews(own ?? [], context.exits, { place: "home", spot });
    return { cards, banner: bannerAt(all ?? [], bannerId) };
  }
}

export default function Home() {
  const { opening, categories, brands, contents, formToken } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero opening={opening} />
      <Slot kind={home} of={null} />
      <Slot kind={ownSizeWays} of={{ onSale: false }} />
      <CategoryTiles categories={categories} />
      <BrandRow brands={brands} />
      {sections.map(({ key, label }) => (
        <ProductSection key={key} category={key} label={label} content={contents[key]} />
      ))}
      <NewsletterBlock token={formToken} />
    </>
  );
}
