/** Which store of the catalogue a promotion belongs to. */
import { folded } from "domain/folded";
import { slugFrom } from "../content/slug";
import { rows } from "../sql";

interface KnownStore {
  store_id: number;
  slug: string;
  name: string;
  host: string | null;
}

/** Finds by the store's slug or name, else by the host of its pages; null when the catalogue does not know it. */
export type StoreMatch = (store: { name: string | null; url: string }) => KnownStore | null;

export async function storeMatch(db: D1Database): Promise<StoreMatch> {
  const stores = await rows<KnownStore>(db)`SELECT store_id, slug, name, host FROM stores`;
  const byName = new Map(
    stores.flatMap((store) => [[store.slug, store] as const, [folded(store.name), store] as const]),
  );
  const byHost = new Map(stores.flatMap((store) => (store.host ? [[bare(store.host), store] as const] : [])));
  return ({ name, url }) => {
    const named = name ? (byName.get(folded(name)) ?? byName.get(slugFrom(name))) : undefined;
    return named ?? byHost.get(bare(new URL(url).host)) ?? null;
  };
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
