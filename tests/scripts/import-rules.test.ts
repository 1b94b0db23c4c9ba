/** Each direction between the rooms is held: a planted breach is refused, and what the house allows passes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { importBreaches } from "../../scripts/check-imports";

const root = fileURLToPath(new URL("../..", import.meta.url));
const house = mkdtempSync(join(tmpdir(), "vetrina-house-"));
afterAll(() => {
  process.chdir(root);
  rmSync(house, { recursive: true, force: true });
});

/** One planted file: its imports, and the rule that each breaks towards which file. */
interface Planted {
  file: string;
  imports: string[];
  breaks: string[];
}

const from = (source: string) => `import { x } from "${source}";`;
const typeFrom = (source: string) => `import type { X } from "${source}";`;

const planted: Planted[] = [
  {
    file: "app/routes/a/route.tsx",
    imports: [
      from("server/env"),
      from("../../../server/log"),
      'import("server/visit");',
      typeFrom("server/context"),
      from("upstream/index"),
      typeFrom("upstream/handler"),
      from("../../../functions/clic"),
      from("~/routes/b/part"),
      from("./part"),
    ],
    breaks: [
      "server-by-value-in-app: server/env.ts",
      "server-by-value-in-app: server/log.ts",
      "server-by-value-in-app: server/visit.ts",
      "rooms-of-app: upstream/index.ts",
      "rooms-of-app: upstream/handler.ts",
      "rooms-of-app: functions/clic.ts",
      "private-to-a-route: app/routes/b/part.ts",
    ],
  },
  {
    file: "app/lib/a.ts",
    imports: [from("react"), from("@remix-run/react"), from("~/ui/b"), typeFrom("react"), from("contract")],
    breaks: [
      "app-lib-runs-anywhere: node_modules/react",
      "app-lib-runs-anywhere: node_modules/@remix-run/react",
      "app-lib-runs-anywhere: app/ui/b.ts",
    ],
  },
  {
    file: "app/ui/a.ts",
    imports: [from("../routes/a/route"), typeFrom("~/routes/b/part"), from("../../demo/a")],
    breaks: ["shared-by-routes: app/routes/a/route.tsx", "rooms-of-app: demo/a.ts"],
  },
  {
    file: "contract/a.ts",
    imports: [
      from("zod"),
      from("hono"),
      from("node:fs"),
      from("../server/env"),
      typeFrom("../upstream/index"),
    ],
    breaks: [
      "contract-packages: node_modules/hono",
      "contract-system: fs",
      "rooms-of-contract: server/env.ts",
      "rooms-of-contract: upstream/index.ts",
    ],
  },
  {
    file: "upstream/exits/a.ts",
    imports: [
      from("../mail/letter"),
      from("../mail/outbox"),
      from("contract"),
      from("../../server/env"),
      typeFrom("~/lib/a"),
    ],
    breaks: [
      "inside-of-upstream-mail: upstream/mail/letter.ts",
      "rooms-of-upstream: server/env.ts",
      "rooms-of-upstream: app/lib/a.ts",
    ],
  },
  {
    file: "server/a.ts",
    imports: [
      from("~/lib/a"),
      from("upstream/index"),
      from("upstream/exits/a"),
      from("../functions/clic"),
      from("../tests/tools/a"),
      from("../feeds/a"),
      from("../tests/a"),
      from("./nowhere"),
    ],
    breaks: [
      "rooms-of-server: app/lib/a.ts",
      "upstream-by-the-front: upstream/exits/a.ts",
      "rooms-of-server: functions/clic.ts",
      "rooms-of-server: tests/tools/a.ts",
      "rooms-of-server: tests/a.ts",
      "unknown-import: ./nowhere",
    ],
  },
  {
    file: "feeds/a.ts",
    imports: [from("upstream/search/a"), from("contract"), from("../server/env"), typeFrom("../scripts/b")],
    breaks: ["rooms-of-feeds: server/env.ts", "rooms-of-feeds: scripts/b.ts"],
  },
  {
    file: "functions/a.ts",
    imports: [from("server/env"), from("../app/lib/a"), from("../scripts/a")],
    breaks: ["rooms-of-functions: app/lib/a.ts", "rooms-of-functions: scripts/a.ts"],
  },
  {
    file: "scripts/a.ts",
    imports: [from("server/env"), from("../app/lib/a"), from("../demo/a"), from("../tests/bench/a")],
    breaks: [
      "rooms-of-scripts: app/lib/a.ts",
      "rooms-of-scripts: demo/a.ts",
      "rooms-of-scripts: tests/bench/a.ts",
    ],
  },
  {
    file: "demo/a.ts",
    imports: [from("../scripts/b"), from("../server/env"), from("../app/lib/a")],
    breaks: ["rooms-of-demo: server/env.ts", "rooms-of-demo: app/lib/a.ts"],
  },
  {
    file: "domain/a.ts",
    imports: [from("contract"), from("node:fs")],
    breaks: ["rooms-of-domain: contract/index.ts", "contract-system: fs"],
  },
  { file: "server/one.ts", imports: [from("./two")], breaks: ["cycle: server/two.ts"] },
  { file: "server/two.ts", imports: [from("./one")], breaks: [] },
  { file: "server/three.ts", imports: [typeFrom("./four")], breaks: [] },
  { file: "server/four.ts", imports: [from("./three")], breaks: ["cycle: server/three.ts"] },
];

/** Files that are only imported. */
const empty = [
  ..."app/routes/a/part app/routes/b/part app/ui/b contract/index demo/b scripts/b functions/clic tests/a tests/bench/a tests/tools/a".split(
    " ",
  ),
  ..."server/context server/env server/log server/visit".split(" "),
  ..."upstream/handler upstream/index upstream/mail/letter upstream/mail/outbox upstream/search/a".split(" "),
];

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

test("every breach of a direction is refused, and nothing that is allowed", async () => {
  cpSync(join(root, "tsconfig.json"), join(house, "tsconfig.json"));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  for (const name of empty) plant(`${name}.ts`, "export const x = 1;\nexport type X = 1;\n");
  for (const { file, imports } of planted) plant(file, `${imports.join("\n")}\nexport const x = 1;\n`);

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
