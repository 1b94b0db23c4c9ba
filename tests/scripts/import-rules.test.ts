/** Each direction between the rooms is held: a planted breach is refused, and what the house allows passes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { importBreaches } from "../../scripts/check-imports";
import said from "./import-rules.json";

const root = fileURLToPath(new URL("../..", import.meta.url));
const house = mkdtempSync(join(tmpdir(), "vetrina-house-"));
afterAll(() => {
  process.chdir(root);
  rmSync(house, { recursive: true, force: true });
});

/** `planted`: its imports, those of types marked, and which rule each breaks towards which file; `empty` are only imported. */
const { planted, empty } = said;

function written(source: string): string {
  if (source.startsWith("import(")) return source;
  return source.startsWith("type ")
    ? `import type { X } from "${source.slice(5)}";`
    : `import { x } from "${source}";`;
}

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

test("every breach of a direction is refused, and nothing that is allowed", async () => {
  cpSync(join(root, "tsconfig.json"), join(house, "tsconfig.json"));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  for (const name of empty) plant(`${name}.ts`, "export const x = 1;\nexport type X = 1;\n");
  for (const { file, imports } of planted)
    plant(file, `${imports.map(written).join("\n")}\nexport const x = 1;\n`);

  process.chdir(house);

  const expected = planted.flatMap(({ file, breaks }) =>
    breaks.map((breach) => breach.replace(": ", `: ${file} → `)),
  );
  expect((await importBreaches()).map(withoutEntry).sort()).toEqual(expected.sort());
});

/** A package is named, not the file in it that the import reaches. */
function withoutEntry(breach: string): string {
  return breach.replace(/ → .*?(node_modules\/(?:@[^/]+\/)?[^/]+)\/.+/, " → $1");
}
