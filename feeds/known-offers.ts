/** What the catalogue knows of a store's offers before an import: it decides what differs. */
import type { CallInput, CallOutput } from "contract";
import type { catalogue } from "contract/import";

export interface KnownOffer {
  fingerprint: string;
  product: number;
}

type Known = typeof catalogue.known;

/** The store's ids of offers whose rows were refused. */
export function refusedAmong(
  known: ReadonlyMap<string, KnownOffer>,
  refused: readonly { id: string | null }[],
): string[] {
  return [...new Set(refused.flatMap(({ id }) => (id && known.has(id) ? [id] : [])))];
}

/** By the store's own ids, page after page. */
export async function knownOffers(
  ask: (input: CallInput<Known>) => Promise<CallOutput<Known>>,
  slug: string,
): Promise<Map<string, KnownOffer>> {
  const known = new Map<string, KnownOffer>();
  for (let after = ""; ; ) {
    const { offers, more } = await ask({ slug, after });
    for (const [id, fingerprint, product] of offers) known.set(id, { fingerprint, product });
    after = offers.at(-1)?.[0] ?? "";
    if (!more) return known;
  }
}
