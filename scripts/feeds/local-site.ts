/** The site of this machine as a reader of feeds sees it: its database, without a server between. */
import { parseSettings, sessionKeysOf } from "server/env";
import { createUpstream } from "upstream/index";
import { openLocal, whenFree } from "../import/target-local";
import { ownSettings } from "../local/settings.mjs";
import { type Site, siteOn } from "./site";

/** @param state folder of wrangler's local state */
export async function localSite(state?: string): Promise<Site> {
  const sessionKeys = sessionKeysOf(parseSettings(ownSettings()));
  const target = await openLocal({ state });
  const upstream = createUpstream({ DB: target.db, sessionKeys });
  return siteOn(
    (row, input) => whenFree(async () => row.output.parse(await upstream.call(row, input))),
    target,
  );
}
