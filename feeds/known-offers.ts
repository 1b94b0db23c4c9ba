/** What the catalogue knows of a store's offers before an import: it decides what differs. */
import type { CallInput, CallOutput } from "contract";
import type { catalogue } from "contract/import";

export interface KnownOffer {
  fingerprint: string;
  product: number;
  price: number;
  line: number | undefined;
}

type KnownCall = typeof catalogue.known;

export function refusedAmong(
  known: ReadonlyMap<string, KnownOffer>,
  refused: readonly { id: string | null }[],
): string[] {
  return [...new Set(refused.flatMap(({ id }) => (id && known.has(id) ? [id] : [])))];
}

/** By the store's own ids, page after page. */
export async function knownOffers(
  ask: (input: CallInput<KnownCall>) => Promise<CallOutput<KnownCall>>,
  slug: string,
): Promise<Map<string, KnownOffer>> {
  const known = new Map<string, KnownOffer>();
  for (let after = ""; ; ) {
    const { offers, more } = await ask({ slug, after });
    for (const [id, fingerprint, product, price] of offers)
      known.set(id, { fingerprint, product, price, line: undefined });
    after = offers.at(-1)?.[0] ?? "";
    if (!more) return known;
  }
}

export interface FeedOwner {
  source: number;
  others: readonly number[];
  /** It also answers for offers that no source has named. */
  isFirst: boolean;
}

/** Fingerprints say which source an offer comes from where there are several: the absence from one feed is none from the other. */
export function signedBy(fingerprint: string, owner: FeedOwner | undefined): string {
  return owner && owner.others.length > 0 ? `${owner.source}~${fingerprint}` : fingerprint;
}

/** Whether an offer that a source does not name has left. */
export function isOwn(fingerprint: string, owner: FeedOwner | undefined): boolean {
  if (!owner || owner.others.length === 0) return true;
  const named = /^\??(\d+)~/.exec(fingerprint)?.[1];
  const source = named === undefined ? null : Number(named);
  return source === owner.source || (owner.isFirst && (source === null || !owner.others.includes(source)));
}
