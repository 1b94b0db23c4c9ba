/** A look asks the listing for nothing that is out of place, and takes nothing that says so by its name alone. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ListingQuery, ProductCard, ProductDetail } from "contract";
import { expect, test } from "vitest";
import { beginningFor, type Season, seasons } from "~/lib/look/rules";
import { lookFor } from "~/routes/completa.$slug/gather";

const price = { current: 2_000, list: null, currency: "EUR" };
const store = { slug: "negozio", name: "Negozio" };

/** The wool hat comes first wherever hats are listed, as the listing would have it. */
const goods: Record<string, string[]> = {
  "ciabatte-donna": ["Infradito"],
  "shopper-donna": ["Shopper in tela"],
  "cappelli-donna": ["Berretto in lana", "Cappello di paglia"],
};
const named = new Map(Object.values(goods).flat().entries());
const idOf = (name: string) => [...named].find(([, one]) => one === name)?.[0] ?? -1;

function detail(id: number, name: string): ProductDetail {
  const offer = {
    id: 100 + id,
    variantId: null,
    purchasable: true,
    price,
    store,
    shippingCents: 0,
    shippingRule: null,
  };
  return {
    id,
    name,
    slug: `p-${id}`,
    price,
    variants: [],
    offers: [offer],
    attributes: [],
    pictures: [],
    selectedVariantId: null,
  } as unknown as ProductDetail;
}

function site(asked: ListingQuery[]): AppLoadContext {
  const card = (name: string) =>
    ({
      id: idOf(name),
      name,
      slug: `p-${idOf(name)}`,
      price,
      available: true,
      colour: "Nero",
      store,
      shippingCents: 0,
      pictures: [],
      brand: null,
    }) as unknown as ProductCard;
  const api = {
    categories: { list: async () => Object.keys(goods).map((slug) => ({ slug })) },
    stores: { list: async () => [] },
    products: {
      list: async (query: ListingQuery) => {
        asked.push(query);
        return { products: (goods[query.category ?? ""] ?? []).map(card) };
      },
      bySlug: async ({ slug }: { slug: string }) =>
        detail(Number(slug.slice(2)), named.get(Number(slug.slice(2))) ?? ""),
    },
  };
  const plain = <Answer>(answer: Promise<Answer>) => answer;
  return { api, critical: plain, optional: plain } as unknown as AppLoadContext;
}

test.each(Object.keys(seasons) as Season[])(
  "for the sea in %s a swimsuit is completed without wool",
  async (season) => {
    const beginning = beginningFor("costumi-donna");
    if (!beginning) throw new Error("no rule for swimsuits");
    const asked: ListingQuery[] = [];
    const choice = { occasion: "mare", season, budget: null, pieces: [] } as const;
    const look = await lookFor({ product: detail(50, "Costume intero"), choice, beginning }, site(asked));
    expect(look.picks?.map(({ card }) => card.name)).toEqual([
      "Infradito",
      "Shopper in tela",
      "Cappello di paglia",
    ]);
    expect(asked.length).toBeGreaterThan(0);
    for (const { excluded } of asked)
      expect([excluded?.material, excluded?.season]).toEqual([
        expect.arrayContaining(["lana", "cashmere"]),
        expect.arrayContaining(["autunno-inverno"]),
      ]);
  },
);
