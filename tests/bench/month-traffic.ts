/** What visitors of a month ask for, at the rate of so many pages: for `bench:month`. */
import { random } from "../tools/random";
import { type Site, visitor } from "../tools/site";
import visits from "./visits.json";

const month = 30 * 86_400_000;

/** A page, a click, an event, a picture, a scheduled run: each moves the simulated time on as at this rate. */
export async function openTraffic(site: Site, factor: number) {
  const chance = random(33);
  const gap = month / (1e6 * factor);
  let time = Date.now();
  const any = <T>(list: readonly T[]): T => list[Math.floor(chance() ** 2 * list.length)] as T;
  const { results } = await site.db
    .prepare("SELECT slug FROM products WHERE offer_count > 0")
    .all<{ slug: string }>();
  const slugs = results.map(({ slug }) => `/${slug}`);
  const { listings, goods, words } = visits.month;
  const searches = goods.flatMap((kind) => words.map((word) => `${kind}+${word.replace(" ", "+")}`));
  const html = await (await site.get(slugs[0] as string)).text();
  const exits = [...html.matchAll(/href="(\/vai\/[^"]+)"/g)].map(([, href]) =>
    String(href).replaceAll("&amp;", "&"),
  );
  const pictures = [...html.matchAll(/src(?:set)?="(\/media\/uploads\/[^" ,]+)/g)].map(([, src]) =>
    String(src),
  );
  const get = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const who = Math.floor(chance() * 50_000 * factor);
    const headers = {
      ...init.headers,
      "x-time": String(time),
      "user-agent": visitor,
      "cf-connecting-ip": `10.${who >> 16}.${(who >> 8) & 255}.${who & 255}`,
    };
    const answer = await site.get(path, { ...init, headers } as never);
    await answer.arrayBuffer();
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`);
  };
  return {
    async page() {
      time += gap * 2 * chance();
      const kind = chance();
      if (kind < 0.08) return get("/");
      if (kind < 0.4) return get(any(listings));
      if (kind < 0.47) return get(`/prodotti?cerca=${any(searches)}`);
      if (kind < 0.52) return get(any(["/magazine", "/brand", "/codici-sconto-coupon", "/carrello"]));
      return get(any(slugs));
    },
    async click() {
      time += 7_000;
      await get(any(exits));
    },
    event: () =>
      get("/api/eventi", {
        method: "POST",
        headers: {
          "x-api-key": "vetrina-locale",
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        body: JSON.stringify({ tipo_evento: "page_view", sessione_id: "session_1", url_pagina: "/prodotti" }),
      }),
    picture: () => get(any(pictures)),
    async runScheduled() {
      time += 60_000;
      await site.runScheduled(new Date(time));
    },
    pass(milliseconds: number) {
      time += milliseconds;
    },
    now: () => time,
  };
}
