/** What deploying asks of git and wrangler, told by fakes of both; nothing is published. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deploy } from "../../scripts/deploy/deploy.mjs";

const written = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
/** wrangler.toml with databases of its own, as whoever deploys has it. */
const filled = written
  .replace("00000000-0000-0000-0000-000000000000", "11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa")
  .replace("00000000-0000-0000-0000-000000000001", "22222222-bbbb-4bbb-8bbb-bbbbbbbbbbbb")
  .replace("00000000-0000-0000-0000-000000000002", "44444444-dddd-4ddd-8ddd-dddddddddddd")
  .replace("00000000-0000-0000-0000-000000000003", "55555555-eeee-4eee-8eee-eeeeeeeeeeee")
  .concat('\n[[routes]]\npattern = "www.vetrina.example"\ncustom_domain = true\n');
const allSecrets = ["API_KEY", "CLICK_SALT", "SESSION_KEYS", "EXIT_SIGNING_KEYS", "PREVIEW_KEY"];

/** What was written last, by name. */
const files = new Map<string, string>();

/** Runs the script on a branch; resolves to wrangler's calls. */
async function calls(
  arguments_: string[],
  branch = "main",
  config = filled,
  secrets = allSecrets,
): Promise<string[]> {
  const said: string[] = [];
  await deploy(arguments_, config, {
    git: async ([, flag]) => (flag === "--short" ? "abc1234\n" : `${branch}\n`),
    wrangler: async (args) => said.push(args.join(" ")),
    asked: async (args) => {
      said.push(args.join(" "));
      return `some words\n${JSON.stringify(secrets.map((name) => ({ name, type: "secret_text" })))}\n`;
    },
    write: async (file, text) => {
      files.set(file, text);
    },
    prepare: async (mustBeTested) => {
      said.push(mustBeTested ? "check the tested build" : "build");
    },
    step: async (_label, work) => work(),
  });
  return said;
}

test("production is migrated and published from main, under the name of the branch and the commit", async () => {
  expect(await calls([])).toEqual([
    "secret list --env ",
    "secret list --config wrangler.banco.toml --env ",
    "check the tested build",
    "d1 migrations apply DB --remote",
    "d1 migrations apply LOGS --remote",
    "deploy --config wrangler.banco.toml --env  --tag abc1234 --message main abc1234",
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
    "build",
    "deploy --config wrangler.banco.toml --env  --tag abc1234 --message prova abc1234 --dry-run",
    "deploy --env  --tag abc1234 --message prova abc1234 --dry-run",
  ]);
  await expect(calls(["--name=altro"])).rejects.toThrow("does not know --name=altro");
  await expect(calls(["staging"])).rejects.toThrow('"staging" is no place');
});

test("a preview has its own database, whatever the branch", async () => {
  expect(await calls(["preview"], "prova")).toEqual([
    "secret list --env preview",
    "secret list --config wrangler.banco.toml --env preview",
    "build",
    "d1 migrations apply DB --remote --env preview",
    "d1 migrations apply LOGS --remote --env preview",
    "deploy --config wrangler.banco.toml --env preview --tag abc1234 --message prova abc1234",
    "deploy --env preview --tag abc1234 --message prova abc1234",
  ]);
});

test("nobody deploys without a database of one's own, or with one for both places", async () => {
  await expect(calls([], "main", written)).rejects.toThrow("no database of its own for production");
  await expect(calls(["preview"], "main", written)).rejects.toThrow("wrangler d1 create vetrina-preview");
  const logless = filled.replace(
    "44444444-dddd-4ddd-8ddd-dddddddddddd",
    "00000000-0000-0000-0000-000000000002",
  );
  await expect(calls([], "main", logless)).rejects.toThrow("wrangler d1 create vetrina-logs");
  const shared = filled.replaceAll(
    /database_id = "[^"]+"/g,
    'database_id = "33333333-cccc-4ccc-8ccc-cccccccccccc"',
  );
  await expect(calls([], "main", shared)).rejects.toThrow("the same database_id");
  const oneBucket = filled.replace("vetrina-media-preview", "vetrina-media");
  await expect(calls(["preview"], "main", oneBucket)).rejects.toThrow("the same bucket_name");
});

test("what was not tested goes to production only when one says so", async () => {
  expect(await calls(["--untested"])).toContain("build");
  expect(await calls([])).not.toContain("build");
});

test("without its secrets or without an address nothing is migrated or published", async () => {
  const without = (name: string) => allSecrets.filter((one) => one !== name);
  for (const name of allSecrets.slice(0, 4))
    await expect(calls([], "main", filled, without(name))).rejects.toThrow(
      `${name} is missing, so nothing was migrated`,
    );
  expect((await calls([], "main", filled, without("PREVIEW_KEY"))).at(-1)).toMatch(/^deploy/);
  await expect(calls(["preview"], "main", filled, without("PREVIEW_KEY"))).rejects.toThrow(
    "PREVIEW_KEY is missing",
  );
  await expect(calls([], "main", filled, [])).rejects.toThrow("are missing");
  await expect(calls([], "main", filled.replace(/\n\[\[routes\]\]\n[\s\S]*$/, ""))).rejects.toThrow(
    "no address",
  );
});

test("the zone is the only door: no address of the platform, no line of its own about each request, no clock in a preview", () => {
  const [top = "", preview = ""] = written.split("[env.preview]");
  for (const line of ["workers_dev = false", "preview_urls = false", "invocation_logs = false"])
    expect(top).toContain(`\n${line}\n`);
  expect(preview).toMatch(/\[env\.preview\.triggers\]\ncrons = \[\]/);
  expect(preview).toContain('STAGE = "preview"');
});

test("the second Worker has the same data, its own code and the clock, and no files, address, queue or second of its own, in a preview neither", async () => {
  await calls([]);
  const second = files.get("wrangler.banco.toml") ?? "";
  const headings = (text: string) => text.match(/^\[.*\]$/gm) ?? [];
  const apart = /^\[+(env\.preview\.)?(assets|services|routes|queues\.consumers)\]/;
  expect(headings(second).sort()).toEqual(
    headings(filled)
      .filter((heading) => !apart.test(heading))
      .sort(),
  );
  const [top = "", preview = ""] = second.split("[env.preview]");
  expect(top).toMatch(/^name = "vetrina-banco"$/m);
  expect(top).toMatch(/^main = "build\/second\/index.js"$/m);
  expect(second.match(/^crons = .*$/gm)).toEqual(["crons = []", 'crons = ["* * * * *"]']);
  expect(preview).toMatch(/\[env\.preview\.triggers\]\ncrons = \[\]/);
  expect(filled.split("[env.preview]")[0]?.match(/^crons = .*$/gm)).toEqual(["crons = []"]);
  expect(preview).toMatch(/^name = "vetrina-banco-preview"$/m);
  expect(second).not.toMatch(/workers_dev = true/);
  for (const line of filled.match(/^(database_id|bucket_name|invocation_logs|vars) = .*$/gm) ?? [])
    expect(second).toContain(`\n${line}\n`);
});
