/** The OpenAPI document of all rows, with shared shapes under names: `npm run openapi` writes it, `/api/openapi.json` answers it. */
import brand from "brand/brand.json";
import * as everything from "contract";
import { contract, type Row } from "contract";
import { own } from "domain/own";
import * as z from "zod";
import { once } from "../remembering";
import { exampleOf } from "./examples";
import { type Schema, wireSchema, withComponents } from "./schemas";
import shared from "./shared.json";

/** What a call may be refused with, by who may call it. */
const refusals: Record<string, (string | null)[]> = shared.refusals;

function refusalsOf({ auth, method, path }: Row): string[] {
  const writes = method !== "GET";
  return [
    "401",
    ...(auth === "admin" || path.startsWith("/api/cart") ? ["403"] : []),
    ...(path.includes("{") ? ["404"] : []),
    ...(writes ? ["409", "413"] : []),
    "422",
    ...(writes && auth !== "admin" ? ["429"] : []),
  ];
}

function operation(name: string, row: Row): Schema {
  const input = wireSchema(row.input);
  const properties = (input.properties ?? {}) as Record<string, Schema>;
  const required = (input.required ?? []) as string[];
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as string);
  const rest = Object.keys(properties).filter((field) => !inPath.includes(field));
  const parameters = inPath.map((field) => ({
    name: field,
    in: "path",
    required: true,
    schema: own(properties, field) ?? { type: "string" },
  }));
  const sent =
    row.method === "GET" || (row.method === "DELETE" && row.sends !== "body")
      ? inQuery()
      : { requestBody: inBody() };

  function inQuery(): Schema {
    const query = rest.map((field) => ({
      name: field,
      in: "query",
      required: required.includes(field),
      schema: own(properties, field),
    }));
    const listing = input.additionalProperties ? [{ $ref: "#/components/parameters/Listing" }] : [];
    return { parameters: [...parameters, ...query, ...listing] };
  }

  function inBody(): Schema {
    const schema = {
      type: "object",
      properties: Object.fromEntries(rest.map((field) => [field, own(properties, field)])),
      required: required.filter((field) => rest.includes(field)),
    };
    return { required: true, content: { "application/json": { schema, example: exampleOf(schema) } } };
  }

  return {
    operationId: name,
    summary: row.summary,
    tags: [name.split(".")[0]],
    security: shared.security[row.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...sent,
    responses: {
      200: {
        description: row.summary,
        content: { [row.answers ? "text/csv" : "application/json"]: { schema: wireSchema(row.output) } },
      },
      ...Object.fromEntries(
        refusalsOf(row).map((status) => [
          status,
          { $ref: `#/components/responses/${own(refusals, status)?.[0]}` },
        ]),
      ),
    },
  };
}

/** The complete OpenAPI 3.1 document; made once. */
export const openApiDocument = once((): Schema => {
  const written = new Map<string, Schema>();
  for (const [domain, rows] of Object.entries(contract)) {
    for (const [name, row] of Object.entries(rows)) {
      const at = row as Row;
      const method = { [at.method.toLowerCase()]: operation(`${domain}.${name}`, at) };
      written.set(at.path, { ...written.get(at.path), ...method });
    }
  }
  const { document: paths, schemas } = withComponents(Object.fromEntries(written), namesOfShapes());
  const { openapi, servers, securitySchemes } = shared;
  const responses = Object.values(refusals).map(([name, description, error, field]) => {
    const schema = { $ref: "#/components/schemas/Error" };
    return [name, { description, content: { "application/json": { schema, example: { error, field } } } }];
  });
  return {
    openapi,
    info: {
      title: brand.name,
      version: "1",
      description: `The upstream API of ${brand.name}, written from contract/*.ts. A site answers the same calls under /api: a path that does not begin with /api/ gets it as a prefix.`,
    },
    servers,
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      parameters: { Listing: shared.listing },
      responses: Object.fromEntries(responses),
      schemas: { Error: shared.error, ...schemas },
    },
  };
});

/** Shapes that the contract exports, by their JSON. */
function namesOfShapes(): Map<string, string> {
  const exported = Object.entries(everything).filter(([, value]) => value instanceof z.ZodType);
  return new Map(exported.map(([name, schema]) => [JSON.stringify(wireSchema(schema as z.ZodType)), name]));
}
