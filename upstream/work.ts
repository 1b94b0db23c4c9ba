/** Work of the embedded upstream that no row asks for. */
import { checkAlerts as alertsChecked, type Checked } from "./alerts/alerts";
import { clickHouse } from "./listing/clickhouse/client";
import { fillListing as fill } from "./listing/clickhouse/fill";
import { answeredVersion } from "./listing/clickhouse/names";
import { heldCatalogue, leaveEdgeSnapshots } from "./listing/held-catalogue";
import { drainMail, drains } from "./mail/delivery";
import type { Sender } from "./mail/letter";
import type { Provider } from "./mail/provider";
import { listingOf, type UpstreamEnv } from "./upstream";

/** The version of the listing that this isolate last answered from; null before anybody asked for it. Reads nothing. */
export function catalogueVersion(db: D1Database): number | null {
  return answeredVersion(db) ?? heldCatalogue(db)?.version ?? null;
}

/** Some batches of what alerts have to look at, and letters where there is somebody to send them. */
export function checkAlerts(env: UpstreamEnv, sender: Sender | null, now: Date): Promise<Checked> {
  return alertsChecked(
    { db: env.DB, listing: listingOf(env), edgeSnapshots: env.edgeSnapshots ?? null },
    sender,
    now,
  );
}

/** Brings what imports have changed to the search engine; where there is none, leaves the catalogue for cold isolates. */
export async function fillListing({ DB, edgeSnapshots = null, search = [] }: UpstreamEnv): Promise<void> {
  if (search.length > 0) await fill(DB, search.map(clickHouse));
  else await leaveEdgeSnapshots({ db: DB, edgeSnapshots });
}

/** Sends some letters that are due, as a visitor's request does. */
export async function sendLetters(db: D1Database, provider: Provider): Promise<void> {
  await drainMail(db, provider, drains.request);
}
