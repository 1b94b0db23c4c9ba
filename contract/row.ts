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

/** A field that the wire calls otherwise than the domain. */
interface Called<Wire extends string = string, Schema extends z.ZodType = z.ZodType> {
  wire: Wire;
  schema: Schema;
}
export type Fields = Record<string, z.ZodType | Called>;
type SchemaOf<Field> = Field extends Called<string, infer Schema> ? Schema : Extract<Field, z.ZodType>;
type Ours<Of extends Fields> = z.ZodObject<{ [Name in keyof Of]: SchemaOf<Of[Name]> }>;
type Theirs<Of extends Fields> = z.ZodObject<{
  [Name in keyof Of as Of[Name] extends Called<infer Wire> ? Wire : Name]: SchemaOf<Of[Name]>;
}>;

export function called<const Wire extends string, Schema extends z.ZodType>(wire: Wire, schema: Schema) {
  return { wire, schema };
}

/** What `fields` made a schema of: for what goes the other way unjudged, and for refusals. */
const known = new WeakMap<z.ZodType, Fields>();

/** An object by its names in the domain; the wire's stand beside them, where those are others (`called`). `check` judges what travels. */
export function fields<Of extends Fields>(
  of: Of,
  check?: (sent: z.output<Theirs<Of>>, context: z.RefinementCtx) => void,
) {
  const ours = new Map(Object.entries(of).map(([name, field]) => [wireName(name, field), name]));
  const sent = Object.entries(of).map(([name, field]) => [wireName(name, field), schemaOf(field)]);
  const plain = z.object(Object.fromEntries(sent)) as unknown as Theirs<Of>;
  const schema = codec(
    check ? plain.superRefine(check) : plain,
    (read) => withNames(read, (name) => ours.get(name)) as z.output<Ours<Of>>,
    (said) => withNames(said, (name) => wireName(name, own(of, name))) as never,
  );
  known.set(schema, of);
  return schema;
}

function wireName(name: string, field: Fields[string] | undefined): string {
  return field && "wire" in field ? field.wire : name;
}

function schemaOf(field: Fields[string]): z.ZodType {
  return "wire" in field ? field.schema : field;
}

function withNames(of: object, rename: (name: string) => string | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [rename(name) ?? name, value]));
}

/** The wire side of a domain input. What visitors typed is checked where it is answered: names alone change here. */
export function wireInput({ input: schema }: Row, input: unknown): unknown {
  return known.has(schema) || !(schema instanceof z.ZodCodec)
    ? wireSide(schema, input)
    : z.encode(schema, input);
}

function wireSide(schema: z.ZodType, input: unknown): unknown {
  const of = known.get(required(schema));
  if (!of || typeof input !== "object" || input === null) return input;
  const sent = Object.entries(input).map(([name, value]) => {
    const field = own(of, name);
    return [wireName(name, field), field ? wireSide(schemaOf(field), value) : value];
  });
  return Object.fromEntries(sent);
}

/** What the domain calls the field of the wire that a refusal blames (`condizioni.minimo` → `minimum`); itself where both say the same. */
export function domainField({ input }: Row, blamed: string): string {
  let of = known.get(input);
  let last = blamed;
  for (const theirs of blamed.split(".")) {
    if (/^\d+$/.test(theirs)) continue;
    const [name, field] =
      Object.entries(of ?? {}).find(([name, field]) => wireName(name, field) === theirs) ?? [];
    last = name ?? theirs;
    of = field && known.get(required(schemaOf(field)));
  }
  return last;
}

function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? required(schema.unwrap() as z.ZodType)
    : schema;
}
