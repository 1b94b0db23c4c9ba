/** The untidy edges of the wire (product.md 'Entities', 'The calls'), tamed once: lenient text, numbers, lists and envelopes. */
import * as z from "zod";
import { parseCents } from "./money";

/** Text, or a number that stands for text; empty and the literal 'undefined'/'null' count as absent. */
export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => {
    const clean = value == null ? "" : String(value).trim();
    return clean === "" || clean === "undefined" || clean === "null" ? null : clean;
  });

/** Text that must be there. */
export const requiredText = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1));

/** A positive integer identifier, as a number or as digits. */
export const identifier = z
  .union([z.number(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int().nonnegative());

/** The page of a list that is asked for, from 1 on. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** A count that may be missing: anything that is not a non-negative number becomes 0. */
export const count = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const parsed = Number(value ?? 0);
    return Number.isFinite(parsed) && parsed > 0 ? Math.floor(parsed) : 0;
  });

/** A wire amount as integer cents, or null when it is no positive number. */
export const cents = z.union([z.number(), z.string()]).nullish().transform(parseCents);

/** Booleans as the address writes them: true, 1, yes, si (product.md 'Listing'). */
export const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .nullish()
  .transform((value) =>
    ["true", "1", "yes", "si", "sì"].includes(
      String(value ?? "")
        .trim()
        .toLowerCase(),
    ),
  );

/** What a lenient schema stands for, for readers that cannot see it in the schema itself (the OpenAPI document). */
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

/**
 * An array whose bad members are dropped instead of failing the whole answer, so one broken card never costs a page.
 * Handlers still have to return the member's wire type.
 */
export function lenientArray<Member extends z.ZodType>(member: Member) {
  const anything = standingFor(
    z.custom<z.input<Member>>(() => true),
    { of: member, list: false, names: [] },
  );
  return z.array(anything).transform((members): z.output<Member>[] => {
    const kept = members.flatMap((candidate) => {
      const parsed = member.safeParse(candidate);
      return parsed.success ? [parsed.data] : [];
    });
    if (kept.length < members.length) shortened.set(kept, members.length - kept.length);
    return kept;
  });
}

/** Lists that lost members, and how many. */
const shortened = new WeakMap<object, number>();

/** How many members a list of a parsed answer has lost, so that nothing vanishes silently; 0 for anything else. */
export function droppedFrom(list: object): number {
  return shortened.get(list) ?? 0;
}

/** What a handler may answer: the thing itself, or the thing under exactly one of the documented names. */
type Under<Name extends string, Thing> = Thing | { [N in Name]: Record<N, Thing> }[Name];

/** A list that may arrive bare, under one of `names`, or under `data` (at most two envelopes deep). */
export function listUnder<Member extends z.ZodType, const Name extends string>(
  member: Member,
  ...names: Name[]
) {
  type Wire = Under<Name, z.input<Member>[]>;
  const bareOrWrapped = z.custom<Wire>((value) => typeof value === "object" && value !== null);
  return standingFor(bareOrWrapped, { of: member, list: true, names })
    .transform((value) => openList(value, names) as z.input<Member>[])
    .pipe(lenientArray(member));
}

function openList(value: unknown, names: string[]): unknown[] {
  for (let depth = 0, current = value; depth < 3; depth++) {
    if (Array.isArray(current)) return current;
    if (typeof current !== "object" || current === null) break;
    const envelope = current as Record<string, unknown>;
    const key = [...names, "data", "rows"].find((name) => envelope[name] !== undefined);
    if (key === undefined) break;
    current = envelope[key];
  }
  return [];
}

/** An object that may arrive bare or under one of `names`. */
export function objectUnder<Shape extends z.ZodType, const Name extends string>(
  shape: Shape,
  ...names: Name[]
) {
  type Wire = Under<Name, z.input<Shape>>;
  const bareOrWrapped = z.custom<Wire>((value) => typeof value === "object" && value !== null);
  return standingFor(bareOrWrapped, { of: shape, list: false, names }).transform(
    (value, context): z.output<Shape> => {
      const envelope = value as Record<string, unknown>;
      const key = names.find((name) => typeof envelope[name] === "object" && envelope[name] !== null);
      const parsed = shape.safeParse(key === undefined ? value : envelope[key]);
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues) context.addIssue({ ...issue, code: "custom" });
      return z.NEVER;
    },
  );
}

/** Salted daily hash of the caller's network: what is counted against floods. Other upstreams may ignore it. */
export const networkHash = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .nullish();

/** A random mark of the browser: from where somebody has signed in before, strangers cannot keep them out. */
export const browserMark = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .nullish();
