/** One deadline an answer (docs/decisions/0110): each address, opened and posted to, by nobody and by members. Time is counted, not measured (tests/tools/virtual-time.js). */

import { parseSettings } from "server/env";
import { exitKeysOf, mint } from "server/exits/decision";
import { afterAll, describe, expect, test } from "vitest";
import type { PageRequest } from "../tools/addresses";
import { formSalt, openAsking } from "../tools/fault-matrix";
import { multipart } from "../tools/multipart";
import { delivered, startSite, testSettings } from "../tools/site";
import { startUpstream } from "../tools/upstream";
import { run } from "./sql";

/** Milliseconds, with the settings as they are delivered; rendering takes none here. */
const goal = 5_000;

const upstream = await startUpstream();
const settings = {
  ...delivered,
  API_BASE_URL: upstream.url.origin,
  CLICK_SALT: formSalt,
  LOG: "off",
  CACHE_SHORT_SECONDS: "0",
  CACHE_LONG_SECONDS: "0",
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET: "segreto",
  TURNSTILE_URL: `${upstream.url.origin}/siteverify`,
};
const site = await startSite(settings, { entry: "virtual-time.js" });
const { asked, initOf } = await openAsking(site, upstream);
afterAll(async () => {
  await site.stop();
  await upstream.stop();
});

/** A way out to a store that goes on while another one is paused: its offer is asked for. */
const way = mint("https://store.example/", exitKeysOf(parseSettings(testSettings))[0], {
  product: 1,
  offer: 1,
  place: "product",
  spot: null,
  page: null,
});
await run(upstream.db)`UPDATE stores SET paused_at = datetime('now') WHERE store_id = (SELECT MAX(store_id)
  FROM stores)`;

/** What browsers remember, so that slots have something to ask. */
const remembered = `visti=1.2.3; ricordi=1; ripresa=${encodeURIComponent('["/prodotti","Prodotti"]')}`;
const formAt = new Map(asked.map(({ path, fields }) => [path, fields ?? {}]));
/** Whoever has signed out is nobody: at the end. */
const addresses = [...new Map(asked.map((one) => [one.path, one])).values()].sort(
  (one, other) => Number(one.route === "logout") - Number(other.route === "logout"),
);
const everything = [{ route: "vai", path: way }, ...addresses].flatMap(({ route, path }) =>
  ([undefined, true, "to renew"] as const).flatMap((member): PageRequest[] => [
    { route, path, ...(member && { member }) },
    {
      route,
      path,
      fields: { ...formAt.get(path), "cf-turnstile-response": "gettone" },
      ...(member && { member }),
    },
  ]),
);

/** What the second Worker judges, by words that it asks the upstream for. */
const form = new FormData();
form.set("feed", new File(["id;title;price;link\n1;Abito;10,00;https://store.example/1\n"], "feed.csv"));
const feed = await multipart(form);

async function waitOf(one: PageRequest) {
  const init = initOf(one);
  init.headers.cookie = [init.headers.cookie, remembered].filter(Boolean).join("; ");
  if (one.fields && one.path === "/partner-program/verifica-feed") {
    init.headers["content-type"] = feed.type;
    init.body = feed.body;
  }
  const answer = await site.get(one.path, init);
  return (await answer.json()) as { status: number; first: number; last: number };
}

describe.each(["never", "trickling", "late"])("while the upstream is %s", (is) => {
  test("no address keeps anybody waiting longer than a page may take", async () => {
    await site.get("/prova/upstream?is=well");
    await site.get(way);
    await site.get(`/prova/upstream?is=${is}`);
    const late: string[] = [];
    for (const one of everything) {
      const { first, last, status } = await waitOf(one);
      if (!(first <= goal && last <= goal && status < 599))
        late.push(
          `${one.fields ? "POST" : "GET"} ${one.path} ${one.member ?? "nobody"}: ${status}, ${first} to ${last} ms`,
        );
    }
    expect(late).toEqual([]);
  });
});
