/** The home page (product.md 'Home'): banner, main categories, featured brands, five sections of new products, newsletter. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ProductCard } from "contract";
import { type HomeBlock, homeBlocks } from "contract/content/home";
import { Fragment } from "react";
import { NewsletterBlock } from "~/forms/newsletter-form";
import { cardViews } from "~/lib/card-view";
import { featured, goodsOf, type Section, sectionsIn, tilesOf, withoutRepeats } from "~/lib/home-rows";
import { pageMeta } from "~/lib/seo";
import { bannerAt } from "~/loaders/landing";
import { textsInTime } from "~/loaders/upstream-texts";
import { home } from "~/slots/home";
import { ownSizeWays } from "~/slots/own-size";
import { heroEnd } from "~/ui/hero-picture";
import { Slot } from "~/ui/slot";
import { BrandRow } from "./brand-row";
import { CategoryTiles } from "./category-tiles";
import { Hero } from "./hero";
import { organization, website } from "./meta";
import { openingOf } from "./opening";
import { ProductSection, type SectionContent } from "./product-section";

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
    drawn: heroEnd,
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, site } = context;
  const banners = context.optional(api.banners.list({}), null);
  const composed = context.optional(api.home.composed({}), null);
  const tiles = tilesOf(composed, () => api.categories.list({}));
  const { value: ordered } = await context.softTimeout(context.optional(api.home.blocks({}), null));
  // Nobody waits for an order: the one that is there in time, else the specified one.
  const blocks = ordered === null || ordered instanceof Promise ? homeBlocks : ordered.blocks;
  const sections = sectionsIn(blocks);
  const rows = sections.map((section) => goodsOf(section, api.products.list, context));
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
    blocks,
    override,
    formToken: context.forms.token(),
    contents: Object.fromEntries(contents) as Record<string, SectionContent | Promise<SectionContent>>,
  };

  async function contentOf({ bannerId, spot }: Section, products: Promise<ProductCard[]> | undefined) {
    const [own, all] = await Promise.all([products, banners]);
    const cards = cardViews(own ?? [], context.exits, { place: "home", spot });
    return { cards, banner: bannerAt(all ?? [], bannerId) };
  }
}

type Shown = Awaited<ReturnType<typeof loader>>;

export default function Home() {
  const shown = useLoaderData<typeof loader>() as Shown;
  return (
    <>
      <Hero opening={shown.opening} />
      <Slot kind={home} of={null} />
      {shown.blocks.map((block, at) => (
        <Fragment key={block.key}>
          <Block block={block} shown={shown} />
          {at === 0 && <Slot kind={ownSizeWays} of={{ onSale: false }} />}
        </Fragment>
      ))}
    </>
  );
}

function Block({ block: { key, name }, shown }: { block: HomeBlock; shown: Shown }) {
  if (key === "categorie") return <CategoryTiles heading={name} categories={shown.categories} />;
  if (key === "marche") return <BrandRow heading={name} brands={shown.brands} />;
  if (key === "newsletter") return <NewsletterBlock heading={name} token={shown.formToken} />;
  return <ProductSection category={key} label={name} content={shown.contents[key] ?? null} />;
}
