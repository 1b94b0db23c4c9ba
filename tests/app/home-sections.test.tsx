/** What the home page shows of banners and reduced goods. */
import type { Banner, ProductCard } from "contract";
import { type Composed, homeBlocks } from "contract/content/home";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { featured, sectionsIn, withoutRepeats } from "~/lib/home-rows";
import { heroBannerId, openingOf } from "~/routes/_index/opening";
import { ProductSection } from "~/routes/_index/product-section";
import { BannerPicture, BannerWords } from "~/ui/banner-picture";
import { HeroPicture } from "~/ui/hero-picture";

test("no banner of the home page stands there twice", () => {
  const shown = [heroBannerId, ...sectionsIn(homeBlocks).map(({ bannerId }) => bannerId)];
  expect(new Set(shown).size).toBe(shown.length);
});

const picture = {
  src: "/media/banner/x.svg",
  width: 1600,
  height: 600,
  widths: [],
} as unknown as Banner["picture"];
const bare = {
  id: 1,
  place: 1,
  alt: null,
  picture,
  title: "Banner promozionale",
  words: null,
  description: null,
  href: null,
  paidBy: null,
};
const shown = (banner: Banner) =>
  renderToStaticMarkup(
    <>
      <BannerPicture banner={banner} sizes="100vw" />
      <BannerWords banner={banner} />
    </>,
  );

test("a banner says and links what the operator gave, and nothing that they did not", () => {
  expect(shown(bare)).not.toMatch(/<a|<p|promozionale/);
  expect(shown({ ...bare, href: "/black-friday" })).toMatch(
    /<a href="\/black-friday"><img[^>]*alt="Banner promozionale"/,
  );
  const full = shown({
    ...bare,
    words: "Saldi",
    title: "Saldi",
    description: "Fino a metà prezzo.",
    href: "/prodotti?inSconto=true",
  });
  expect(full).toContain('<a href="/prodotti?inSconto=true">Saldi.</a> Fino a metà prezzo.');
  expect(shown({ ...bare, words: "Saldi", href: "/offerte" })).toContain(">Saldi</a></p>");
  expect(shown({ ...bare, words: "Saldi?", description: "Sì." })).toContain("<b>Saldi?</b> Sì.");
  expect(shown({ ...bare, paidBy: "Moda Milano" })).toContain("Pubblicità: Moda Milano");
  expect(full).not.toContain("Pubblicità");
  expect(full).toMatch(/<a href="[^"]+" tabindex="-1" aria-hidden="true"><img[^>]*alt=""/);
});

test("what opens the home is its banner, else the goods that stand in for it, else the sentence that there is none", async () => {
  const card = { id: 7, name: "Cappotto", slug: "cappotto", colour: null, size: null, pictures: [picture] };
  const composed = Promise.resolve({ goods: [card as unknown as ProductCard], tiles: [] });
  const openedBy = async (banners: Banner[] | null, goods: Promise<Composed | null>) =>
    renderToStaticMarkup(<HeroPicture {...(await openingOf(Promise.resolve(banners), goods))} />);
  expect(await openedBy([bare], composed)).not.toContain("cappotto");
  const withoutPicture = { ...bare, picture: null };
  expect(await openedBy([withoutPicture], composed)).toMatch(/<a href="\/cappotto"><img[^>]*alt="Cappotto"/);
  expect(await openedBy([], composed)).toContain('href="/cappotto"');
  for (const goods of [Promise.resolve(null), Promise.resolve({ goods: [], tiles: [] })])
    expect(await openedBy(null, goods)).toContain("Nessun banner attivo disponibile al momento.");
});

test("no row shows what stands above it, a row that failed takes nothing, and one with fewer than four goods is left out", async () => {
  const goods = (...ids: number[]) => ids.map((id) => ({ id }));
  const tile = { name: "Uomo", slug: "uomo", picture: null, product: 2 };
  const above = Promise.resolve({ goods: goods(1) as ProductCard[], tiles: [tile] });
  const failed = Promise.reject(new Error("down"));
  const rows = withoutRepeats(above, [
    Promise.resolve(goods(1, 2, 3, 4)),
    failed,
    Promise.resolve(goods(4, 5)),
  ]);
  const known = await Promise.allSettled(rows);
  expect(known.map((row) => (row.status === "fulfilled" ? row.value : null))).toEqual([
    goods(3, 4),
    null,
    goods(5),
  ]);
  const section = (content: { cards: []; banner: null } | null) =>
    renderToStaticMarkup(<ProductSection category="uomo" label="Offerte Uomo" content={content} />);
  expect(section({ cards: [], banner: null })).toBe("");
  expect(section(null)).toContain("Errore nel caricamento dei prodotti.");
});

test("featured brands are those that are sold; where they are too few, the largest follow, and four at least are a row", () => {
  const brand = (slug: string, productCount: number) => ({ slug, name: slug, logo: null, productCount });
  const slugs = (...brands: ReturnType<typeof brand>[]) => featured(brands).map(({ slug }) => slug);
  const four = ["adidas", "puma", "nike", "chicco"].map((slug) => brand(slug, 2));
  expect(slugs(brand("altra", 90), brand("levis", 0), ...four)).toEqual(["adidas", "puma", "nike", "chicco"]);
  expect(slugs(brand("a", 1), brand("b", 3), brand("c", 2), brand("nike", 1))).toEqual([
    "nike",
    "b",
    "c",
    "a",
  ]);
  expect(slugs(brand("a", 1), brand("nike", 1))).toEqual([]);
});
