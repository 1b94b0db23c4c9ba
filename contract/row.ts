/** What one upstream call is: the row type that the client, the handlers, the tests and the OpenAPI document share. */

import { own } from "domain/own";
import * as z from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Named cache policies; `server/cache.ts` gives them their seconds. */
export type CachePolicy = "none" | "short" | "long";

/** Who may call: anybody with the api key, a signed-in visitor, or the operator's admin key. */
export type Auth = "public" | "visitor" | "admin";

/** `path` holds `{name}` placeholders filled from `input`; its rest is the query (GET, DELETE) or JSON body (POST, PUT, one that `sends`). */
export interface Row<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: Method;
  path: string;
  summary: string;
  input: Input;
  output: Output;
  cache: CachePolicy;
  auth: Auth;
  /** Answers whoever has no account too: the anonymous id goes along, as it does with no other row. */
  anonymous?: true;
  /** A DELETE whose input travels as a JSON body, where the specification says so. */
  sends?: "body";
  /** Changes nothing that anybody sees, or only prepares a change: the log of changes (`audit_log`) leaves it out. */
  quiet?: true;
  /** Fields of the input that say in that log which thing was changed; default: those in the path. */
  about?: readonly string[];
  /** A reader of feeds may call it too, with the token that is its own. */
  runner?: true;
  /** Answers over HTTP without the api key: its input carries a secret of its own. */
  open?: true;
  /** What a 200 over HTTP holds when it is not JSON: the text that the handler answers. */
  answers?: "csv";
}

/** What a row says besides method, path and summary: without an input it asks nothing, without more it is nobody's in particular and not kept. */
type Said<Input extends z.ZodType, Output extends z.ZodType> = Partial<Row<Input, Output>> &
  Pick<Row<Input, Output>, "output">;

const nothing = z.object({});

function rowsOf(method: Method, auth: Auth) {
  return <Output extends z.ZodType, Input extends z.ZodType = typeof nothing>(
    path: string,
    summary: string,
    said: Said<Input, Output>,
  ): Row<Input, Output> => ({
    method,
    path,
    summary,
    input: nothing as unknown as Input,
    cache: "none",
    auth,
    ...said,
  });
}

function verbs(auth: Auth) {
  return {
    get: rowsOf("GET", auth),
    post: rowsOf("POST", auth),
    put: rowsOf("PUT", auth),
    del: rowsOf("DELETE", auth),
  };
}

export const { get, post, put, del } = verbs("public");
export const member = verbs("visitor");
export const admin = verbs("admin");

/** What a schema reads, as far as it goes: answers are shared by all who ask, and nobody changes them. */
export type DomainOf<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
export type DeepReadonly<Thing> = Thing extends object
  ? { readonly [Name in keyof Thing]: DeepReadonly<Thing[Name]> }
  : Thing;

/** Wire and domain, declared once for both directions; fields that are codecs convert themselves. What `encode` leaves out is not sent. */
export function codec<Wire extends z.ZodType, Domain>(
  wire: Wire,
  decode: (read: z.output<Wire>, context: z.core.ParsePayload) => Domain,
  encode: (domain: DeepReadonly<NoInfer<Domain>>) => Written<z.output<Wire>>,
) {
  return z.codec(wire, z.custom<Domain>(), {
    decode: decode as never,
    encode: encode as never,
  }) as unknown as z.ZodCodec<Wire, z.ZodCustom<Domain, Domain>>;
}
type Written<Wire> = Wire extends readonly (infer Member)[]
  ? readonly Written<Member>[]
  : Wire extends object
    ? { readonly [Name in keyof Wire]?: Written<Wire[Name]> }
    : Wire;

/** An answer of which only success matters. */
export const Done = codec(
  z.unknown(),
  (): { done: boolean } => ({ done: true }),
  (done) => done,
);

export const Succeeded = codec(
  z.unknown(),
  (): { done: boolean } => ({ done: true }),
  () => ({ success: true }),
);

/** An answer of which only success matters, and which is empty. */
export const Nothing = codec(
  z.unknown(),
  () => null,
  () => null,
);

/** Wire names and what they are called in the domain. */
type Names = Record<string, string>;
type Renamed<Wire, Of extends Names> = {
  [Name in keyof Wire as Name extends keyof Of ? Of[Name] : Name]: Wire[Name];
};

interface Renaming {
  names: Names;
  parts: Record<string, z.ZodType>;
}
const renamings = new WeakMap<z.ZodType, Renaming>();

/** Fields that have other names on the wire than in the domain; what `names` leaves out is called the same. */
export function renamed<Wire extends z.ZodObject, const Of extends Names>(wire: Wire, names: Of) {
  const back: Names = Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, theirs]));
  const input = codec(
    wire,
    (sent) => withNames(sent, names) as Renamed<z.output<Wire>, Of>,
    (said) => withNames(said as Record<string, unknown>, back) as never,
  );
  renamings.set(input, {
    names: back,
    parts: Object.fromEntries(
      Object.entries(wire.shape).flatMap(([theirs, part]) => {
        const schema = required(part as z.ZodType);
        return renamings.has(schema) ? [[own(names, theirs) ?? theirs, schema]] : [];
      }),
    ),
  });
  return input;
}

/** The wire side of a domain input: listing queries become parameters, renamed fields get their names of the wire. */
export function wireInput({ input: schema }: Row, input: unknown): unknown {
  // What visitors typed is checked where it is answered: renaming checks nothing.
  if (renamings.has(schema) || !(schema instanceof z.ZodCodec)) return wireSide(schema, input);
  return z.encode(schema, input);
}

/** What the domain calls the field of the wire that a refusal blames (`condizioni.minimo` → `minimum`); itself where both say the same. */
export function domainField({ input }: Row, blamed: string): string {
  let schema: z.ZodType | undefined = input;
  let last = blamed;
  for (const theirs of blamed.split(".")) {
    if (/^\d+$/.test(theirs)) continue;
    const renaming: Renaming | undefined = schema && renamings.get(schema);
    last = Object.entries(renaming?.names ?? {}).find(([, name]) => name === theirs)?.[0] ?? theirs;
    schema = own(renaming?.parts, last);
  }
  return last;
}

function wireSide(schema: z.ZodType, input: unknown): unknown {
  const renaming = renamings.get(schema);
  if (!renaming || typeof input !== "object" || input === null) return input;
  const { names, parts } = renaming;
  const fields = Object.entries(input).map(([ours, value]): [string, unknown] => {
    const part = own(parts, ours);
    return [ours, part ? wireSide(part, value) : value];
  });
  return withNames(Object.fromEntries(fields), names);
}

function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? required(schema.unwrap() as z.ZodType)
    : schema;
}

function withNames(fields: Record<string, unknown>, names: Names): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [own(names, name) ?? name, value]));
}
