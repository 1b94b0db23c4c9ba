/** An owner's first hours, short: the commands of docs/deploy.md, with the real wrangler, against a stand-in of Cloudflare. All of it: `npm run rehearse`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servingOf, workerOf } from "../tools/cloudflare/account";
import { guide, runnable } from "../tools/cloudflare/guide";
import { commit, type Owner, startOwner } from "../tools/cloudflare/owner";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner({ plan: "free", hasR2: false, zones: ["vetrina.example"] });
});
afterAll(() => owner.stop());

const block = (heading: string) =>
  runnable(guide().find((one) => one.heading === heading) ?? { heading, lines: [] });
const deploy = () => owner.run(block("Every time"));
const worker = (name: string) => workerOf(owner.cloud.account, name);
const tags = () =>
  ["vetrina", "vetrina-banco"].map((name) => servingOf(worker(name)).metadata.annotations?.["workers/tag"]);
const written = () =>
  ["wrangler.toml", ".secrets.production"].map((file) => readFileSync(join(owner.folder, file), "utf8"));
const migrations = () => owner.cloud.asked.filter((line) => line.endsWith("/query")).length;

test("an account that lacks something is told what, and nothing is migrated; setup may be run again", async () => {
  const { circumstances, account } = owner.cloud;
  expect((await owner.run("npm run --silent deploy")).said).toContain(
    'wrangler.toml has no databases of its own for production: "npm run setup" makes them.',
  );
  const withoutR2 = await owner.run(block("Once"));
  expect(withoutR2.said).toContain(
    "✗ R2 is not enabled in the account. Enable it at https://dash.cloudflare.com/?to=/:account/r2 (it asks for a card; 10 GB are free) [code: 10042].",
  );
  circumstances.hasR2 = true;
  expect(await owner.run(block("Once"))).toMatchObject({ code: 0 });
  const before = written();
  account.workers.delete("vetrina-banco");
  expect((await deploy()).said).toContain(
    "Nothing was migrated or published: at Cloudflare are missing API_KEY (vetrina-banco)",
  );
  expect(await owner.run("npm run --silent setup")).toMatchObject({ code: 0 });
  expect(written()).toEqual(before);
  const made = [account.databases, account.buckets, account.queues].map((list) =>
    list.map(({ name }) => name),
  );
  expect([...made, [...account.workers.keys()]]).toEqual([
    ["vetrina", "vetrina-logs"],
    ["vetrina-media"],
    ["vetrina-clicks", "vetrina-clicks-dead"],
    ["vetrina", "vetrina-banco"],
  ]);
  const free = await deploy();
  expect(free.said).toMatch(
    /✗ The account is on the free plan.* Switch to Workers Paid .* \[code: 100328\]\./,
  );
  expect(migrations()).toBe(0);
});

test("a paid account is published, and what was published before comes back in both Workers", async () => {
  owner.cloud.circumstances.plan = "paid";
  expect(await deploy()).toMatchObject({ code: 0 });
  const home = await owner.cloud.machine.visit("https://www.vetrina.example/");
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("La Vetrina")]);
  for (const [name, folder] of Object.entries({ vetrina: "worker", "vetrina-banco": "second" })) {
    const made = readdirSync(join(owner.folder, "build", folder)).filter((file) => !file.endsWith(".json"));
    expect(servingOf(worker(name)).modules.map((sent) => sent.name)).toEqual(expect.arrayContaining(made));
  }
  const first = tags();
  expect(new Set(first).size).toBe(1);
  commit(owner.folder, "A new version");
  expect(await deploy()).toMatchObject({ code: 0 });
  expect(tags()).not.toEqual(first);
  expect(await owner.run(block("The way back"))).toMatchObject({ code: 0 });
  expect(tags()).toEqual(first);
  expect(owner.cloud.asked.filter((line) => line.startsWith("unknown"))).toEqual([]);
});
