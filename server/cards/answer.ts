/** `/media/scheda/…`: a card by which a page is shared, drawn when it is first asked for; where it cannot be, what stands in its place. */

import { type CardGoods, productCardPath } from "contract/share-card";
import { own } from "domain/own";
import { pictureFacts } from "domain/picture-facts";
import type { Api } from "../api";
import { isFlood } from "../flood";
import { errorFields } from "../log";
import { apiOf, type EdgeContext, type Visit } from "../visit";
import { type Layout, productLayout, rowLayout, type Shown } from "./layout";

/** Of an address; null where it names no card. */
interface Card {
  layout: Layout;
  pictures: ArrayBuffer[];
  /** Where it is kept: the bucket, for products; others only at the edge, so that nobody fills the bucket with combinations. */
  kept: boolean;
  /** Seconds. */
  lasts: number;
}

type Paint = (layout: Layout, pictures: readonly ArrayBuffer[]) => Promise<ArrayBuffer>;

const stand = "/anteprima.png";
const mostInRow = 4;
/** Four bytes each once decoded; what is stored has 1,280 a line, and stores send banners as tall as a house. */
const mostPixels = 4_000_000;
const longDate = new Intl.DateTimeFormat("it-IT", { timeZone: "Europe/Rome", dateStyle: "long" });

export async function answerCard(edge: EdgeContext, visit: Visit, paint: Paint): Promise<Response> {
  const { request } = edge;
  const { url, env, log } = visit;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const [, kind = "", ...rest] = url.pathname.slice("/media".length).split("/").filter(Boolean);
  const cardNamed = own(cards, kind);
  if (!cardNamed) return missing();
  if (await isFlood(env, "RENDER_LIMIT", request.headers.get("CF-Connecting-IP")))
    return elsewhere(stand, 60);
  const api = apiOf(edge, visit);
  const media = env.MEDIA;
  const asked = { path: url.pathname, name: rest.join("/"), api, media, site: env.SITE_NAME };
  try {
    const card = await cardNamed(asked);
    if (!card) return missing();
    if ("elsewhere" in card) return elsewhere(card.elsewhere, 300);
    const bytes = await paint(card.layout, card.pictures);
    if (card.kept) edge.waitUntil(keep(media, url.pathname.slice("/media/".length), bytes));
    return new Response(request.method === "HEAD" ? null : bytes, {
      headers: { "Content-Type": "image/jpeg", "Cache-Control": `public, max-age=${card.lasts}` },
    });
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 404) return missing();
    log.failure("card", errorFields(error));
    return elsewhere(stand, 60);
  }
}

interface Asked {
  path: string;
  name: string;
  api: Api;
  media: R2Bucket;
  site: string;
}

type Found = Card | { elsewhere: string } | null;

const cards: Record<string, (asked: Asked) => Promise<Found>> = {
  async prodotto({ path, name, api, media, site }) {
    const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/[a-z0-9]{1,16}\.jpg$/.exec(name)?.[1];
    if (!slug || slug.length > 120) return null;
    const product = await api.products.bySlug({ slug });
    const now = new Date();
    const current = productCardPath(product, now);
    if (current === null) return null;
    // The price has changed since, or somebody made the address up.
    if (current !== path) return { elsewhere: current };
    const picture = await pictureOf(product, 504, media);
    const own = product.pictures[0]?.src;
    if (!picture && own) return { elsewhere: own };
    const layout = productLayout(shown(product, picture), longDate.format(now), site);
    return { layout, pictures: picture ? [picture] : [], kept: true, lasts: 31_536_000 };
  },
  async confronto({ name, api, media, site }) {
    const ids = /^(\d{1,15}(?:-\d{1,15}){0,3})\.jpg$/.exec(name)?.[1]?.split("-").map(Number);
    if (!ids) return null;
    const asked = await Promise.all(ids.map((id) => api.products.byId({ id }).catch(() => null)));
    const products = asked.filter((product) => product !== null);
    if (products.length === 0) return null;
    return rowCard("Confronta i prodotti", "", products, { media, site, lasts: 86_400 });
  },
  async lista({ name, api, media, site }) {
    const token = /^([\w-]{22})\.jpg$/.exec(name)?.[1];
    if (!token) return null;
    const list = await api.wishlists.shared({ token });
    const count = list.products.length;
    const note = `${count === 1 ? "1 prodotto" : `${count} prodotti`} · `;
    // Its owner may close it at any time.
    return rowCard(list.name, note, list.products, { media, site, lasts: 600 });
  },
};

async function rowCard(
  heading: string,
  note: string,
  products: readonly CardGoods[],
  { media, site, lasts }: { media: R2Bucket; site: string; lasts: number },
): Promise<Card> {
  const first = products.slice(0, mostInRow);
  const pictures = await Promise.all(first.map((product) => pictureOf(product, 252, media)));
  const said = first.map((product, at) => shown(product, pictures[at] ?? null));
  const layout = rowLayout(heading, note, said, longDate.format(new Date()), site);
  return { layout, pictures: pictures.filter((picture) => picture !== null), kept: false, lasts };
}

function shown({ name, brand, price }: CardGoods, picture: ArrayBuffer | null): Shown {
  return { name, brand: brand?.name ?? null, price: priceText(price), picture: picture !== null };
}

const euros = new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2, useGrouping: "always" });

function priceText({ current, currency }: CardGoods["price"]): string {
  if (current === null) return "Esaurito";
  return `${euros.format(current / 100)} ${currency === "EUR" ? "€" : currency}`;
}

/** The smallest stored WebP that is wide enough; null where the bucket has none, and for one that would fill the memory once decoded. */
async function pictureOf({ pictures }: CardGoods, width: number, media: R2Bucket) {
  const [first] = pictures;
  const [, key] = /\/(uploads\/[^?#]+)\.webp$/.exec(first?.src ?? "") ?? [];
  if (!first || !key) return null;
  const stored = first.widths.find((one) => one >= width) ?? first.widths.at(-1);
  const stem = decodeURIComponent(key);
  const object = (stored && (await media.get(`${stem}/${stored}.webp`))) || (await media.get(`${stem}.webp`));
  const bytes = (await object?.arrayBuffer()) ?? null;
  const facts = bytes && pictureFacts(new Uint8Array(bytes));
  return facts && facts.width * facts.height <= mostPixels ? bytes : null;
}

/** A product has one card: what it was at another price goes. */
async function keep(media: R2Bucket, key: string, bytes: ArrayBuffer): Promise<void> {
  await media.put(key, bytes, { httpMetadata: { contentType: "image/jpeg" } });
  const { objects } = await media.list({ prefix: key.slice(0, key.lastIndexOf("/") + 1) });
  const before = objects.map((one) => one.key).filter((one) => one !== key);
  if (before.length > 0) await media.delete(before);
}

function missing(): Response {
  return new Response("Immagine non trovata.", { status: 404 });
}

function elsewhere(location: string, seconds: number): Response {
  const headers = { Location: location, "Cache-Control": `public, max-age=${seconds}` };
  return new Response(null, { status: 302, headers });
}
