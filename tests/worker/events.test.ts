/** Events and counts of pages: nothing without consent, nobody's address, once each; the operator reads them. */

import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite, visitor } from "../tools/site";
import { deskOf } from "./at-desk";

const site = await forFile(startSite());

const consent = (flags: string) =>
  `cookiePreferences=1.${Math.floor(Date.now() / 1000).toString(36)}.${flags}`;

function event(over: Record<string, unknown> = {}) {
  return {
    evento_uuid: crypto.randomUUID(),
    tipo_evento: "view_item",
    sessione_id: "session_1760000000000",
    url_pagina: "/abito",
    timestamp: "2026-03-01T10:00:00.000Z",
    prodotto_id: 1,
    items: [{ item_id: 1, item_name: "Abito" }],
    ...over,
  };
}

function send(events: unknown, cookie = consent("11"), headers: Record<string, string> = {}) {
  return site.get("/eventi", {
    method: "POST",
    body: typeof events === "string" ? events : JSON.stringify({ eventi: events }),
    headers: { "User-Agent": visitor, "Sec-Fetch-Site": "same-origin", Cookie: cookie, ...headers },
  });
}

const kept = async () =>
  (
    await site.logs.prepare("SELECT payload FROM events ORDER BY event_id").all<{ payload: string }>()
  ).results.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((wake) => setTimeout(wake, 50));
}

test("without consent to analytics nothing is taken, and no id is made", async () => {
  for (const cookie of ["", consent("00"), consent("01")]) {
    const answer = await send([event()], cookie);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
  expect(await kept()).toEqual([]);
});

test("with consent an event is kept once, with an anonymous id and no address of a computer", async () => {
  const one = event({ indirizzo_ip: "203.0.113.9", utente_id: 7 });
  const answer = await send([one], consent("11"), { "CF-Connecting-IP": "203.0.113.9" });
  expect(answer.status).toBe(204);
  const id = /^anonymousId=([\w-]{36}); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/.exec(
    answer.headers.get("Set-Cookie") ?? "",
  )?.[1];
  await until(async () => (await kept()).length > 0);
  await send([one], `${consent("11")}; anonymousId=${id}`);
  await send([event({ tipo_evento: "search", search_term: "lino" })], `${consent("11")}; anonymousId=${id}`);
  await until(async () => (await kept()).length > 1);
  const [first, ...others] = await kept();
  expect(others.map(({ tipo_evento }) => tipo_evento)).toEqual(["search"]);
  expect(first).toMatchObject({
    tipo_evento: "view_item",
    utente_id: null,
    anonymous_id: id,
    prodotto_id: 1,
  });
  expect(JSON.stringify(await kept())).not.toContain("203.0.113.9");
});

test("what is no batch of ours is refused", async () => {
  for (const wrong of [
    "{",
    [],
    [event({ tipo_evento: "acquisto" })],
    [event({ sessione_id: "" })],
    [event({ url_pagina: "//altrove" })],
  ])
    expect((await send(wrong)).status).toBe(422);
  expect((await send([event()], consent("11"), { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await send("x".repeat(40_000))).status).toBe(413);
});

test("a product that is fetched ahead leaves nothing behind until it is shown, and is nobody's own page", async () => {
  const found = await firstRow<{ slug: string; product_id: number }>(site.db)`
    SELECT slug, product_id FROM products WHERE available = 1 LIMIT 1`;
  const path = `/${found?.slug}`;
  const ask = (path: string, headers: Record<string, string>, method = "GET") =>
    site.get(path, { method, headers: { "User-Agent": visitor, ...headers } });
  const views = () =>
    site.logs.prepare("SELECT views FROM page_counts WHERE page = ?").bind(path).first("views");
  const ahead = { "Sec-Purpose": "prefetch" };
  const early = await ask(path, { ...ahead, Cookie: consent("00") });
  expect(early.status).toBe(200);
  expect(early.headers.get("Set-Cookie")).toBeNull();
  expect((await ask("/account", { ...ahead, Cookie: "sessione=x" })).status).toBe(503);
  const shown = await ask(path, { "X-Shown": "1" }, "HEAD");
  expect(shown.headers.get("Set-Cookie")).toContain(`visti=${found?.product_id}`);
  // What is asked by HEAD otherwise is no visit.
  expect((await ask(path, {}, "HEAD")).headers.get("Set-Cookie")).toBeNull();
  await until(async () => (await views()) !== null);
  expect(await views()).toBe(1);
});

test("what was fetched ahead is forgotten by whoever has changed something", async () => {
  const answer = await site.get("/preferenze-cookie", {
    method: "POST",
    redirect: "manual",
    headers: {
      "User-Agent": visitor,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "scelta=rifiuta",
  });
  expect(answer.status).toBeLessThan(400);
  expect(answer.headers.get("Clear-Site-Data")).toBe('"prefetchCache"');
});

test("pages are counted by day for everybody, with nothing but their path", async () => {
  for (const path of ["/brand", "/brand?utm_source=x", "/magazine"])
    await site.get(path, { headers: { "User-Agent": visitor } });
  await site.get("/magazine", { headers: { "User-Agent": "Googlebot/2.1" } });
  const counts = async () =>
    (await site.logs.prepare("SELECT page, views FROM page_counts ORDER BY page").all()).results;
  await until(async () => (await counts()).length > 1);
  expect((await counts()).filter(({ page }) => /^\/(brand|magazine)$/.test(String(page)))).toEqual([
    { page: "/brand", views: 2 },
    { page: "/magazine", views: 1 },
  ]);
  const table = await (await deskOf(site)).get("/gestione/esportazioni/aperture.csv");
  expect(table.html).toMatch(/,\/brand,2\r?\n/);
});
