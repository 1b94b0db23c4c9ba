/** Why the matcher (upstream/import/matching.ts) made offers one product, or left them two: its rules, said of what is kept. */

/** Why an offer belongs to its product. */
export type Placing = "regola" | "gtin" | "gruppo" | "gruppo-unito" | "ignoto";
/** Why two products that look alike are two. */
export type Parting = "regola" | "marca" | "gtin" | "senza-gtin";

/** What the matcher saw of an offer. */
export interface Evidence {
  store: string;
  /** Null in offers that have not changed since it is kept. */
  gtin: string | null;
  group: string | null;
  pinned: boolean;
}

export interface Placed {
  /** The group that the product was first seen with. */
  group: string;
  /** Other groups that belong to it, and whether an operator said so. */
  groups: ReadonlyMap<string, boolean>;
  offers: readonly Evidence[];
}

/** In the matcher's order: what operators decided, the GTIN of another offer, the group. */
export function placingOf(offer: Evidence, { group, groups, offers }: Placed): Placing {
  if (offer.pinned || (offer.group !== null && groups.get(offer.group))) return "regola";
  const sharesCode = offers.some(
    (other) => other !== offer && other.gtin === offer.gtin && other.store !== offer.store,
  );
  if (offer.gtin !== null && sharesCode && offer.group !== group) return "gtin";
  if (offer.group === null) return "ignoto";
  if (offer.group === group) return "gruppo";
  return groups.has(offer.group) ? "gruppo-unito" : "ignoto";
}

export interface Side {
  brand: string | null;
  gtins: readonly string[];
}

/** Everything that keeps two products apart. @param decided whether an operator parted them */
export function partingsOf(one: Side, other: Side, decided: boolean): Parting[] {
  const reasons: Parting[] = [];
  if (decided) reasons.push("regola");
  if (one.brand !== other.brand) reasons.push("marca");
  if (one.gtins.length === 0 || other.gtins.length === 0) reasons.push("senza-gtin");
  else if (!one.gtins.some((code) => other.gtins.includes(code))) reasons.push("gtin");
  return reasons;
}
