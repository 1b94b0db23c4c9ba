/** The cookie policies of demo and desk name every cookie and storage key that the code can set. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const policy = readFileSync("demo/pages/cookie-policy.md", "utf8");
const draft = readFileSync("desk/drafts/cookie-policy.html", "utf8");
const sources = ["server", "app", "functions"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);
/** Files that set something, other than the one that says how. */
const setters = sources
  .filter((file) => file !== "server/cookie.ts")
  .map((file) => ({ file, source: readFileSync(file, "utf8") }))
  .filter(({ source }) => /\b(?:cookieLine|setItem)\(|document\.cookie\s*=[^=]/.test(source));

/** Names that a file gives to what it sets: constants, its own or of a module that it names cookies by, and texts in the call itself. */
function namesIn(source: string): string[] {
  const imported = /import \{[^}]*Cookie\b[^}]*\} from "\.\.\/([\w/-]+)"/.exec(source)?.[1];
  if (imported) return namesIn(readFileSync(`server/${imported}.ts`, "utf8"));
  const constants = source.matchAll(/const (?:name|cookie|\w+Cookie|\w+Key) = "([\w:-]+)"/g);
  const literals = source.matchAll(/(?:cookieLine\(\w+, |push\()"([\w:-]+)"/g);
  return [...constants, ...literals].map(([, name]) => name ?? "");
}

test.each(setters)("$file sets nothing that the policy leaves out", ({ source }) => {
  const names = namesIn(source);
  expect(names).not.toEqual([]);
  for (const name of names) {
    expect(policy, name).toContain(`**${name}**`);
    expect(draft, name).toContain(`<strong>${name}</strong>`);
  }
});

test("marks of products, analytics and the router's own memory are named too", () => {
  for (const name of ["viewed_", "_ga", "_ga_", "positions", "__Host-sessione"])
    expect(policy).toContain(`**${name}**`);
  expect(setters.length).toBeGreaterThan(8);
});
