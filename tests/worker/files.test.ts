/** Static files: each file of public/ is served whole, typed and guarded, without asking the worker. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { sharedSite, siteOptions } from "../tools/site";

const folder = siteOptions().assets.directory;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== "_headers")
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));

const types: Record<string, RegExp> = {
  ".css": /^text\/css/,
  ".ico": /^image\//,
  ".js": /^text\/javascript/,
  ".json": /^application\/json/,
  ".png": /^image\/png/,
  ".svg": /^image\/svg\+xml/,
  ".txt": /^text\/plain/,
  ".webmanifest": /^application\/manifest\+json/,
  ".webp": /^image\/webp/,
};

const site = await forFile(sharedSite());

test("every file of public/ is there, byte by byte, with its type and the headers of files", async () => {
  expect(files).toContain("/anteprima.png");
  for (const path of files) {
    const response = await site.get(path);
    expect(response.status, path).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(folder, path))), path).toBe(
      true,
    );
    const { headers } = response;
    expect(headers.get("content-type"), path).toMatch(types[extname(path)] ?? /^a type of this test$/);
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    // The worker would have given it an id.
    expect(headers.get("x-request-id"), path).toBeNull();
    expect(headers.get("cache-control"), path).toMatch(
      path.startsWith("/build/")
        ? /immutable/
        : path === "/sw.js"
          ? /^no-cache$/
          : /max-age=0, must-revalidate/,
    );
  }
});

test("a file that the browser has already is not sent again, and HEAD brings no body", async () => {
  const first = await site.get("/anteprima.png");
  const etag = first.headers.get("etag") ?? "";
  const again = await site.get("/anteprima.png", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  const head = await site.get("/anteprima.png", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("the picture for shared links is the one that pages name", async () => {
  const { html } = await site.page("/");
  const named = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const picture = await site.get(new URL(named, site.url).pathname);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("a script of an earlier deployment is missing at once, without a page", async () => {
  for (const path of ["/build/root-ABCDEFGH.js", "/build/routes/_index-ABCDEFGH.js", "/build"]) {
    const { status, headers, html } = await site.page(path);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(html).toBe("File non trovato.");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test.each(["/_headers", "/404.html", "/index.html", "/build/../wrangler.toml", "/.dev.vars"])(
  "%s is no file of the site: the worker's own 404 in Italian",
  async (path) => {
    const { status, headers, html } = await site.page(path);
    expect(status).toBe(404);
    expect(headers.get("x-request-id")).not.toBeNull();
    expect(html).toContain('lang="it"');
  },
);
