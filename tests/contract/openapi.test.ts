/** The OpenAPI document that `npm run openapi` writes says what the contract says. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { contract, type Row } from "contract";
import { openApiDocument } from "upstream/openapi/document";
import { expect, test } from "vitest";

interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: unknown;
}

const document = JSON.parse(JSON.stringify(openApiDocument()));
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const rows = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Row>).map(([name, row]) => ({ name: `${domain}.${name}`, row })),
);

test("every call of the contract is described once, at its path and method", () => {
  const described = operations.map(({ path, method, operation }) => [operation.operationId, method, path]);
  const called = rows.map(({ name, row }) => [name, row.method.toLowerCase(), row.path]);
  expect(described.sort()).toEqual(called.sort());
});

test("what stands in a path is a parameter, and what is written travels in the body", () => {
  for (const { path, method, operation } of operations) {
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      inPath.map(({ name }) => name),
      operation.operationId,
    ).toEqual(named);
    const sends = rows.find(({ name }) => name === operation.operationId)?.row.sends === "body";
    expect(operation.requestBody !== undefined, operation.operationId).toBe(
      sends || ["post", "put", "patch"].includes(method),
    );
  }
});

test("every reference leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => String(to));
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    if (!reference.startsWith("#/components/")) continue;
    const found = reference
      .slice(2)
      .split("/")
      .reduce((at: Record<string, unknown> | undefined, name) => at?.[name] as never, document);
    expect(found, reference).toBeDefined();
  }
});

test("an independent validator finds nothing wrong with it", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
});

test("shapes that stand in several places have a name, and the whole stays small", () => {
  const shapes = Object.keys(document.components.schemas);
  for (const name of ["ProductCard", "ProductDetail", "BlogArticle", "Error"]) expect(shapes).toContain(name);
  expect(JSON.stringify(document).length).toBeLessThan(400_000);
});

/** Two amounts that have to agree, or bytes that only a machine writes: no example can be made up of the fields alone. */
const unlikely = ["catalogue.stage", "catalogue.storeFiles", "catalogue.apply"];

test.each(rows.filter(({ name, row }) => row.method !== "GET" && !unlikely.includes(name)))(
  "the example of $name is one that the call takes",
  ({ name, row }) => {
    const described = operations.find(({ operation }) => operation.operationId === name)
      ?.operation as unknown as { requestBody?: { content: Record<string, { example: object }> } };
    const example = described.requestBody?.content["application/json"]?.example;
    if (!example) return;
    const inPath = Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => [field, "1"]));
    const words = {
      slug: "prova",
      kind: "scarpe-donna",
      tipo: "messaggi",
      lease: "lettura-di-prova-1",
      rete: "cj",
    };
    const known = Object.fromEntries(Object.entries(words).filter(([field]) => field in inPath));
    const judged = row.input.safeParse({ ...example, ...inPath, ...known });
    expect(judged.error?.issues ?? []).toEqual([]);
  },
);
