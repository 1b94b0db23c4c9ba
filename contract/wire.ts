/** The untidy edges of the wire (product.md 'Entities', 'The calls'), tamed once: lenient text, numbers, lists and envelopes. */
import { parseCents } from "domain/money";
import { own } from "domain/own";
import { type PictureFolder, pictureFrom, pictureName } from "domain/picture";
import * as z from "zod";
import { codec } from "./row";

/** What the domain has in its one form; the wire gets it like this. */
const asItIs = <Value>(value: Value) => value;

/** Text, or a number that stands for text; empty and the literal 'undefined'/'null' count as absent. */
export const text = codec(
  z.union([z.string(), z.number(), z.boolean()]).nullish(),
  (value) => {
    const clean = value == null ? "" : String(value).trim();
    return clean === "" || clean === "undefined" || clean === "null" ? null : clean;
  },
  asItIs,
);

/** HTML or long text; empty where there is none. */
export const body = codec(text, (words) => words ?? "", asItIs);

export const requiredText = z.codec(z.union([z.string(), z.number()]), z.string().min(1), {
  decode: (value) => String(value).trim(),
  encode: asItIs,
});

/** The last part of an address of ours. */
export const slugUpTo = (most: number) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(most);

/** A positive integer identifier, as a number or as digits. */
export const identifier = z.codec(
  z.union([z.number(), z.string().regex(/^\d{1,15}$/)]),
  z.number().int().nonnegative(),
  { decode: Number, encode: asItIs },
);

export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** A count that may be missing: anything that is not a non-negative number becomes 0. */
export const count = codec(
  z.union([z.number(), z.string()]).nullish(),
  (value) => {
    const parsed = Number(value ?? 0);
    return Number.isFinite(parsed) && parsed > 0 ? Math.floor(parsed) : 0;
  },
  asItIs,
);

/** A wire amount as integer cents, or null when it is no positive number. */
export const cents = codec(z.union([z.number(), z.string()]).nullish(), parseCents, euros);

function euros(amount: number | null): number | null {
  return amount && amount / 100;
}

/** What a parcel costs: cents, 0 is free, null is unknown. */
export const shipping = codec(z.union([z.number(), z.string()]).nullish(), shippingCents, euros);

function shippingCents(wire: number | string | null | undefined): number | null {
  if (wire === null || wire === undefined || wire === "") return null;
  const amount = Number(String(wire).replace(",", "."));
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : null;
}

/** A logo: its name on the wire, the picture in the domain. */
export const logo = pictureIn("logos");

export function pictureIn(folder: PictureFolder) {
  return codec(
    text,
    (name) => pictureFrom(name, folder),
    (picture) => picture && pictureName(picture, folder),
  );
}

/** Booleans as the address writes them: true, 1, yes, si (product.md 'Listing'). */
export const flag = codec(
  z.union([z.boolean(), z.string(), z.number()]).nullish(),
  (value) =>
    ["true", "1", "yes", "si", "sì"].includes(
      String(value ?? "")
        .trim()
        .toLowerCase(),
    ),
  asItIs,
);

export interface WireShape {
  of: z.ZodType;
  list: boolean;
  /** Names under which it may be wrapped. */
  names: readonly string[];
}
const wireShapes = new WeakMap<z.ZodType, WireShape>();

/** The shape behind a lenient schema, or undefined. */
export function wireShapeOf(schema: z.ZodType): WireShape | undefined {
  return wireShapes.get(schema);
}

function standingFor<Schema extends z.ZodType>(schema: Schema, shape: WireShape): Schema {
  wireShapes.set(schema, shape);
  return schema;
}

/** An array whose bad members are dropped instead of failing the whole answer; handlers return the member's wire type. */
export function lenientArray<Member extends z.ZodType>(member: Member) {
  const anything = standingFor(
    z.custom<z.input<Member>>(() => true),
    { of: member, list: false, names: [] },
  );
  return codec(
    z.array(anything),
    (members): z.output<Member>[] => {
      const kept = members.flatMap((candidate) => {
        const parsed = member.safeParse(candidate);
        return parsed.success ? [parsed.data] : [];
      });
      if (kept.length < members.length) shortened.set(kept, members.length - kept.length);
      return kept;
    },
    (kept) => kept.map((each) => z.encode(member, each as z.output<Member>)) as never,
  );
}

export function orNone<List extends z.ZodType>(list: List) {
  return codec(
    list.nullish(),
    (members) => (members ?? []) as z.output<List>,
    (members) => members as never,
  );
}

/** Lists that lost members, and how many. */
const shortened = new WeakMap<object, number>();

/** How many members a list of a parsed answer has lost, so that nothing vanishes silently; 0 for anything else. */
export function droppedFrom(list: object): number {
  return shortened.get(list) ?? 0;
}

/** A list that may arrive bare, under one of `names`, or under `data` (at most two envelopes deep); written under the first name. */
export function listUnder<Member extends z.ZodType>(member: Member, ...names: string[]) {
  return enveloped({ of: member, list: true, names }, false, openList).pipe(lenientArray(member));
}

/** The same, written bare. */
export function bareList<Member extends z.ZodType>(member: Member, ...names: string[]) {
  return enveloped({ of: member, list: true, names }, true, openList).pipe(lenientArray(member));
}

/** An object that may arrive bare or under one of `names`; written under the first. */
export function objectUnder<Shape extends z.ZodType>(shape: Shape, ...names: string[]) {
  return enveloped({ of: shape, list: false, names }, false, openObject).pipe(shape);
}

/** The same, written bare. */
export function bareObject<Shape extends z.ZodType>(shape: Shape, ...names: string[]) {
  return enveloped({ of: shape, list: false, names }, true, openObject).pipe(shape);
}

function enveloped(
  shape: WireShape,
  isBare: boolean,
  open: (value: object, names: readonly string[]) => unknown,
) {
  const { names } = shape;
  const wire = z.custom<object>((value) => typeof value === "object" && value !== null);
  return z.codec(standingFor(wire, shape), z.any(), {
    decode: (value) => open(value, names),
    encode: (thing) => (isBare ? thing : { [names[0] ?? ""]: thing }),
  });
}

function openList(value: object, names: readonly string[]): unknown[] {
  for (let depth = 0, current: unknown = value; depth < 3; depth++) {
    if (Array.isArray(current)) return current;
    if (typeof current !== "object" || current === null) break;
    const envelope = current as Record<string, unknown>;
    const key = [...names, "data", "rows"].find((name) => own(envelope, name) !== undefined);
    if (key === undefined) break;
    current = own(envelope, key);
  }
  return [];
}

function openObject(value: object, names: readonly string[]): unknown {
  const envelope = value as Record<string, unknown>;
  const key = names.find((name) => typeof (own(envelope, name) ?? undefined) === "object");
  return key === undefined ? value : own(envelope, key);
}

/** Salted daily hash of the caller's network, of IPv6 those of its /64 and its /48 (`24 hex-24 hex`): counted against floods. Others may ignore it. */
export const networkHash = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .nullish();

/** A random mark of the browser: from where somebody has signed in before, strangers cannot keep them out. */
export const browserMark = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .nullish();
