/** What a product page tells below its first screen: prices since they are observed, the first reviews, mistakes once. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mistakes } from "~/forms/frame";
import type { ProductView } from "~/lib/product/view";
import { chart, historyView } from "~/routes/$slug/history";
import { Reviews, type ReviewsView } from "~/routes/$slug/reviews";

const now = new Date("2026-11-21T12:00:00Z");
const history = (observedSince: string, at: string) =>
  historyView(
    {
      days: 90,
      observedSince,
      lowest30: null,
      steps: [{ at, cents: 4990, store: "A" }],
      year: null,
      kind: null,
    },
    now,
  );

test("the price chart begins where observation began, with its date, and fills its width", () => {
  const young = history("2026-11-11T12:00:00Z", "2026-11-11T12:00:00Z");
  expect(young?.from).toBe("11 nov 2026");
  expect(young?.path).toBe(`M0 80H${chart.width}`);
  const old = history("2025-01-01T12:00:00Z", "2026-10-07T12:00:00Z");
  expect([old?.from, old?.middle]).toEqual(["23 ago 2026", "07 ott 2026"]);
  expect(old?.path).toBe(`M300 80H${chart.width}`);
  // Who looks for the first time a minute ago has nothing to divide by.
  expect(history("2026-11-21T11:59:00Z", "2026-11-21T11:59:00Z")?.path).toBe(`M600 80H${chart.width}`);
});

const product = {
  rating: { average: 4, count: 7 },
  here: "/x",
  options: { days: 90, offers: "totale", reviews: 1, choice: "", terms: [] },
} as unknown as ProductView;

function reviews(view: Partial<ReviewsView>): string {
  const list = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    id,
    author: `Autrice ${id}`,
    rating: 4,
    title: null,
    text: "Bello.",
    about: "",
  }));
  const whole = { statement: "", page: 1, pages: 1, reviews: list, ...view };
  return renderToStaticMarkup(<Reviews view={whole} product={product} />);
}

test("three reviews stand there, the others open without scripts; a turned page shows all of its own", () => {
  const [open = "", closed = ""] = reviews({}).split("<details");
  expect(open.match(/Autrice/g)).toHaveLength(3);
  expect(closed).toContain("Mostra tutte (7)</summary>");
  expect(closed.match(/Autrice/g)).toHaveLength(4);
  expect(reviews({ page: 2, pages: 2 })).not.toContain("<details");
  expect(reviews({ pages: 2 })).toMatch(/<details[\s\S]*Meno recenti[\s\S]*<\/details>/);
});

test("the list of mistakes leads to the fields; what is wrong is said under each of them only", () => {
  const errors = { email: "Inserisci un indirizzo valido.", altro: "Manca qualcosa." };
  const html = renderToStaticMarkup(<Mistakes id="m" errors={errors} labels={{ email: "Email" }} />);
  expect(html).toContain('<a href="#m-email">Email</a>');
  expect(html).not.toContain("Inserisci");
  // Without a field of its own a mistake is said here.
  expect(html).toContain("Manca qualcosa.");
});
