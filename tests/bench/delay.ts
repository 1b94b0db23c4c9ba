/** P6: every upstream call takes 500 ms longer; when do header, first card and the last byte arrive? Of first pages: whether a later one exists decides its status, so it waits. */
import { request } from "node:http";
import { interpose } from "../tools/interpose";
import { type Site, startSite, visitor } from "../tools/site";
import { startUpstream } from "../tools/upstream";
import { median } from "./load";
import type { Row } from "./table";

const delay = 500;
const rounds = 5;

interface Arrival {
  header: number;
  card: number;
  last: number;
}

export async function measureDelay(): Promise<Row[]> {
  const upstream = await startUpstream();
  const between = await interpose(upstream.url);
  const uncached = { CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0", LOG: "off" };
  const site = await startSite(
    { API_BASE_URL: between.url.origin, ...uncached },
    { strict: false, files: false },
  );
  try {
    await arrival(site, "/prodotti");
    between.meddle(() => ({ delayMs: delay }));
    const seen: Arrival[] = [];
    for (let round = 0; round < rounds; round += 1)
      seen.push(await arrival(site, `/prodotti?prezzoMin=${round + 1}`));
    const part = (key: keyof Arrival) => (median(seen.map((one) => one[key])) / delay).toFixed(2);
    return [
      ["P6", `header with search form, upstream ${delay} ms late (D)`, `${part("header")} D`, "≤ 0.05 D"],
      ["P6", "first card", `${part("card")} D`, "≤ 1.05 D"],
      ["P6", "last byte", `${part("last")} D`, "≤ 1.1 D"],
    ];
  } finally {
    await site.stop();
    await between.stop();
    await upstream.stop();
  }
}

function arrival(site: Site, path: string): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const seen: Arrival = { header: 0, card: 0, last: 0 };
    let html = "";
    const { hostname: host, port } = site.url;
    request({ host, port, path, headers: { "user-agent": visitor } }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (part) => {
        html += part;
        const now = performance.now() - began;
        if (!seen.header && html.includes('name="cerca"')) seen.header = now;
        if (!seen.card && html.includes('<article class="card')) seen.card = now;
      });
      response.on("end", () => resolve({ ...seen, last: performance.now() - began }));
    })
      .on("error", reject)
      .end();
  });
}
