/** Writes docs/openapi.json from the rows of the contract: `npm run openapi`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contract, type Row } from "contract";
import { type WireShape, wireShapeOf } from "contract/wire";
import { z } from "zod";

type Schema = Record<string, unknown>;

const errorAnswer = { $ref: "#/components/responses/Error" };

/** JSON schema of what travels: the wire side of a row's schema; what zod cannot express is left open. */
function wireSchema(schema: z.ZodType): Schema {
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

/** A list or object; where it may also come wrapped, the description says under which names. */
function shapeSchema({ of, list, names }: WireShape): Schema {
  const bare: Schema = list ? { type: "array", items: wireSchema(of) } : wireSchema(of);
  return names.length > 0 ? { ...bare, description: `Bare, or under one of: ${names.join(", ")}` } : bare;
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
    schema: properties[field] ?? {},
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
      schema: properties[field],
    }));
    const listing = input.additionalProperties ? [{ $ref: "#/components/parameters/Listing" }] : [];
    return { parameters: [...parameters, ...query, ...listing] };
  }

  function inBody(): Schema {
    const schema = {
      type: "object",
      properties: Object.fromEntries(rest.map((field) => [field, properties[field]])),
      required: required.filter((field) => rest.includes(field)),
    };
    return { required: true, content: { "application/json": { schema } } };
  }

  return {
    operationId: name,
    summary: row.summary,
    tags: [name.split(".")[0]],
    security: [row.auth === "admin" ? { apiKey: [], adminKey: [] } : { apiKey: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...sent,
    responses: {
      200: {
        description: row.summary,
        content: { [row.answers ? "text/csv" : "application/json"]: { schema: wireSchema(row.output) } },
      },
      ...Object.fromEntries(["401", "403", "404", "422"].map((status) => [status, errorAnswer])),
    },
  };
}

/** The complete OpenAPI 3.1 document. */
export function openApiDocument(): Schema {
  const paths: Record<string, Schema> = {};
  for (const [domain, rows] of Object.entries(contract)) {
    for (const [name, row] of Object.entries(rows)) {
      const at = row as Row;
      paths[at.path] = { ...paths[at.path], [at.method.toLowerCase()]: operation(`${domain}.${name}`, at) };
    }
  }
  const header = (name: string) => ({ type: "apiKey", in: "header", name });
  return {
    openapi: "3.1.0",
    info: {
      title: "Vetrina",
      version: "1",
      description:
        "The upstream API of Vetrina, written from contract/*.ts. A site answers the same calls under /api: a path that does not begin with /api/ gets it as a prefix.",
    },
    paths,
    components: {
      securitySchemes: { apiKey: header("x-api-key"), adminKey: header("x-admin-key") },
      parameters: { Listing: listingParameter },
      responses: {
        Error: {
          description:
            "Refused; `error` is Italian and may be shown, `field` names the input that is to blame",
          content: { "application/json": { schema: errorSchema } },
        },
      },
    },
  };
}

const listingParameter = {
  name: "listing",
  in: "query",
  style: "form",
  explode: true,
  description:
    "Parameters of the listing as in an address of /prodotti; values of one filter are separated by commas",
  schema: { type: "object", additionalProperties: { type: "string" } },
};

const errorSchema = {
  type: "object",
  properties: { error: { type: "string" }, field: { type: ["string", "null"] } },
  required: ["error", "field"],
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL("../docs/openapi.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}
