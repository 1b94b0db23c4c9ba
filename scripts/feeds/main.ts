/**
 * `npm run feeds [-- --to URL] [--watch]`: reads the feeds that are due, at the sources that operators keep at the desk, and looks
 * whether pages that offers lead to are still there.
 */
import { ownDownloads } from "../import/pictures/downloads";
import type { StoredSizes } from "../import/pictures/photo";
import { argumentsOf } from "../local/arguments";
import { command } from "../local/steps.mjs";
import { lookAtDestinations } from "./destinations/look";
import { fetchBroken } from "./fetch-broken";
import { readDue } from "./read-due";
import { readOn } from "./read-on";
import { remoteSite, type Site } from "./site";

function readCall() {
  const { values, wrong } = argumentsOf(new URL("usage.txt", import.meta.url), {
    to: { type: "string" },
    watch: { type: "boolean", default: false },
    sizes: { type: "string", default: process.env.PICTURE_SIZES || "stored" },
    state: { type: "string" },
  });
  if (!["stored", "zone"].includes(values.sizes)) wrong("--sizes is stored or zone");
  if (values.to && !process.env.FEEDS_TOKEN) wrong("--to needs FEEDS_TOKEN in the environment");
  return { ...values, sizes: values.sizes as StoredSizes };
}

async function siteOf({ to, state }: { to?: string; state?: string }): Promise<Site> {
  if (to) return remoteSite({ url: to, token: process.env.FEEDS_TOKEN ?? "" });
  // Wrangler is of no use to who reads for another site.
  return (await import("./local-site")).localSite(state);
}

async function main(): Promise<number> {
  const call = readCall();
  const site = await siteOf(call);
  const over = new AbortController();
  const stop = () => over.abort();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const { sizes, watch } = call;
  const tell = (line: string) => console.log(line);
  async function round() {
    const told = await readDue({ site, sizes, downloads: ownDownloads, over: over.signal, tell });
    const came = await fetchBroken({ site, sizes, over: over.signal });
    if (came > 0) tell(`${came} pictures that were broken have come`);
    const looked = await lookAtDestinations({ site, over: over.signal });
    if (looked > 0) tell(`looked whether ${looked} offers are still there`);
    return told;
  }
  try {
    const { failed } = watch ? await readOn({ round, over: over.signal }) : await round();
    return failed > 0 ? 1 : 0;
  } finally {
    await site.target.close();
  }
}

await command(main);
