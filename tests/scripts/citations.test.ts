/** What code, tests and records cite of docs/product.md exists there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const product = readFileSync(join(root, "docs/product.md"), "utf8");
const headings = [...product.matchAll(/^##+ (.+)$/gm)].map(([, heading = ""]) => heading);

const lines = sources().flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ text, at: `${file.slice(root.length)}:${index + 1}` })),
);

/** Everything that people write, but the document itself and this test. */
function sources(): string[] {
  const rooms = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => !/^(\..*|node_modules|public|feeds)$/.test(name),
  );
  const files = rooms.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true }).map((file) =>
          join(root, entry.name, String(file)),
        )
      : [join(root, entry.name)],
  );
  return files.filter(
    (file) =>
      /\.(tsx?|mjs|css|sql|md)$/.test(file) &&
      !/(product\.md|citations\.test\.ts|\.generated\.ts)$/.test(file),
  );
}

test("every citation of product.md names headings that the document has", () => {
  const cited = lines.flatMap(({ text, at }) =>
    [...text.matchAll(/\bproduct\.md ('[^']+'(?:, '[^']+')*)/g)].flatMap(([, names = ""]) =>
      names.split(/(?<='), /).map((name) => ({ name: name.slice(1, -1), at })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ name }) => !headings.includes(name))).toEqual([]);
});

test("code cites product.md by its headings, and nothing that the repository does not have", () => {
  const vague = lines.filter(({ text, at }) => !at.includes(".md:") && /\bproduct\.md(?! ')/.test(text));
  const outside = lines.filter(({ text }) => /\bspec (00|§)/i.test(text));
  expect([...vague, ...outside]).toEqual([]);
});

test("no heading of product.md stands twice, and its own links lead to one", () => {
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(" ", "-"));
  const links = [...product.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
});
