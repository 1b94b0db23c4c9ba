/** Badges and dates of promotions: days of Rome, at midnight and when the clocks change; discounts; addresses. */

import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Discount, Promotion } from "contract";
import { describe, expect, test } from "vitest";
import { titleBeside } from "~/lib/promotion-figure";
import { discountText, endsSoon, isNew, promotionCard } from "~/lib/promotion-view";
import { canonicalPromotionsHref, promotionsHref, promotionsQuery, withChoice } from "~/lib/promotions-url";
import { promotionView } from "~/routes/codici-sconto-coupon.$slug/view";
import said from "./promotions.json";

/** Summer time ended on 2026-10-25 at 01:00Z and begins on 2026-03-29 at 01:00Z. */
describe("the windows", () => {
  test.each(said.ends as [string, string, string, boolean][])(
    "'Nuovo' %s",
    (_name, createdAt, now, expected) => {
      expect(isNew({ createdAt, updatedAt: null }, new Date(now))).toBe(expected);
      expect(isNew({ createdAt: "2020-01-01T00:00:00Z", updatedAt: createdAt }, new Date(now))).toBe(
        expected,
      );
    },
  );

  test.each(said.nights as [string, string, string, boolean][])(
    "'In scadenza' %s",
    (_name, endsAt, now, expected) => {
      expect(endsSoon({ endsAt, ended: false }, new Date(now))).toBe(expected);
    },
  );

  test("an open end never ends soon, and what its store has ended does not either", () => {
    expect(endsSoon({ endsAt: null, ended: false }, new Date())).toBe(false);
    expect(endsSoon({ endsAt: "2026-11-22T10:00:00Z", ended: true }, new Date("2026-11-21T10:00:00Z"))).toBe(
      false,
    );
  });
});

test.each(said.besides as [string, Discount["kind"], number | null, string][])(
  "beside its figure '%s' is shown once",
  (title, kind, value, expected) => {
    expect(titleBeside(title, { kind, value })).toBe(expected);
    expect(titleBeside(title, null)).toBe(title);
  },
);

test("the page of a promotion says figure and terms once, and shares of voters in good Italian", () => {
  const promotion = {
    ...{ slug: "x", title: "20% sulle scarpe", description: null, code: "X20", masked: "X***", url: null },
    ...{
      discount: { kind: "percent", value: 20 },
      createdAt: null,
      updatedAt: null,
      endsAt: null,
      ended: false,
    },
    ...{ merchant: { name: "M", slug: "m", logo: null }, seo: null, startsAt: null },
    conditions: { minimum: null, ceiling: null, brands: [], excludedBrands: [], fullPriceOnly: true },
    terms: "<p>Non vale sui prodotti già scontati.</p>",
    trust: { worked: 6, failed: 1, lastWorkedAt: null, reported: false },
  } as unknown as Promotion;
  const context = {
    exits: { link: () => "" },
    site: { origin: "https://vetrina.example" },
  } as unknown as AppLoadContext;
  const view = promotionView(promotion, "x", context);
  expect([view.title, view.discount]).toEqual(["20% sulle scarpe", null]);
  expect([view.conditions, view.terms]).toEqual([["Non vale sui prodotti già scontati"], null]);
  expect(view.trust).toEqual(["Ha funzionato per l'86% di chi l'ha provato (7 voti)"]);
  const terms = "<p>Non vale sui prodotti già scontati. Solo online.</p>";
  expect(promotionView({ ...promotion, terms }, "x", context).terms).toBe(terms);
  const third = { ...promotion, trust: { ...promotion.trust, worked: 3, failed: 6 } };
  expect(promotionView(third, "x", context).trust).toEqual([
    "Ha funzionato per il 33% di chi l'ha provato (9 voti)",
  ]);
});

test("a card says when it ends, or that it is over, as the day in Rome", () => {
  const promotion = {
    ...{
      slug: "x",
      title: "X",
      description: null,
      code: null,
      discount: null,
      createdAt: null,
      updatedAt: null,
    },
    ...{ endsAt: "2026-11-30T22:59:59Z", ended: false, merchant: { name: "M", slug: "m", logo: null } },
    trust: { worked: 0, failed: 0, lastWorkedAt: null, reported: false },
  } as unknown as Promotion;
  const at = (now: string, more = {}) => promotionCard({ ...promotion, ...more }, new Date(now)).expiry;
  expect(at("2026-11-21T10:00:00Z")).toBe("Scade il 30 nov 2026");
  expect(at("2026-12-01T10:00:00Z", { ended: true })).toBe("Scaduta il 30 nov 2026");
  expect(at("2026-11-21T10:00:00Z", { ended: true })).toBe("Scaduta");
  expect(at("2026-11-21T10:00:00Z", { endsAt: null })).toBeNull();
});

test.each(said.discounts as [Discount | null, string | null][])("%o reads %s", (discount, text) => {
  expect(discountText(discount)).toBe(text);
});

test("addresses hold what is chosen in one form, and a change leads to the first page", () => {
  const read = (query: string) => promotionsQuery(new URLSearchParams(query));
  const all = "merchant=luma&tipo=codice&cerca=lana&paese=DE&ordinamento=newest&pagina=3";
  expect(promotionsHref(read(all))).toBe(`/codici-sconto-coupon?${all}`);
  expect(promotionsHref(withChoice(read(all), { type: null }))).not.toContain("pagina");
  expect(read("merchant=<x>&pagina=-1&paese=ITALIA&ordinamento=newest")).toEqual(read(""));
  expect(canonicalPromotionsHref(new URL("https://x.example/codici-sconto-coupon?paese=it&pagina=1"))).toBe(
    "/codici-sconto-coupon",
  );
});
