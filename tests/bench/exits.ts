/** P1: requests per second of the way out, against bare workers that decide nothing and are asked for the same addresses. */
import { mint } from "server/exits/decision";
import { startSite, testSettings, visitor } from "../tools/site";
import { interleaved, requestsPerSecond } from "./load";
import { bareInsert, bareRedirect } from "./references";
import type { Row } from "./table";

const rounds = 7;
/** With an address, as the platform names it: hashes and counters of callers are part of the figure. */
const headers = { "User-Agent": visitor, "CF-Connecting-IP": "203.0.113.7" };

export async function measureExits(): Promise<Row[]> {
  const site = await startSite({ LOG: "off" }, { strict: false, files: false });
  const [redirect, insert] = await Promise.all([bareRedirect(), bareInsert()]);
  try {
    const way = cycle(signedWays(1_000));
    // A second press on one way within ten minutes is no other click: each is pressed once.
    const fresh = cycle(signedWays(20_000));
    const prefetch = { ...headers, "Sec-Purpose": "prefetch" };
    const figures = await interleaved(rounds, {
      redirect: () => requestsPerSecond(redirect.url, way, 302, { headers: prefetch }),
      decision: () => requestsPerSecond(site.url, way, 200, { headers: prefetch }),
      insert: () => requestsPerSecond(insert.url, way, 302, { headers }),
      click: () => requestsPerSecond(site.url, fresh, 200, { headers }),
    });
    const row = (measured: string, ours: number, theirs: number, goal: string): Row => [
      "P1",
      `${measured} (${Math.round(ours)} of ${Math.round(theirs)} a second)`,
      (ours / theirs).toFixed(2),
      goal,
    ];
    return [
      row("`/vai` decision and page, no write ÷ bare 302", figures.decision, figures.redirect, "≥ 0.70"),
      row("`/vai` with click row ÷ bare Worker with one D1 insert", figures.click, figures.insert, "≥ 0.90"),
    ];
  } finally {
    await Promise.all([site, redirect, insert].map((host) => host.stop()));
  }
}

/** Distinct signed ways out as listings write them, minted with the key that the site under test has. */
function signedWays(count: number): string[] {
  const [id = "", secret = ""] = testSettings.EXIT_SIGNING_KEYS.split(":");
  return Array.from({ length: count }, (_, index) =>
    mint(
      `https://www.moda-milano.example/p/${index}?x=${index * 7919}`,
      { id, secret },
      { product: index + 1, offer: index + 1, place: "listing", spot: "results", page: "/prodotti" },
    ),
  );
}

export function cycle(paths: string[]): () => string {
  let next = 0;
  return () => paths[next++ % paths.length] ?? "/";
}
