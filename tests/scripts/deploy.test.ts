/** What deploying asks of git and wrangler, told by fakes of both; nothing is published. What the real wrangler makes of it: tests/worker/rehearsal.test.ts. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import { deploy } from "../../scripts/deploy/deploy.mjs";
import { explained } from "../../scripts/deploy/refusals.mjs";
import { firstSecrets, readSecrets, rotated, writtenSecrets } from "../../scripts/deploy/secrets.mjs";
import { withDatabase, withRoutes, withVars } from "../../scripts/deploy/toml.mjs";
import refusals from "./refusals.json";

const file = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));
const written = readFileSync(file, "utf8");
type Config = ReturnType<typeof experimental_readRawConfig>["rawConfig"];
const { rawConfig: bare } = experimental_readRawConfig({ config: file });
/** wrangler.toml with databases of its own, as whoever deploys has it. */
function filled(change: (config: Config) => void = () => undefined): Config {
  const config = structuredClone(bare);
  const databases = [...(config.d1_databases ?? []), ...(config.env?.preview?.d1_databases ?? [])];
  for (const [at, database] of databases.entries())
    database.database_id = `${at + 1}1111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa`;
  config.routes = [{ pattern: "www.vetrina.example", custom_domain: true }];
  change(config);
  return config;
}
const allSecrets = ["API_KEY", "CLICK_SALT", "SESSION_KEYS", "EXIT_SIGNING_KEYS", "PREVIEW_KEY"];

/** What was written last, by name. */
const files = new Map<string, string>();
/** What wrangler answers besides nothing, by the beginning of a call. */
type Answers = Record<string, string | Error>;

/** Runs the script on a branch; resolves to wrangler's calls. */
async function calls(
  arguments_: string[],
  branch = "main",
  config = filled(),
  answers: Answers = {},
): Promise<string[]> {
  const said: string[] = [];
  const known: Answers = {
    "secret list": JSON.stringify(allSecrets.map((name) => ({ name, type: "secret_text" }))),
    ...answers,
  };
  await deploy(arguments_, config, {
    git: async ([, flag]) => (flag === "--short" ? "abc1234\n" : `${branch}\n`),
    wrangler: async (args) => {
      const call = args.join(" ");
      said.push(call);
      const answer = Object.entries(known).find(([beginning]) => call.startsWith(beginning))?.[1] ?? "";
      if (answer instanceof Error) throw Object.assign(explained(answer), { said });
      return answer;
    },
    write: async (name, text) => {
      files.set(name, text);
    },
    prepare: async (mustBeTested) => {
      said.push(mustBeTested ? "check the tested build" : "build");
    },
    step: async (_label, work) => work(),
    say: () => undefined,
  });
  return said;
}

const second = "--config wrangler.banco.json";

test("production is tried, migrated and published from main, under the name of the branch and the commit", async () => {
  expect(await calls([])).toEqual([
    `secret list ${second} --env `,
    "secret list --env ",
    "check the tested build",
    `versions upload ${second} --env  --message tried abc1234`,
    "versions upload --env  --message tried abc1234",
    "d1 migrations apply DB --remote",
    "d1 migrations apply LOGS --remote",
    `deploy ${second} --env  --tag abc1234 --message main abc1234`,
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
  await expect(calls(["--name=altro"])).rejects.toThrow("does not know --name=altro");
  await expect(calls(["staging"])).rejects.toThrow('"staging" is no place');
});

test("a preview has its own database, whatever the branch", async () => {
  expect(await calls(["preview"], "prova")).toEqual([
    `secret list ${second} --env preview`,
    "secret list --env preview",
    "build",
    `versions upload ${second} --env preview --message tried abc1234`,
    "versions upload --env preview --message tried abc1234",
    "d1 migrations apply DB --remote --env preview",
    "d1 migrations apply LOGS --remote --env preview",
    `deploy ${second} --env preview --tag abc1234 --message prova abc1234`,
    "deploy --env preview --tag abc1234 --message prova abc1234",
  ]);
});

test("nobody deploys without a database of one's own, or with one for both places", async () => {
  await expect(calls([], "main", bare)).rejects.toThrow("no databases of its own for production");
  await expect(calls(["preview"], "main", bare)).rejects.toThrow("npm run setup -- --preview");
  const logless = filled(({ d1_databases: [, logs] = [] }) => {
    if (logs) logs.database_id = "00000000-0000-0000-0000-000000000002";
  });
  await expect(calls([], "main", logless)).rejects.toThrow("no databases of its own");
  const shared = filled(({ d1_databases, env }) => {
    for (const one of env?.preview?.d1_databases ?? []) one.database_id = d1_databases?.[0]?.database_id;
  });
  await expect(calls([], "main", shared)).rejects.toThrow("the same database_id");
  const oneBucket = filled(({ r2_buckets, env }) => {
    if (env?.preview) env.preview.r2_buckets = r2_buckets;
  });
  await expect(calls(["preview"], "main", oneBucket)).rejects.toThrow("the same bucket_name");
});

test("what was not tested goes to production only when one says so", async () => {
  expect(await calls(["--untested"])).toContain("build");
  expect(await calls([])).not.toContain("build");
});

test("without its secrets or without an address nothing is migrated or published", async () => {
  const without = (...names: string[]) => ({
    "secret list": JSON.stringify(allSecrets.filter((one) => !names.includes(one)).map((name) => ({ name }))),
  });
  for (const name of allSecrets.slice(0, 4))
    await expect(calls([], "main", filled(), without(name))).rejects.toThrow(
      `Nothing was migrated or published: at Cloudflare are missing ${name} (vetrina-banco), ${name} (vetrina).`,
    );
  expect((await calls([], "main", filled(), without("PREVIEW_KEY"))).at(-1)).toMatch(/^deploy/);
  await expect(calls(["preview"], "main", filled(), without("PREVIEW_KEY"))).rejects.toThrow(
    "PREVIEW_KEY (vetrina-banco-preview)",
  );
  const nowhere = { "secret list": new Error("This Worker does not exist on your account. [code: 10007]") };
  await expect(calls([], "main", filled(), nowhere)).rejects.toThrow('"npm run setup" puts them there');
  const homeless = filled((config) => {
    delete config.routes;
  });
  await expect(calls([], "main", homeless)).rejects.toThrow("no address");
});

test("what Cloudflare does not take in is told before anything is migrated", async () => {
  const refused = { "versions upload": new Error("CPU limits are not supported. [code: 100328]") };
  const failure = await calls([], "main", filled(), refused).catch((error) => error);
  expect(failure.message).toContain("Workers Paid");
  expect(failure.said.join("\n")).not.toContain("migrations");
});

test.each(refusals)("'%s' is told in our words", (said, told) => {
  expect(explained(new Error(said)).message).toContain(told);
});

test("what nobody foresaw is told in wrangler's own words", () => {
  expect(explained(new Error("The ether is gone.")).message).toBe("The ether is gone.");
});

const version = (number: number, tag?: string, cause = "version_upload") => ({
  id: `v${number}`,
  number,
  annotations: { "workers/tag": tag, "workers/triggered_by": cause },
});

/** What both Workers have been. */
function past(serving: string, first: object[], other = first): Answers {
  const status = JSON.stringify({ versions: [{ version_id: serving }] });
  return {
    [`versions list ${second}`]: JSON.stringify(other),
    "versions list": JSON.stringify(first),
    "deployments status": status,
  };
}

test("the way back takes both Workers to the commit before, the first first", async () => {
  const tried = [version(1, "aaa"), version(2), version(3, "bbb"), version(4), version(5, "ccc")];
  const said = await calls(["--back"], "prova", filled(), past("v5", tried));
  expect(said.filter((call) => call.startsWith("rollback"))).toEqual([
    "rollback v3 --env  --yes --message back to bbb",
    `rollback v3 ${second} --env  --yes --message back to bbb`,
  ]);
  const again = await calls(["--back"], "main", filled(), past("v3", tried));
  expect(again.at(-1)).toBe(`rollback v1 ${second} --env  --yes --message back to aaa`);
});

test("the way back refuses where one Worker has no such version, and where it would bring former secrets back", async () => {
  const known = [version(1, "aaa"), version(2, "bbb")];
  await expect(calls(["--back"], "main", filled(), past("v1", known))).rejects.toThrow("no version before");
  await expect(
    calls(["--back"], "main", filled(), past("v2", known, [version(1, "zzz"), version(2, "bbb")])),
  ).rejects.toThrow("nothing was changed");
  const rotated = [...known, version(3, undefined, "secret")];
  await expect(calls(["--back"], "main", filled(), past("v3", rotated))).rejects.toThrow(
    "git checkout aaa && npm run deploy -- --untested",
  );
});

test("the zone is the only door: no address of the platform, no line of its own about each request, no clock in a preview", () => {
  expect(bare).toMatchObject({ workers_dev: false, preview_urls: false });
  expect(bare.observability?.logs?.invocation_logs).toBe(false);
  expect(bare.env?.preview).toMatchObject({ triggers: { crons: [] }, vars: { STAGE: "preview" } });
  expect(written).not.toMatch(/^\[\[routes\]\]/m);
});

test("the second Worker has the same data, its own code and the clock, and no files, address, queue or second of its own, in a preview neither", async () => {
  await calls([]);
  const config = filled();
  const made = JSON.parse(files.get("wrangler.banco.json") ?? "{}");
  const { assets: _a, routes: _r, services: _s, env, queues, ...shared } = config;
  expect(made).toMatchObject({
    ...shared,
    name: "vetrina-banco",
    main: "build/second/index.js",
    find_additional_modules: true,
    triggers: { crons: ["* * * * *"] },
    queues: { producers: queues?.producers },
  });
  const { preview } = made.env;
  expect(preview.d1_databases).toEqual(env?.preview?.d1_databases);
  expect(preview).toMatchObject({
    name: "vetrina-banco-preview",
    workers_dev: false,
    triggers: { crons: [] },
  });
  for (const own of [made, preview])
    for (const name of ["assets", "routes", "services"]) expect(own).not.toHaveProperty(name);
  expect(made.queues).not.toHaveProperty("consumers");
  expect(config.triggers).toEqual({ crons: [] });
});

test("a file of secrets says whether it is at Cloudflare, until a line changes", () => {
  const values = firstSecrets({ isPreview: true }, {});
  expect(Object.values(values).every((value) => String(value).length >= 32)).toBe(true);
  const text = writtenSecrets(values, true);
  expect(readSecrets(text)).toEqual({ values, arePut: true });
  expect(readSecrets(`${text}LISTING_PASSWORD=segreta\n`).arePut).toBe(false);
  expect(readSecrets(writtenSecrets(values, false)).arePut).toBe(false);
});

test("a key is known before it signs, and goes when it has not signed for long enough", () => {
  const now = new Date("2026-11-24T10:00:00Z");
  const made = (day: string) => `${day}-ab12:segreto`;
  const keys = [made("2026-11-01"), made("2026-05-30"), made("2026-05-01"), made("2025-01-01")].join(",");
  const fresh = expect.stringMatching(/^2026-11-24-[0-9a-f]{4}:[\w-]{43}$/);
  const [known, signing] = rotated("SESSION_KEYS", keys, now).map((value) => value.split(","));
  const kept = [made("2026-11-01"), made("2026-05-30")];
  // The third ceased to sign on 30 May, 178 days ago.
  expect(known).toEqual([...kept, made("2026-05-01"), fresh]);
  expect(signing).toEqual([known?.at(-1), ...kept, made("2026-05-01")]);
  expect(rotated("EXIT_SIGNING_KEYS", keys, now)[0]?.split(",")).toEqual([kept[0], fresh]);
  expect(rotated("SESSION_KEYS", "locale:vecchia", now)[0]).toMatch(/^locale:vecchia,2026-11-24/);
  expect(() => rotated("API_KEY", "x")).toThrow("--rotate takes SESSION_KEYS or EXIT_SIGNING_KEYS");
});

test("wrangler.toml is written into, its remarks stay, and a second time changes nothing", () => {
  const once = (text: string) =>
    withVars(withRoutes(withDatabase(text, "vetrina", "11"), ["www.vetrina.example", "vetrina.example"]), {
      COMPANY_NAME: 'La "Vetrina"',
      SITE_ORIGIN: "https://www.vetrina.example",
    });
  const text = once(written);
  expect(once(text)).toBe(text);
  const lines = new Set(text.split("\n"));
  expect(written.split("\n").filter((line) => !lines.has(line))).toEqual([
    'database_id = "00000000-0000-0000-0000-000000000000"',
  ]);
  expect(text).toContain('database_name = "vetrina"\ndatabase_id = "11"');
  expect(text).toMatch(/\n\[vars\]\nCOMPANY_NAME = "La \\"Vetrina\\""\nSITE_ORIGIN = "https:.*"\n$/);
  expect(withVars(text, { COMPANY_NAME: "Altra" })).toContain('[vars]\nCOMPANY_NAME = "Altra"\nSITE_ORIGIN');
});
