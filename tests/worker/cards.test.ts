/** Picture cards of shared pages: named by the page, drawn when they are asked for, kept under what they say. */
import { pictureWidths } from "domain/picture";
import sharp from "sharp";
import { firstRow } from "upstream/sql";
import { afterAll, expect, test } from "vitest";
import { makeMember } from "../tools/member";
import { type Site, startSite } from "../tools/site";
import { giveLists, sharedToken } from "../tools/wishlists";

const keys = { API_KEY: "chiave-di-prova-delle-schede", ADMIN_KEY: "chiave-del-gestore-delle-schede" };
const site = await startSite({ LOG: "off", ...keys }, { draws: true });
const lonely = await startSite({ LOG: "off" }, { second: "dead" });
afterAll(() => Promise.all([site.stop(), lonely.stop()]));

/** What a page calls its pictures, and the size and words of the first. */
async function cardOf(at: Site, path: string) {
  const { html } = await at.page(path);
  const named = (property: string) =>
    [...html.matchAll(new RegExp(`property="${property}" content="([^"]*)"`, "g"))].map(
      ([, said]) => said ?? "",
    );
  const [card = "", ...others] = named("og:image");
  return {
    path: new URL(card).pathname,
    others,
    said: [...named("og:image:width"), ...named("og:image:height"), ...named("og:image:alt")],
  };
}

async function file(path: string, at = site) {
  const response = await at.get(path, { redirect: "manual" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function product(number = 0) {
  const found = await firstRow<{ slug: string; id: number }>(site.db)`SELECT slug, product_id AS id
    FROM products WHERE available = 1 AND images LIKE '%.webp%' LIMIT 1 OFFSET ${number}`;
  return found ?? { slug: "", id: 0 };
}

test("a product names a card of 1200 by 630 with its words; an address of another version leads to it, an invented one nowhere", async () => {
  const { slug, id } = await product();
  const { path, others, said } = await cardOf(site, `/${slug}`);
  expect(path).toMatch(new RegExp(`^/media/scheda/prodotto/${slug}/[a-z0-9]+\\.jpg$`));
  expect(said).toEqual(["1200", "630", expect.stringMatching(/da \d+,\d\d/)]);
  expect(others.length, "the product's own pictures follow").toBeGreaterThan(0);
  const card = await file(path);
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(card.bytes.byteLength).toBeLessThan(300_000);
  const { width, height, format } = await sharp(card.bytes).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  const again = await file(path);
  expect(again.bytes.equals(card.bytes)).toBe(true);
  const invented = await file(path.replace(/[a-z0-9]+\.jpg$/, "abc123.jpg"));
  expect([invented.status, invented.headers.get("location")]).toEqual([302, path]);
  expect((await file("/media/scheda/prodotto/non-esiste/abc.jpg")).status).toBe(404);
  expect((await file("/media/scheda/altro/1.jpg")).status).toBe(404);
  expect(id).toBeGreaterThan(0);
});

test("a comparison and a shared list have cards of their own, which the bucket does not keep", async () => {
  const { path, said } = await cardOf(site, "/confronta?p=1,2");
  expect(path).toBe("/media/scheda/confronto/1-2.jpg");
  expect(said).toEqual(["1200", "630", expect.stringMatching(/^A confronto: /)]);
  const compared = await file(path);
  expect([compared.status, (await sharp(compared.bytes).metadata()).width]).toEqual([200, 1200]);
  expect((await file("/media/scheda/confronto/999999999.jpg")).status).toBe(404);
  expect((await file("/media/scheda/confronto/1-2-3-4-5.jpg")).status).toBe(404);
  const member = await makeMember(site.db, { now: new Date() });
  await giveLists(site.db, member.id, new Date());
  const shared = await cardOf(site, `/wishlist/condivisa?lista=${sharedToken}`);
  expect([shared.path, shared.said[2]]).toEqual([
    `/media/scheda/lista/${sharedToken}.jpg`,
    "La lista “Per il mare”",
  ]);
  const list = await file(shared.path);
  expect([list.status, (await sharp(list.bytes).metadata()).height]).toEqual([200, 630]);
  expect(list.headers.get("cache-control")).toBe("public, max-age=600");
  expect((await file(`/media/scheda/lista/${"x".repeat(22)}.jpg`)).status).toBe(404);
});

test("a picture that would fill the memory once decoded is left out of a card, however few bytes it has", async () => {
  const { slug } = await product(1);
  const { path, others } = await cardOf(site, `/${slug}`);
  const own = new URL(others[0] ?? "").pathname;
  const tall = await sharp({ create: { width: 640, height: 16_000, channels: 3, background: "#fff" } })
    .webp({ lossless: true })
    .toBuffer();
  expect(tall.length).toBeLessThan(60_000);
  const stem = own.replace(/^\/media\/|\.webp$/g, "");
  const files = ["", ...pictureWidths.map((width) => `/${width}`)].map((width) => ({
    key: `${stem}${width}.webp`,
    type: "image/webp",
    base64: tall.toString("base64"),
  }));
  const headers = {
    "content-type": "application/json",
    "x-api-key": keys.API_KEY,
    "x-admin-key": keys.ADMIN_KEY,
  };
  const stored = await site.page("/api/catalogue/files", {
    method: "POST",
    headers,
    body: JSON.stringify({ files }),
  });
  expect(stored.status).toBe(200);
  const card = await file(path);
  expect([card.status, card.headers.get("location")]).toEqual([302, own]);
});

test("where nobody draws, the page is as it was and its card the site's own picture", async () => {
  const { slug } = await product();
  const { path } = await cardOf(lonely, `/${slug}`);
  const stand = await file(path, lonely);
  expect([stand.status, stand.headers.get("location")]).toEqual([302, "/anteprima.png"]);
});
