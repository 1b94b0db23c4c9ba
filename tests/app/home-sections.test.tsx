/** What the home page shows of banners and reduced goods. */
import type { Banner } from "contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { heroBannerId, newestOf, reducedFirst, sections } from "~/routes/_index/sections";
import { BannerPicture, BannerWords } from "~/ui/banner-picture";

test("a section called 'Offerte' begins with the newest reduced goods, and names none twice", () => {
  const goods = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(reducedFirst(goods(2, 4), goods(1, 2, 3))).toEqual(goods(2, 4, 1, 3));
  expect(newestOf("donna", true)).toMatchObject({ category: "donna", onSale: true, sort: "piu_recenti" });
});

test("no banner of the home page stands there twice", () => {
  const shown = [heroBannerId, ...sections.map(({ bannerId }) => bannerId)];
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
  expect(full).toMatch(/<a href="[^"]+" tabindex="-1" aria-hidden="true"><img[^>]*alt=""/);
});
