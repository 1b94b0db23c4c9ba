/** Which product and variant of other stores each row of a part is, and what is asked of a person instead (docs/decisions/0410, 'Matching'). */
import type { CatalogueRow } from "contract/import";
import { nearColours, shadeOf } from "domain/colours";
import { folded } from "domain/folded";
import { numberOf, tailIn } from "domain/makers-number";
import { disagreement } from "./agreement";
import { againstMeeting, type Doubt, type Meetings, type Met, meeting, packIn } from "./meeting";
import type { Likely } from "./namesakes";
import type { Questions } from "./questions";
import type { WorkingSet } from "./reading";
import type { VariantRecord } from "./records";
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
  const around: Known = { ...workingSet, ...soldIn(workingSet), idOf, questions };
  const found = new Map<CatalogueRow, Found>();
  const following = new Set<string>();
  const wondered = new Set<string>();
  for (const row of rows) {
    if (pins.has(row.id) || decided.has(row.group)) {
      questions.settle(row.id, "match");
      continue;
    }
    const here = new Set([around.own.get(row.id)?.product_id, workingSet.groups.get(row.group)]);
    const weighed = weigh(around, row, meets(row), here);
    const met = bestOf(weighed.coded, row) ?? numberedOf(around, weighed.numbered, row);
    const like = met || weighed.doubt ? null : likeTo(around, row, here);
    const best = met ?? like?.found;
    if (best) found.set(row, best);
    if (best && learnt(around, row)) following.add(row.group);
    if (best?.variantId) around.sellers.set(best.variantId, [row.id]);
    const doubt = weighed.doubt ?? (wondered.has(row.group) ? null : like?.doubt) ?? null;
    if (doubt?.why === "alike") wondered.add(row.group);
    if (doubt === null) questions.settle(row.id, "match");
    else questions.ask(row.id, "match", row.price, { name: row.name, ...doubt });
  }
  return { found, following };
}

interface Known extends Omit<WorkingSet, keyof Around>, Around {
  /** Which of this store's ids sell a variant. */
  sellers: Map<number, readonly string[]>;
  /** Products that other stores sell. */
  elsewhere: ReadonlySet<number>;
  variantsOf: ReadonlyMap<number, readonly VariantRecord[]>;
}

function soldIn({ offers, own, storeId, variants }: WorkingSet) {
  const all = [...offers.before.values()];
  const sellers = new Map<number, readonly string[]>();
  for (const { variant_id, external_id } of own.values())
    sellers.set(variant_id, [...(sellers.get(variant_id) ?? []), external_id]);
  return {
    sellers,
    elsewhere: new Set(all.flatMap(({ store_id, product_id }) => (store_id === storeId ? [] : product_id))),
    variantsOf: Map.groupBy(variants.before.values(), ({ product_id }) => product_id),
  };
}

interface Doubted {
  why: Doubt;
  product: number;
  rank?: number;
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
    const why = product && !here.has(one.product_id) ? againstMeeting(row, one, product, { isNumber }) : null;
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

function numberedOf(known: Known, candidates: readonly Met[], row: CatalogueRow): Found | null {
  const [best] = candidates.toSorted((a, b) => a.variant_id - b.variant_id);
  const isWhole = candidates.some(({ mpn }) => numberOf(mpn ?? "") === numberOf(row.mpn ?? ""));
  return best ? variantIn(known, best.product_id, row, isWhole) : null;
}

/** A number is of the model: the variant is the one of the row's colour and size, in whichever words; never one that the store sells as another. Under a number that is the same as a whole, 'Blu' is 'Navy'. */
function variantIn(
  { variantsOf, sellers, idOf }: Known,
  productId: number,
  row: CatalogueRow,
  isWhole: boolean,
): Found {
  const there = (variantsOf.get(productId) ?? []).filter(({ variant_id }) =>
    (sellers.get(variant_id) ?? []).every((id) => id === row.id),
  );
  const only = (found: readonly VariantRecord[]) => (found.length === 1 ? found[0] : undefined);
  const ofSize = there.filter((one) => isOfSize(one, row));
  const variant =
    there.find(({ variant_key }) => variant_key === row.variantKey) ??
    only(ofSize.filter((one) => isLikeVariant(one, row, idOf))) ??
    (isWhole ? only(ofSize.filter((one) => isOfColour(one, row, idOf))) : undefined) ??
    // A number that goes on behind the model's says the colour, whatever it is called.
    only(ofSize.filter(({ mpn }) => isTailed(row, mpn) && numberOf(mpn ?? "") === numberOf(row.mpn ?? "")));
  return { productId, variantId: variant?.variant_id ?? null };
}

/** Whether one of two spellings goes on behind the model's, with more than the size. */
function isTailed({ mpn, size }: CatalogueRow, other: string | null): boolean {
  return [mpn, other].some((written) => !["", size?.slug ?? ""].includes(tailIn(written).toLowerCase()));
}

/** '5' is '5 (L)', '19' is '19 cm', and of glasses '58' is '58-14'. */
const besideSize = /-(?:[sml]|x+[sl]|[cm]m)$|(?<=^[4-6]\d)-[12]\d$/;
/** What measures a good need not be said. */
const measure = /^(?:\d+-(?:[mc]m|l))?$/;

function isOfSize({ variant_key }: VariantRecord, { variantKey }: CatalogueRow): boolean {
  const [one = "", other = ""] = [variant_key, variantKey].map(
    (key) => key.split("|")[1]?.replace(/^taglia-unica$/, "") ?? "",
  );
  if ((one === "" || other === "") && measure.test(one + other)) return true;
  return one === other || one.replace(besideSize, "") === other || other.replace(besideSize, "") === one;
}

function isLikeVariant(variant: VariantRecord, row: CatalogueRow, idOf: ValueIds): boolean {
  if (packIn(variant.variant_key) !== packIn(row.variantKey)) return false;
  if (variant.colour_label === null || row.colour === null) return true;
  const isOfPalette = row.colour.slug !== null && variant.colour_id === idOf("colour", row.colour.slug);
  const isPlain = [variant.variant_key, row.variantKey].some((key) => key.startsWith(`${row.colour?.slug}|`));
  return isOfPalette && (isPlain || shadeOf(variant.colour_label) === shadeOf(row.colour.label));
}

/** Of a group that is new: what another store sells under a number that is near and the model's name; a question where only one of them says so. */
function likeTo(
  known: Known,
  row: CatalogueRow,
  here: ReadonlySet<number | undefined>,
): { found?: Found; doubt?: Doubted } | null {
  const { questions, elsewhere, groups, alike } = known;
  const before = questions.of(row.id, "match")?.detail;
  const product = before?.product ?? 0;
  if (before?.why === "alike" && elsewhere.has(product) && !here.has(product))
    return { doubt: { why: "alike", product, rank: before.rank } };
  if (groups.has(row.group)) return null;
  const fits = (alike.get(row) ?? []).filter((one) => isFit(known, row, one));
  const first = fits.filter(({ rank }) => rank === fits[0]?.rank);
  // Where several fit, the one that has the row's own colour and size; else the first is asked about.
  const own = first.find((one) => variantIn(known, one.product_id, row, true).variantId);
  const best = own ?? first[0];
  if (!best) return null;
  if (best.isSure && (own || first.length === 1))
    return { found: variantIn(known, best.product_id, row, best.near === 3) };
  return { doubt: { why: "alike", product: best.product_id, rank: best.rank } };
}

/** In packs of as many; by name alone also of its colour, if not called the same, and without a bar code that differs. Number and name go before kinds, which stores part differently. */
function isFit({ products, elsewhere, variantsOf, idOf }: Known, row: CatalogueRow, one: Likely): boolean {
  const product = products.now.get(one.product_id);
  if (!product || !elsewhere.has(one.product_id)) return false;
  const why = disagreement(row, product);
  if (why !== null && why !== "name" && !(why === "kind" && one.isSure && one.shared > 0)) return false;
  const variants = variantsOf.get(one.product_id) ?? [];
  if (one.near > 0 || one.isWhole || one.shared > 1)
    return variants.some(({ variant_key }) => packIn(variant_key) === packIn(row.variantKey));
  const isOther =
    row.gtin !== null && variants.some((each) => each.gtin !== null && each.variant_key === row.variantKey);
  return !isOther && variants.some((variant) => isOfColour(variant, row, idOf));
}

function isOfColour(variant: VariantRecord, row: CatalogueRow, idOf: ValueIds) {
  const { colour_id, colour_label, variant_key } = variant;
  if (packIn(variant_key) !== packIn(row.variantKey)) return false;
  if (colour_label === null || row.colour === null) return colour_label === row.colour;
  return row.colour.slug === null || colour_id === null
    ? isWithin(folded(colour_label), folded(row.colour.label))
    : [row.colour.slug, ...nearColours(row.colour.slug)].some((slug) => colour_id === idOf("colour", slug));
}

/** 'Dark' and 'Dark Blue'. */
function isWithin(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}
