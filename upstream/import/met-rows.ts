/** Which product and variant of other stores each row of a part is, and what is asked of a person instead (docs/decisions/0410, 'Matching'). */
import type { CatalogueRow } from "contract/import";
import { nearColours, shadeOf } from "domain/colours";
import { folded } from "domain/folded";
import { numberOf } from "domain/makers-number";
import { grouped } from "../grouped";
import { disagreement } from "./agreement";
import { againstMeeting, type Doubt, type Meetings, type Met, meeting, packIn } from "./meeting";
import type { Questions } from "./questions";
import type { WorkingSet } from "./reading";
import type { OfferRecord, VariantRecord } from "./records";
import type { ValueIds } from "./values";

export interface Around {
  idOf: ValueIds;
  questions: Questions;
}

interface Found {
  productId: number;
  variantId: number | null;
}

/** `following`: groups that a bar code, learnt since, leads to another product as a whole. Offers meet on a bar code or a maker's number, unless something else speaks against it. What operators decided goes before; disagreement is asked. */
export function metBy(workingSet: WorkingSet, rows: readonly CatalogueRow[], { idOf, questions }: Around) {
  const { pins, decided } = workingSet;
  const meets = meeting(workingSet.met);
  const around: Known = { ...workingSet, ...soldIn(workingSet), idOf, questions, asked: new Set() };
  const found = new Map<CatalogueRow, Found>();
  const following = new Set<string>();
  for (const row of rows) {
    if (pins.has(row.id) || decided.has(row.group)) {
      questions.settle(row.id, "match");
      continue;
    }
    const here = new Set([around.own.get(row.id)?.product_id, workingSet.groups.get(row.group)]);
    const weighed = weigh(around, row, meets(row), here);
    const best = bestOf(weighed.coded, row) ?? numberedOf(around, weighed.numbered, row);
    if (best) found.set(row, best);
    if (best && learnt(around, row)) following.add(row.group);
    if (best?.variantId) around.sellers.set(best.variantId, [row.id]);
    const doubt = weighed.doubt ?? (best ? null : alikeTo(around, row, here));
    if (doubt === null) questions.settle(row.id, "match");
    else questions.ask(row.id, "match", row.price, { name: row.name, ...doubt });
  }
  return { found, following };
}

interface Known extends Omit<WorkingSet, keyof Around>, Around {
  /** Offers of this store by its ids, and which of its ids sell a variant. */
  own: ReadonlyMap<string, OfferRecord>;
  sellers: Map<number, readonly string[]>;
  /** Products that other stores sell. */
  elsewhere: ReadonlySet<number>;
  variantsOf: ReadonlyMap<number, readonly VariantRecord[]>;
  /** Groups of which something was asked already. */
  asked: Set<string>;
}

function soldIn({ offers, storeId, variants }: WorkingSet) {
  const all = [...offers.before.values()];
  const mine = all.filter(({ store_id }) => store_id === storeId);
  const sellers = new Map<number, readonly string[]>();
  for (const { variant_id, external_id } of mine)
    sellers.set(variant_id, [...(sellers.get(variant_id) ?? []), external_id]);
  return {
    own: new Map(mine.map((offer) => [offer.external_id, offer])),
    sellers,
    elsewhere: new Set(all.flatMap(({ store_id, product_id }) => (store_id === storeId ? [] : product_id))),
    variantsOf: grouped(variants.before.values(), ({ product_id }) => product_id),
  };
}

interface Doubted {
  why: Doubt;
  product: number;
}

/** What shares a row's numbers and may be it; and what must be asked, where all that is not its own already disagrees. */
function weigh(
  around: Known,
  row: CatalogueRow,
  { byCode, byNumber, strangers }: Meetings,
  here: ReadonlySet<number | undefined>,
) {
  const { products, groups, elsewhere } = around;
  const against = (one: Met, isNumber = false): Doubted[] => {
    const product = products.now.get(one.product_id);
    const why = product && !here.has(one.product_id) ? againstMeeting(row, product, { isNumber }) : null;
    return why === null ? [] : [{ why, product: one.product_id }];
  };
  const agreeing = byCode.filter((one) => against(one).length === 0);
  // What others sell too is not torn apart by a bar code that one store learnt.
  const isTorn = learnt(around, row) && !isAlone(around, row.group) && agreeing.length > 0;
  const coded = isTorn ? [] : agreeing;
  // A group keeps its product where a number is all that leads elsewhere.
  const place = groups.get(row.group);
  const reached = byNumber.filter(({ product_id }) =>
    place === undefined ? elsewhere.has(product_id) : product_id === place,
  );
  const numbered = coded.length > 0 ? [] : reached.filter((one) => against(one, true).length === 0);
  const isSure = [...coded, ...numbered].some(({ product_id }) => !here.has(product_id));
  const foreign = strangers.flatMap(({ product_id: product }): Doubted[] =>
    here.has(product) || coded.length + numbered.length > 0 ? [] : [{ why: "brand", product }],
  );
  const ofNumber = reached.flatMap((one) => against(one, true));
  const torn = isTorn ? agreeing.map(({ product_id: product }): Doubted => ({ why: "code", product })) : [];
  const doubts = [...torn, ...byCode.flatMap((one) => against(one)), ...ofNumber, ...foreign];
  return { coded, numbered, doubt: isSure ? null : (doubts[0] ?? null) };
}

/** Whether a known row says a bar code for the first time, and none of its good's. */
function learnt({ own, groups, variantsOf }: Known, { id, gtin, group }: CatalogueRow): boolean {
  const was = own.get(id);
  const place = groups.get(group);
  if (gtin === null || was?.gtin !== null || was.product_id !== place) return false;
  return (variantsOf.get(place) ?? []).every((variant) => variant.gtin !== gtin);
}

/** Whether a group is all that its product has. */
function isAlone({ groups, offers }: Pick<WorkingSet, "groups" | "offers">, group: string): boolean {
  const place = groups.get(group);
  return [...offers.before.values()].every((one) => one.product_id !== place || one.group_key === group);
}

function bestOf(candidates: readonly Met[], row: CatalogueRow): Found | null {
  const isSame = (one: Met) => one.variant_key === row.variantKey;
  const [best] = candidates.toSorted(
    (a, b) => Number(isSame(b)) - Number(isSame(a)) || a.variant_id - b.variant_id,
  );
  if (!best) return null;
  const sure = isSame(best) || candidates.length === 1;
  return { productId: best.product_id, variantId: sure ? best.variant_id : null };
}

/** A number is of the model: the variant is the one of the row's colour and size, in whichever words; never one that the store sells as another. */
function numberedOf({ variantsOf, sellers, idOf }: Known, candidates: readonly Met[], row: CatalogueRow) {
  const [best] = candidates.toSorted((a, b) => a.variant_id - b.variant_id);
  if (!best) return null;
  const there = (variantsOf.get(best.product_id) ?? []).filter(({ variant_id }) =>
    (sellers.get(variant_id) ?? []).every((id) => id === row.id),
  );
  const only = (found: readonly VariantRecord[]) => (found.length === 1 ? found[0] : undefined);
  const isWhole = candidates.some(({ mpn }) => numberOf(mpn ?? "") === numberOf(row.mpn ?? ""));
  const variant =
    there.find(({ variant_key }) => variant_key === row.variantKey) ??
    only(there.filter((one) => isLikeVariant(one, row, idOf))) ??
    // Under a number that is the same as a whole, 'Blu' is 'Navy'.
    (isWhole
      ? only(there.filter((one) => isOfSize(one, row) && isOfColour(one, row, idOf, true)))
      : undefined);
  return { productId: best.product_id, variantId: variant?.variant_id ?? null };
}

/** '5' is '5 (L)', and of glasses '58' is '58-14'. */
const besideSize = /-(?:[sml]|x+[sl])$|(?<=^[4-6]\d)-[12]\d$/;

function isOfSize({ variant_key }: VariantRecord, { variantKey }: CatalogueRow): boolean {
  const [one = "", other = ""] = [variant_key, variantKey].map(
    (key) => key.split("|")[1]?.replace(/^taglia-unica$/, "") ?? "",
  );
  return one === other || one.replace(besideSize, "") === other || other.replace(besideSize, "") === one;
}

function isLikeVariant(variant: VariantRecord, row: CatalogueRow, idOf: ValueIds): boolean {
  if (!isOfSize(variant, row)) return false;
  if (packIn(variant.variant_key) !== packIn(row.variantKey)) return false;
  if (variant.colour_label === null || row.colour === null) return true;
  const isOfPalette = row.colour.slug !== null && variant.colour_id === idOf("colour", row.colour.slug);
  const isPlain = [variant.variant_key, row.variantKey].some((key) => key.startsWith(`${row.colour?.slug}|`));
  return isOfPalette && (isPlain || shadeOf(variant.colour_label) === shadeOf(row.colour.label));
}

/** Asked, never joined by itself: of a group that is new, the same brand, kind, name and colour at another store, and no numbers that differ. */
function alikeTo(known: Known, row: CatalogueRow, here: ReadonlySet<number | undefined>): Doubted | null {
  const { questions, elsewhere, groups, asked, alike } = known;
  const before = questions.of(row.id, "match")?.detail;
  const open = before?.why === "alike" ? before.product : undefined;
  if (open !== undefined && elsewhere.has(open) && !here.has(open)) return { why: "alike", product: open };
  if (groups.has(row.group) || asked.has(row.group)) return null;
  const found = alike.get(row)?.find(({ product_id }) => isAlike(known, row, product_id));
  if (!found) return null;
  asked.add(row.group);
  return { why: "alike", product: found.product_id };
}

function isAlike({ products, elsewhere, variantsOf, idOf }: Known, row: CatalogueRow, id: number): boolean {
  const product = products.now.get(id);
  if (!product || !elsewhere.has(id) || disagreement(row, product) !== null) return false;
  const variants = variantsOf.get(id) ?? [];
  const isOther =
    (row.gtin !== null && variants.some(({ gtin }) => gtin !== null)) ||
    (row.mpn !== null && variants.some(({ mpn }) => mpn !== null));
  return !isOther && variants.some((variant) => isOfColour(variant, row, idOf));
}

function isOfColour(variant: VariantRecord, row: CatalogueRow, idOf: ValueIds, isNear = false) {
  const { colour_id, colour_label, variant_key } = variant;
  if (packIn(variant_key) !== packIn(row.variantKey)) return false;
  if (colour_label === null || row.colour === null) return colour_label === row.colour;
  return row.colour.slug === null
    ? folded(colour_label) === folded(row.colour.label)
    : [row.colour.slug, ...(isNear ? nearColours(row.colour.slug) : [])].some(
        (slug) => colour_id !== null && colour_id === idOf("colour", slug),
      );
}
