/** No object is a map, and no address is resolved: planted breaches are refused, by what the types say, and the house holds none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { programAt } from "../../scripts/check-types";
import { outsideBreaches } from "../../scripts/outside-rules";

const house = mkdtempSync(join(tmpdir(), "vetrina-outside-"));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const planted: Record<string, string> = {
  "tsconfig.json": JSON.stringify({
    include: ["."],
    compilerOptions: { strict: true, noUncheckedIndexedAccess: true, lib: ["ES2023", "DOM"], types: [] },
  }),
  "upstream/a.ts": `
const table: Record<string, number> = { uno: 1 };
const closed = { uno: 1, due: 2 } as const;
const list = ["a"];
export function read(word: string, name: "uno" | "due", at: number) {
  return [table[word], closed[word as keyof typeof closed], word in table, { uno: 1 }[word], closed[name], list[at], table.uno];
}
export function write(word: string, map: Map<string, number>) {
  table[word] = 1;
  delete table[word];
  return map.get(word);
}
export const generic = <Name extends string>(of: Record<Name, number>, name: Name) => of[name];`,
  "server/b.ts": `
export const both = (path: string, base: URL) => [new URL(path, base), URL.parse(path, base.href), URL.canParse(path, "https://x")];
export const fine = (path: string, base: URL) => [new URL(base.origin + path), URL.parse(path)];`,
  "app/browser/c.ts": `export const resolved = (path: string) => new URL(path, "https://x");`,
  "tests/d.ts": `export const read = (of: Record<string, number>, word: string) => of[word];`,
};

test("what is looked up by any text, and what is read against a base, is refused", () => {
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  expect(outsideBreaches(programAt(house).getProgram(), house)).toEqual([
    'no-address-resolved: server/b.ts:2 URL.canParse(path, "https://x")',
    "no-address-resolved: server/b.ts:2 URL.parse(path, base.href)",
    "no-address-resolved: server/b.ts:2 new URL(path, base)",
    "no-object-as-map: upstream/a.ts:13 of[name]",
    "no-object-as-map: upstream/a.ts:6 closed[word as keyof typeof closed]",
    "no-object-as-map: upstream/a.ts:6 table[word]",
    "no-object-as-map: upstream/a.ts:6 word in table",
    "no-object-as-map: upstream/a.ts:6 { uno: 1 }[word]",
    "no-object-as-map: upstream/a.ts:9 table[word]",
  ]);
});
