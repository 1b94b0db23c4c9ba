/** Examples of what callers send: by the field's name where that says more than its type. */
import { own } from "domain/own";
import texts from "./example-texts.json";
import examples from "./examples.json";
import type { Schema } from "./schemas";

const byName: Record<string, unknown> = examples;

export function exampleOf(schema: Schema, name = ""): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const named = own(byName, name);
  if (named !== undefined && allows(schema, typeof named)) return named;
  if ("default" in schema) return schema.default;
  for (const choice of ["anyOf", "oneOf", "allOf"]) {
    const [first] = (own(schema, choice) as Schema[] | undefined) ?? [];
    if (first) return exampleOf(first, name);
  }
  return ofType(schema, name);
}

function ofType(schema: Schema, name: string): unknown {
  if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map((item) => exampleOf(item as Schema));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return schema.items ? [exampleOf(schema.items as Schema, name.replace(/s$/, ""))] : [];
    case "integer":
    case "number":
      return Math.max(1, Number(schema.minimum ?? 1));
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return textOf(schema);
  }
}

/** Required fields, and those that a caller would name. */
function objectOf(schema: Schema): Record<string, unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = (schema.required ?? []) as string[];
  const shown = Object.entries(properties).filter(
    ([name]) => required.includes(name) || Object.hasOwn(byName, name),
  );
  return Object.fromEntries(shown.map(([name, inner]) => [name, exampleOf(inner, name)]));
}

/** By its format, else by the first pattern that is part of its own. */
function textOf({ format, pattern }: Schema): unknown {
  const shaped = own(texts.formats as Record<string, unknown>, String(format));
  const [, example] = texts.patterns.find(([part = ""]) => String(pattern ?? "").includes(part)) ?? [];
  return shaped ?? example;
}

function allows({ type, anyOf }: Schema, kind: string): boolean {
  if (Array.isArray(anyOf)) return (anyOf as Schema[]).some((choice) => allows(choice, kind));
  return type === undefined || type === kind || (Array.isArray(type) && type.includes(kind));
}
