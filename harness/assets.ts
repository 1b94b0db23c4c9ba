/** Stands in for the static side of Cloudflare Pages: files of public/, `_headers`, and the `_routes.json` gate. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { Response } from "miniflare";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/vnd.microsoft.icon",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Answers the ASSETS binding from a folder, as Pages does: ETag and 304, `_headers`, 404 with an empty body. */
export function assetsOf(publicDir: string) {
  const rules = headerRules(join(publicDir, "_headers"));
  return (request: { url: string; headers: { get(name: string): string | null } }): Response => {
    const { pathname } = new URL(request.url);
    const path = normalize(join(publicDir, decodeURIComponent(pathname)));
    if (
      !path.startsWith(publicDir) ||
      !existsSync(path) ||
      !statSync(path).isFile() ||
      pathname.startsWith("/_")
    ) {
      return new Response(null, { status: 404 });
    }
    const body = readFileSync(path);
    const headers = new Headers({
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": "public, max-age=0, must-revalidate",
      etag: `"${body.byteLength.toString(16)}-${Math.trunc(statSync(path).mtimeMs).toString(16)}"`,
    });
    for (const rule of rules) {
      if (rule.pattern.test(pathname)) for (const [name, value] of rule.headers) headers.set(name, value);
    }
    if (request.headers.get("if-none-match") === headers.get("etag")) {
      return new Response(null, { status: 304, headers: [...headers] });
    }
    return new Response(body, { headers: [...headers] });
  };
}

/** Reads `_headers`: a path pattern on its own line, indented `Name: value` lines under it. */
function headerRules(file: string): { pattern: RegExp; headers: [string, string][] }[] {
  if (!existsSync(file)) return [];
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([String(header[1]), String(header[2]).trim()]);
    else if (line.startsWith("/")) rules.push({ pattern: wildcard(line.trim()), headers: [] });
  }
  return rules;
}

/** Whether `_routes.json` sends this path to the worker; everything else is a static file. */
export function routesGate(publicDir: string): { include: string[]; exclude: string[] } {
  return JSON.parse(readFileSync(join(publicDir, "_routes.json"), "utf8"));
}

export function wildcard(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`);
}
