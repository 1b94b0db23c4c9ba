/** Awin's offers and our own table on a real local D1: what each offer becomes, again and again. */

import { contract } from "contract";
import { momentFrom } from "domain/moments";
import { promisedIn } from "upstream/promotions/awin";
import { describe, expect, test } from "vitest";
import { readPromotions } from "../../../scripts/promotions/read";
import { asking } from "../../fixtures/ask";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import said from "./import.json";

const { promotions } = contract;
const now = new Date("2026-03-10T12:00:00.000Z");

/** One offer in Awin's shape; what is not said is as usual. */
function offer(promotionId: number, more: Record<string, unknown> = {}) {
  return {
    ...{ promotionId, type: "promotion", title: `Offerta ${promotionId}`, description: "Testo.", terms: "" },
    advertiser: { id: 1, name: "Moda Milano", joined: true },
    ...{ startDate: "2026-03-01T00:00:00", endDate: "2026-03-31T23:59:59", dateAdded: "2026-03-01T08:00:00" },
    url: "https://www.moda-milano.example/saldi",
    urlTracking: "https://www.awin1.com/cread.php?awinmid=1",
    regions: { all: false, list: [{ name: "Italy", countryCode: "IT" }] },
    ...more,
  };
}
const voucher = (id: number, code: string | null, more = {}) =>
  offer(id, { type: "voucher", voucher: { code }, ...more });
const stranger = {
  advertiser: { id: 9, name: "Negozio Sconosciuto", joined: true },
  url: "https://boh.example/",
};

const usable = [
  voucher(1, "LUMA10", { title: "10% con il codice LUMA10" }),
  voucher(2, "AB5", { title: "Codice corto" }),
  offer(3, { title: '=HYPERLINK("https://evil.example","premi")' }),
  offer(4, {
    terms: "<p>Fino a <b>fine</b><script>alert(1)</script></p>",
    title: "Fino al 50% sulle giacche",
  }),
  voucher(5, "VECCHIO", { startDate: "2026-01-01T00:00:00", endDate: "2026-01-31T23:59:59" }),
  voucher(6, "DOMANI", { startDate: "2026-03-20T00:00:00" }),
  voucher(7, "APERTO", { endDate: null }),
  voucher(8, "STASERA", { endDate: "2026-03-10T22:59:59" }),
  offer(9, { regions: { all: false, list: [{ countryCode: "DE" }] } }),
  voucher(10, "BOH10", stranger),
];
const refused: [Record<string, unknown>, RegExp][] = [
  [voucher(21, null), /^no code$/],
  [offer(22, { url: "javascript:alert(1)" }), /no web address/],
  [offer(23, { url: "https://user:pass@www.moda-milano.example/" }), /no web address/],
  [offer(24, { startDate: "2026-12-31T00:00:00", endDate: "2026-11-01T00:00:00" }), /before it begins/],
  [offer(25, { startDate: "domani", endDate: "mai" }), /cannot be read/],
  [offer(26, { endDate: "2026-06-31T23:59:59" }), /cannot be read/],
  [offer(27, { advertiser: { id: 2, name: "Lontano", joined: false } }), /not joined/],
  [voucher(28, "luma10", { title: "10% con il codice LUMA10" }), /same code of the same store as 1$/],
  [offer(29, { title: " " }), /^no title$/],
  [{ promotionId: 30 }, /^no advertiser/],
  [offer(31, { regions: { all: false, list: [{ countryCode: "Boh" }] } }), /countries/],
];

const database = await forFile(openDatabase());
await database.db.prepare("DELETE FROM promotions").run();
const ask = asking(database.db, now);

const send = (offers: Record<string, unknown>[], dryRun = false) =>
  ask(promotions.importAwin, { offers, dryRun });
const list = (more = {}) => ask(promotions.list, { page: 1, sort: "relevance", ...more });

// One story: what was sent before is what is sent again.
describe("promotions", { shuffle: false }, () => {
  describe("Awin's offers", () => {
    test("every one is accounted for: taken, kept back or refused with its reason; a dry run writes nothing", async () => {
      const all = [...usable, ...refused.map(([raw]) => raw)];
      for (const dry of [true, false]) {
        const report = await send(all, dry);
        expect(report).toMatchObject({ read: 21, new: 10, changed: 0, unchanged: 0, expired: 1, waiting: 1 });
        expect(report.keptBack).toEqual([{ id: "10", store: "Negozio Sconosciuto" }]);
        expect(report.refused.map(({ line }) => line)).toEqual(refused.map((_, index) => index + 11));
        for (const [index, [, reason]] of refused.entries())
          expect(report.refused[index]?.reason).toMatch(reason);
        expect((await list()).totalResults).toBe(dry ? 0 : 8);
      }
    });

    test("the same again changes nothing; a change is one, and takes back terms that an operator had added", async () => {
      expect(await send(usable)).toMatchObject({ new: 0, changed: 0, unchanged: 10 });
      const { promotions: shown } = await list({ q: "LUMA10" });
      const slug = shown[0]?.slug ?? "";
      const before = await ask(promotions.bySlug, { slug });
      await ask(promotions.update, { ...sent, slug, code: "LUMA10", title: "10% con il codice LUMA10" });
      expect(await send(usable)).toMatchObject({ changed: 0, unchanged: 10 });
      expect((await ask(promotions.bySlug, { slug })).conditions).toMatchObject({ minimum: 5_000 });
      const changed = [voucher(1, "LUMA12", { title: "12% con il codice LUMA12" }), ...usable.slice(1)];
      expect(await send(changed)).toMatchObject({ new: 0, changed: 1, unchanged: 9 });
      const after = await ask(promotions.bySlug, { slug });
      expect([after.id, after.code, after.conditions]).toEqual([before.id, "LUMA12", null]);
      await send(usable);
    });

    test("visitors see what has begun: masked in its own texts, clean, in its countries, expired apart", async () => {
      const valid = await list({ active: true, country: "IT" });
      expect(valid.promotions.map(({ title }) => title)).not.toContain("Offerta 6");
      expect(
        JSON.stringify({ ...valid.promotions.find(({ code }) => code === "LUMA10"), code: null }),
      ).not.toContain("LUMA10");
      expect(valid.promotions.find(({ id }) => id === 4)?.terms ?? "").not.toContain("script");
      expect((await list({ active: true, country: "DE" })).totalResults).toBe(1);
      expect((await list({ active: false })).promotions.map(({ code }) => code)).toEqual(["VECCHIO"]);
      const merchants = await ask(promotions.merchants, {
        page: 1,
        sort: "relevance",
        active: true,
        country: "IT",
      });
      expect(merchants).toMatchObject([{ slug: "moda-milano", coupons: 4, deals: 2 }]);
    });

    test("one that was kept back finds its store once the catalogue knows it", async () => {
      const waiting =
        "INSERT INTO stores (store_id, slug, name, host) VALUES (77, 'negozio-sconosciuto', 'Negozio Sconosciuto', 'boh.example')";
      expect((await list({ merchantSlug: "negozio-sconosciuto" })).totalResults).toBe(0);
      await database.db.prepare(waiting).run();
      expect(await send(usable)).toMatchObject({ unchanged: 10, placed: 1, keptBack: [] });
      expect((await list({ merchantSlug: "negozio-sconosciuto" })).promotions[0]?.code).toBe("BOH10");
    });
  });

  const sent = {
    ...{
      title: '-5% da operatore, "virgolette"',
      description: "@SOMMA(1)\ncon a capo",
      terms: "<p>'Ecco</p>",
    },
    ...{ code: "+OPER5", kind: "percent" as const, value: 12.5, status: "active" as const },
    ...{ startsAt: "2026-03-01", endsAt: "2026-03-29", storeSlug: "moda-milano", countries: ["IT", "SM"] },
    ...{ url: "https://www.moda-milano.example/x", picture: null, seoTitle: null, seoDescription: null },
    conditions: {
      ...{
        minimum: 50,
        categories: ["scarpe-donna"],
        brands: ["aurora"],
        excludedCategories: [],
        excludedBrands: [],
      },
      fullPriceOnly: true,
    },
  };

  describe("our own table", () => {
    test("read back gives the same, in the same catalogue and in an empty one; no cell can be run", async () => {
      const made = await ask(promotions.create, sent);
      expect(made).toMatchObject({
        startsAt: "2026-02-28T23:00:00.000Z",
        endsAt: "2026-03-29T21:59:59.000Z",
      });
      const csv = await ask(promotions.export, { sort: "newest" });
      expect(csv).not.toMatch(/(^|[,"])[=+@-][A-Z0-9]/m);
      const rows = readPromotions(csv).map(({ offer }) => offer);
      expect(rows.length).toBe(11);
      expect(await send(rows)).toMatchObject({ new: 0, changed: 0, unchanged: 11, refused: [] });
      const empty = await openDatabase();
      await empty.db.prepare("DELETE FROM promotions").run();
      const there = asking(empty.db, now);
      expect(await there(promotions.importAwin, { offers: rows, dryRun: false })).toMatchObject({
        new: 11,
        refused: [],
      });
      expect(await there(promotions.export, { sort: "newest" })).toBe(csv);
      await empty.close();
    });

    test("is narrowed like the list, and paged", async () => {
      const lines = async (more: object) =>
        (await ask(promotions.export, { sort: "relevance", ...more })).trim().split("\r\n").length - 1;
      expect(await lines({ promotionType: "codice", active: true, merchant: "moda-milano" })).toBe(5);
      expect(await lines({ page: 2 })).toBe(0);
    });

    test("Awin's own table is read by its columns, in Italian dates and names of countries too", () => {
      const csv = [
        "Promotion ID,Advertiser,Type,Code,Title,Description,Starts,Ends,Regions,Deeplink",
        '7,Luma,Vouchers,LUMA10,"10%, da 50 €",Tutto,01/03/2026,31/03/2026 23:59,"Italy, Germania",https://luma.example/',
      ].join("\n");
      expect(readPromotions(csv)).toMatchObject([
        {
          line: 2,
          offer: {
            ...{ promotionId: "7", type: "voucher", voucher: { code: "LUMA10" }, title: "10%, da 50 €" },
            ...{ startDate: "2026-03-01", endDate: "2026-03-31T23:59" },
            regions: { list: [{ countryCode: "IT" }, { countryCode: "DE" }] },
          },
        },
      ]);
    });
  });

  test.each(said.moments as [string, "start" | "end", string | null][])(
    "%s as an %s is %s",
    (said, edge, moment) => {
      expect(momentFrom(said, edge)).toBe(moment);
    },
  );

  test.each(said.titles as [string, null | string, object][])(
    "'%s' promises what its words say",
    (title, description, promised) => {
      expect(promisedIn(title, description)).toEqual(promised);
    },
  );
});
