/** Signed-in members with words that nobody else may read: what they get, what others get, and what the location keeps. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { batch, firstRow, sql } from "upstream/sql";
import { afterAll, expect, test } from "vitest";
import { type Jar, openJar } from "../tools/jar";
import { goodPassword, makeMember } from "../tools/member";
import { startSite } from "../tools/site";

const kept = mkdtempSync(join(tmpdir(), "vetrina-cache-"));
const site = await startSite({ LOG: "off" }, { cached: kept });
const product = (await firstRow<{ id: number; slug: string }>(site.db)`
  SELECT product_id AS id, slug FROM products WHERE available = 1 LIMIT 1`) ?? { id: 0, slug: "" };
afterAll(async () => {
  await site.stop();
  rmSync(kept, { recursive: true, force: true });
});

/** Somebody who has signed in at the door and saved what the listing and the product page show. */
async function memberCalled(name: string, list: number): Promise<Jar> {
  const email = `${name.toLowerCase()}@posta.example`;
  const { id } = await makeMember(site.db, { name, email, password: goodPassword });
  const at = new Date().toISOString();
  await batch(site.db, [
    sql`INSERT INTO wishlists (list_id, user_id, name, create_key, created_at)
      VALUES (${list}, ${id}, ${`Lista${name}`}, 'b', ${at})`,
    sql`INSERT INTO wishlist_items (list_id, user_id, product_id, saved_at)
      SELECT ${list}, ${id}, product_id, ${at} FROM products`,
  ]);
  const jar = openJar(site);
  const answer = await jar.post("/login", { email, password: goodPassword, memorizza: "on" });
  expect(answer.status).toBe(303);
  return jar;
}

const shared = () => [
  "/",
  "/prodotti",
  "/prodotti?categoria=donna",
  `/${product.slug}`,
  "/brand",
  "/magazine",
];
const words = ["CanarinaAnna", "CanarinoBruno"];
const savedHeart = /class="heart[^"]* saved"/;

test("signed-in members leave nothing of theirs with anybody, nor in what is kept at the location", async () => {
  const [anna, bruno] = [await memberCalled(words[0] ?? "", 801), await memberCalled(words[1] ?? "", 802)];
  const people: [string | null, (path: string) => Promise<{ html: string; headers: Headers }>][] = [
    [words[0] ?? "", (path) => anna.get(path)],
    [words[1] ?? "", (path) => bruno.get(path)],
    [null, (path) => site.page(path)],
  ];
  const greeted = new Set<string>();
  // Who comes first differs from page to page; the second round finds kept pages.
  for (let round = 0; round < 2; round++) {
    for (const [turn, path] of shared().entries()) {
      for (let place = 0; place < people.length; place++) {
        const [own, get] = people[(turn + round + place) % people.length] as (typeof people)[number];
        const { html, headers } = await get(path);
        for (const word of words)
          if (word !== own) expect(html.includes(word), `${path} for ${own} holds ${word}`).toBe(false);
        if (own === null) {
          expect(savedHeart.test(html), `${path} for nobody holds a saved heart`).toBe(false);
          continue;
        }
        // A summary that comes late leaves the page as for nobody.
        if (!html.includes(own)) continue;
        expect(headers.get("cache-control"), path).toMatch(/^private, no-(cache|store)$/);
        if (savedHeart.test(html)) greeted.add(`${own} ${path}`);
      }
    }
  }
  for (const word of words)
    for (const path of ["/prodotti", `/${product.slug}`]) expect([...greeted]).toContain(`${word} ${path}`);
  // Their own pages, which nobody keeps.
  for (const jar of [anna, bruno])
    for (const path of ["/account/info", "/account/wishlist"])
      expect((await jar.get(path)).html).toContain("Canarin");
  const secrets = [...anna.cookies, ...bruno.cookies].flatMap(([name, value]) =>
    name === "sessione" ? [value] : [],
  );
  expect(secrets.length).toBe(2);
  // Pages are put there behind their answers, the catalogue a second after.
  await expect.poll(() => held().filter((one) => one.includes("<!DOCTYPE html>")).length).toBeGreaterThan(4);
  await expect.poll(() => held().some((one) => one.includes('"labelRows"'))).toBe(true);
  for (const one of held()) {
    for (const word of [...words, ...words.map((name) => name.toLowerCase()), ...secrets])
      expect(one.includes(word), `${word} is kept in ${one.slice(0, 200)}`).toBe(false);
    expect(savedHeart.test(one)).toBe(false);
  }
});

/** Everything that the Cache API holds: bodies, and the table that says where and with which headers. */
function held(): string[] {
  return readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
}
