/** What deploying asks of git and wrangler, told by fakes of both; nothing is published. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deploy } from "../../scripts/deploy/deploy.mjs";

const written = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
/** wrangler.toml with databases of its own, as whoever deploys has it. */
const filled = written
  .replace("00000000-0000-0000-0000-000000000000", "11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa")
  .replace("00000000-0000-0000-0000-000000000001", "22222222-bbbb-4bbb-8bbb-bbbbbbbbbbbb");

/** Runs the script on a branch; resolves to wrangler's calls. */
async function calls(arguments_: string[], branch = "main", config = filled): Promise<string[]> {
  const said: string[] = [];
  await deploy(arguments_, config, {
    git: async ([, flag]) => (flag === "--short" ? "abc1234\n" : `${branch}\n`),
    wrangler: async (args) => said.push(args.join(" ")),
    prepare: async () => {
      said.push("prepare");
    },
    step: async (_label, work) => work(),
  });
  return said;
}

test("production is migrated and published from main, under the name of the branch and the commit", async () => {
  expect(await calls([])).toEqual([
    "prepare",
    "d1 migrations apply DB --remote",
    "deploy --env  --tag abc1234 --message main abc1234",
  ]);
});

test("a checked-out older version is published too: that is the way back", async () => {
  expect((await calls([], "HEAD")).at(-1)).toBe(
    "deploy --env  --tag abc1234 --message checked-out version abc1234",
  );
});

test("what would not be published to production migrates nothing there", async () => {
  await expect(calls([], "prova")).rejects.toThrow("The branch prova is not main");
  await expect(calls(["production"], "prova")).rejects.toThrow("nothing was migrated");
  expect(await calls(["--dry-run"], "prova")).toEqual([
    "prepare",
    "deploy --env  --tag abc1234 --message prova abc1234 --dry-run",
  ]);
  await expect(calls(["--name=altro"])).rejects.toThrow("does not know --name=altro");
  await expect(calls(["staging"])).rejects.toThrow('"staging" is no place');
});

test("a preview has its own database, whatever the branch", async () => {
  expect(await calls(["preview"], "prova")).toEqual([
    "prepare",
    "d1 migrations apply DB --remote --env preview",
    "deploy --env preview --tag abc1234 --message prova abc1234",
  ]);
});

test("nobody deploys without a database of one's own, or with one for both places", async () => {
  await expect(calls([], "main", written)).rejects.toThrow("no database of its own for production");
  await expect(calls(["preview"], "main", written)).rejects.toThrow("wrangler d1 create vetrina-preview");
  const shared = filled.replaceAll(
    /database_id = "[^"]+"/g,
    'database_id = "33333333-cccc-4ccc-8ccc-cccccccccccc"',
  );
  await expect(calls([], "main", shared)).rejects.toThrow("the same database_id");
  const oneBucket = filled.replace("vetrina-media-preview", "vetrina-media");
  await expect(calls(["preview"], "main", oneBucket)).rejects.toThrow("the same bucket_name");
});
