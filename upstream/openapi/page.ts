/** The OpenAPI document as a page to read: calls by domain, what each takes and answers, shapes at the end. No script. */
import { createHash } from "node:crypto";
import brand from "brand/brand.json";
import { escaped } from "../escaped";
import type { openApiDocument } from "./document";
import type { Schema } from "./schemas";

interface Operation extends Schema {
  operationId: string;
  summary: string;
  tags: string[];
  security: Schema[];
  parameters?: (Schema & {
    name?: string;
    in?: string;
    required?: boolean;
    schema?: Schema;
    $ref?: string;
  })[];
  requestBody?: { content: Record<string, { schema: Schema; example: unknown }> };
  responses: Record<string, Schema & { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}

const css = `body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1100px;padding:16px;color:${brand.light.ink}}h1,h2{font-family:ui-serif,Georgia,serif;font-weight:400}h2{margin:2.5rem 0 .5rem;border-bottom:1px solid #e4dfd8}h3{font:600 15px/1.5 ui-monospace,monospace;margin:1.5rem 0 .25rem;overflow-wrap:anywhere}h3 b{color:${brand.light.accent}}p{margin:.25rem 0}a{color:${brand.light.ink}}pre{background:#f5f2ee;padding:10px;overflow:auto;font:13px/1.4 ui-monospace,monospace;max-height:60vh}summary{cursor:pointer;min-height:24px}nav ul{columns:3 160px;padding:0;list-style:none}nav a{display:inline-block;padding:3px 0}.m{color:#635e57}table{border-collapse:collapse;font-size:14px}td,th{padding:3px 14px 3px 0;text-align:left;vertical-align:top;border-bottom:1px solid #e4dfd8}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

let made: string | undefined;

/** Imported when it is first asked for: no start waits for it. */
export function openApiPage(document: ReturnType<typeof openApiDocument>): Response {
  made ??= pageOf(document);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": policy,
    "X-Robots-Tag": "noindex, nofollow",
  };
  return new Response(made, { headers });
}

function pageOf(document: Schema): string {
  const { info, paths, components, tags } = document as {
    info: { title: string; description: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
    tags: { name: string }[];
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<section><h2 id="${name}">${name}</h2>${own.map((call) => callOf(call)).join("")}</section>`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="s-${name}">${name}</h3>${jsonOf(schema)}`,
  );
  const ways = [...tags.map(({ name }) => name), "shapes"].map((to) => `<li><a href="#${to}">${to}</a></li>`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>API of ${escaped(info.title)}</title><style>${css}</style></head><body><main><h1>API of ${escaped(info.title)}</h1><p>${escaped(info.description)}</p><p>${calls.length} calls. The same as JSON: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Domains"><ul>${ways.join("")}</ul></nav>${parts.join("")}<section><h2 id="shapes">shapes</h2>${shapes.join("")}</section></main></body></html>`;
}

function callOf({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { operationId, summary, parameters = [], requestBody, responses, security } = operation;
  const body = requestBody?.content["application/json"];
  const [type, answer] = Object.entries(responses["200"]?.content ?? {})[0] ?? [];
  const refused = Object.keys(responses).filter((status) => status !== "200");
  return `<h3 id="${operationId}"><b>${method.toUpperCase()}</b> ${escaped(path)}</h3><p>${escaped(summary)} <span class="m">(${operationId}; ${whoMay(security)})</span></p>${parametersOf(parameters)}${body ? `<details><summary>Body</summary>${jsonOf(body.schema)}<p>Example</p>${jsonOf(body.example)}</details>` : ""}<details><summary>Answer${type === "text/csv" ? " (CSV)" : ""}</summary>${jsonOf(answer?.schema ?? {})}</details><p class="m">Refused with ${refused.join(", ")}</p>`;
}

function whoMay(security: Schema[]): string {
  if (security.some((way) => "adminKey" in way)) return "operators";
  return security.some((way) => "bearer" in way) ? "members" : "everybody with the key";
}

function parametersOf(parameters: NonNullable<Operation["parameters"]>): string {
  if (parameters.length === 0) return "";
  const lines = parameters.map(({ name, in: where, required, schema, $ref }) =>
    $ref
      ? `<tr><td colspan="3">parameters of the listing, as in an address of /prodotti</td></tr>`
      : `<tr><td><code>${escaped(name ?? "")}</code></td><td>${where}${required ? "" : ", optional"}</td><td><code>${escaped(JSON.stringify(schema ?? {}))}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Shape</th></tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

function jsonOf(value: unknown): string {
  const text = escaped(JSON.stringify(value, null, 2) ?? "");
  const linked = text.replace(
    /&#34;\$ref&#34;: &#34;#\/components\/schemas\/(\w+)&#34;/g,
    '<a href="#s-$1">$1</a>',
  );
  return `<pre tabindex="0">${linked}</pre>`;
}
