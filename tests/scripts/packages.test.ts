/** A fresh machine is told what it lacks, and packages are installed only when they differ from the lock file. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkNode, packagesAreCurrent } from "../../scripts/local/packages.mjs";

describe("the Node check", () => {
  test.each(["18.20.0", "20.18.3"])("refuses %s in one sentence", (version) => {
    expect(() => checkNode(version)).toThrow(/needs Node 20\.19 or newer, and this is Node/);
  });
  test.each(["20.19.0", "22.1.0", "24.0.0"])("accepts %s", (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});

describe("installed packages", () => {
  function folderWith(installed: Record<string, { version: string }> | null): string {
    const folder = mkdtempSync(join(tmpdir(), "vetrina-packages-"));
    const wanted = {
      "": {},
      "node_modules/a": { version: "1.0.0" },
      "node_modules/b": { version: "2.0.0", optional: true },
    };
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
    if (installed) {
      mkdirSync(join(folder, "node_modules"));
      writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
    }
    return folder;
  }
  test("are missing in a fresh clone", () => {
    expect(packagesAreCurrent(folderWith(null))).toBe(false);
  });
  test("are out of date when a version differs", () => {
    expect(packagesAreCurrent(folderWith({ "node_modules/a": { version: "0.9.0" } }))).toBe(false);
  });
  test("are current without an optional package of another platform", () => {
    expect(packagesAreCurrent(folderWith({ "node_modules/a": { version: "1.0.0" } }))).toBe(true);
  });
});
