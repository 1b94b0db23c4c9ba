/** JSON schemas of what travels, and names for those that stand in more than one place. */
import { type WireShape, wireShapeOf } from "contract/wire";
import * as z from "zod";

export type Schema = Record<string, unknown>;

/** JSON schema of the wire side of a row's schema; what zod cannot express is left open. */
export function wireSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const shape = wireShapeOf(zodSchema as unknown as z.ZodType);
      if (shape) Object.assign(jsonSchema, shapeSchema(shape));
    },
  });
  return written;
}

function shapeSchema({ of, list, names }: WireShape): Schema {
  const bare: Schema = list ? { type: "array", items: wireSchema(of) } : wireSchema(of);
  return names.length > 0 ? { ...bare, description: `Bare, or under one of: ${names.join(", ")}` } : bare;
}

/** Shorter ones are easier read where they stand. */
const shortest = 160;

/** Puts a reference in the place of every shape that stands twice, named by `known` (by its JSON) or by where it is met first. */
export function withComponents<Part>(
  document: Part,
  known: ReadonlyMap<string, string>,
): { document: Part; schemas: Record<string, Schema> } {
  const counts = new Map<string, number>();
  count(document);
  const names = new Map<string, string>();
  const schemas = new Map<string, Schema>();
  return { document: replaced(document, "") as Part, schemas: Object.fromEntries(schemas) };

  function count(part: unknown): void {
    if (typeof part !== "object" || part === null) return;
    const json = shapeJson(part);
    if (json) counts.set(json, (counts.get(json) ?? 0) + 1);
    for (const inner of Object.values(part)) count(inner);
  }

  function replaced(part: unknown, place: string): unknown {
    if (Array.isArray(part)) return part.map((inner) => replaced(inner, place));
    if (typeof part !== "object" || part === null) return part;
    const operation = (part as Schema).operationId;
    const at = typeof operation === "string" ? operation : place;
    const json = shapeJson(part);
    if (json === null || (counts.get(json) ?? 0) < 2) return innerOf(part, at);
    const before = names.get(json);
    const name = before ?? free(known.get(json) ?? nameFor(at));
    if (!before) {
      names.set(json, name);
      schemas.set(name, innerOf(part, at) as Schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function innerOf(part: object, place: string): Schema {
    const entries = Object.entries(part).map(([key, inner]) => [key, replaced(inner, placeOf(place, key))]);
    return Object.fromEntries(entries);
  }

  function free(name: string): string {
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? name : `${name}${number}`;
      if (!schemas.has(candidate)) return candidate;
    }
  }
}

/** Words of the document's own making say nothing about what a shape is of. */
function placeOf(place: string, key: string): string {
  return /^(schema|properties|items|content|application\/json|anyOf|allOf|oneOf|responses|200|paths|get|put|post|delete|additionalProperties|requestBody|\d+|\/.*)$/.test(
    key,
  )
    ? place
    : `${place}.${key}`;
}

function nameFor(place: string): string {
  const words = place.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Shape";
}

/** The JSON of a shape worth a name; null for anything else. */
function shapeJson(part: object): string | null {
  const { type, properties } = part as Schema;
  if (type !== "object" || typeof properties !== "object") return null;
  const json = JSON.stringify(part);
  return json.length >= shortest ? json : null;
}
