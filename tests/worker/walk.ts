/** Walks the shopper's journey over HTTP by following links only; used against the embedded upstream and a remote one. */
import { expect } from "vitest";
import type { Site } from "../tools/site";
import { cardCount, link, links, textOf } from "./html";

/** Follows the journey and resolves to the way out that was taken and the store's address behind it. */
export async function walk(site: Site): Promise<{ way: string; store: string; product: string }> {
  const home = await site.page("/");
  expect(home.status).toBe(200);
  expect(cardCount(home.html)).toBeGreaterThan(0);

  const listing = await site.page(link(home.html, /^\/prodotti\/?\?categoria=donna$/));
  expect(listing.status).toBe(200);
  const total = counter(listing.html);
  expect(total).toBeGreaterThan(0);

  const narrowed = await site.page(link(listing.html, /^\/prodotti\?.*(taglia|brand|colore)=/));
  expect(narrowed.status).toBe(200);
  expect(counter(narrowed.html)).toBeGreaterThan(0);
  expect(counter(narrowed.html)).toBeLessThanOrEqual(total);

  const slug = /<h3><a href="(\/[^"]+)"/.exec(narrowed.html)?.[1] ?? "";
  const product = await site.page(slug);
  expect(product.status).toBe(200);
  expect(textOf(product.html, "h1")).not.toBe("");

  const variant = await site.page(variantOf(product.html) ?? slug);
  expect(variant.status).toBe(200);
  expect(textOf(variant.html, "h1")).toBe(textOf(product.html, "h1"));

  const way = links(variant.html).find((href) => href.startsWith("/vai/")) ?? link(product.html, /^\/vai\//);
  const out = await site.page(way);
  const store = storeBehind(way);
  expect(out.status).toBe(200);
  expect(out.html).toContain("Attendi&#8230;");
  expect(out.html).toContain(new URL(store).hostname);
  return { way, store, product: slug };
}

/** The number of the counter, '128 prodotti'. */
export function counter(html: string): number {
  const found = /([\d.]+)(?:<!-- -->)?\s*(?:<!-- -->)?prodott[oi]\b/i.exec(html)?.[1] ?? "0";
  return Number(found.replaceAll(".", ""));
}

function variantOf(html: string): string | undefined {
  return /<a class="value"[^>]*href="(\/[^"]+)"/.exec(html)?.[1];
}

/** The address inside `/vai/{base64url}`. */
export function storeBehind(way: string): string {
  const encoded = new URL(way, "http://site").pathname.slice("/vai/".length);
  return Buffer.from(encoded, "base64url").toString("utf8");
}
