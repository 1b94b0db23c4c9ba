/** `npm run rehearse [-- --said]`: the commands of docs/deploy.md against a stand-in of Cloudflare, from an empty account to a lost database. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "../../../scripts/build.mjs";
import { argumentsOf } from "../../../scripts/local/arguments";
import { command } from "../../../scripts/local/steps.mjs";
import { servingOf, workerOf } from "../../tools/cloudflare/account";
import { guide, runnable } from "../../tools/cloudflare/guide";
import { commit, type Owner, startOwner } from "../../tools/cloudflare/owner";

const usage = `npm run rehearse -- [--said]        (five minutes)

  --said  print all that the commands say`;
const { values } = argumentsOf(usage, { said: { type: "boolean", default: false } });

const feed = ["id\ttitle\tlink\timage_link\tprice\tavailability\tbrand\tgoogle_product_category"]
  .concat(
    ["Camicia di lino", "Giacca di lana", "Pantaloni di cotone"].map(
      (title, at) =>
        `${at}\t${title} Aurora\thttps://negozio.example/p/${at}\t\t${39 + at}.90 EUR\tin stock\tAurora\t${at === 2 ? "Apparel & Accessories > Clothing > Pants" : "Apparel & Accessories > Clothing > Shirts & Tops"}`,
    ),
  )
  .join("\n");

const home = "https://www.vetrina.example/";
const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function visit({ cloud }: Owner, address: string, headers: Record<string, string> = {}) {
  const answer = await cloud.machine.visit(address, { headers: { "user-agent": agent, ...headers } });
  return { status: answer.status, leads: answer.headers.get("location"), text: await answer.text() };
}

function holds(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const names = (list: { name: string }[]) => list.map(({ name }) => name).join(", ");
const serving = ({ cloud }: Owner, name: string) => servingOf(workerOf(cloud.account, name));
const tagOf = (owner: Owner, name: string) => serving(owner, name).metadata.annotations?.["workers/tag"];
const both = ["vetrina", "vetrina-banco"];

/** Whether a search finds the product of the feed; each asks anew, as pages that were asked before are kept. */
async function finds(owner: Owner): Promise<boolean> {
  const ended = await owner.cloud.machine.clock("vetrina-banco");
  holds(ended === "ok", `the clock ended with ${ended}`);
  for (let tries = 0; tries < 60; tries++) {
    const { text } = await visit(owner, `${home}prodotti?cerca=camicia&prezzoMax=${100 + tries}`);
    if (text.includes("Camicia di lino")) return true;
    await sleep(2_000);
  }
  return false;
}

async function released(owner: Owner): Promise<string> {
  const tags = both.map((name) => tagOf(owner, name));
  holds(tags[0] !== undefined && tags[0] === tags[1], `the two serve ${tags.join(" and ")}`);
  const page = await visit(owner, home);
  holds(page.status === 200 && page.text.includes("La Vetrina"), `home answers ${page.status}`);
  return `both serve ${tags[0]}; home ${page.status}`;
}

/** What holds after the commands of a heading: a sentence, or a failure that says what does not. */
const after: Record<string, (owner: Owner) => Promise<string>> = {
  Once: async ({ cloud: { account } }) => {
    holds(account.workers.size === 2, `Workers are ${[...account.workers.keys()].join(", ")}`);
    return [account.databases, account.buckets, account.queues].map(names).join("; ");
  },
  "Every time": async (owner) => {
    const domain = await visit(owner, "https://vetrina.example/");
    holds(domain.leads === home, `the domain leads to ${domain.leads}`);
    const desk = await visit(owner, `${home}gestione`);
    holds(desk.status === 303 || desk.status === 302, `the desk answers ${desk.status}`);
    return `${await released(owner)}; desk ${desk.status}`;
  },
  Import: async (owner) => {
    holds(await finds(owner), "'camicia' does not find the product of the feed");
    return "'camicia' finds the product of the feed";
  },
  "A copy to look at": async (owner) => {
    const address = "https://vetrina-preview.prova.workers.dev/";
    const key =
      /^PREVIEW_KEY=(.+)$/m.exec(readFileSync(join(owner.folder, ".secrets.preview"), "utf8"))?.[1] ?? "";
    const shut = await visit(owner, address);
    const open = await visit(owner, address, { "x-preview-key": key });
    holds(
      shut.status === 401 && open.status === 200,
      `it answers ${shut.status}, with its key ${open.status}`,
    );
    const workers = [...owner.cloud.account.workers.keys()];
    holds(workers.length === 4, `Workers are ${workers.join(", ")}`);
    return `${shut.status} without its key, ${open.status} with it; Workers ${workers.join(", ")}`;
  },
  "The way back": released,
  "Another key": async (owner) => {
    for (const name of both) {
      const { SESSION_KEYS = "", EXIT_SIGNING_KEYS = "" } = serving(owner, name).secrets;
      holds(
        [SESSION_KEYS, EXIT_SIGNING_KEYS].every((keys) => keys.split(",").length === 2),
        `${name} knows one key`,
      );
    }
    const [one = [], other = []] = both.map((name) =>
      workerOf(owner.cloud.account, name).versions.map(({ secrets }) => secrets.SESSION_KEYS),
    );
    holds(one.at(-1) === other.at(-1), "the two sign with different keys");
    return `'old,new' then 'new,old' at both; home ${(await visit(owner, home)).status}`;
  },
  "A lost database": async (owner) => {
    holds(await finds(owner), "'camicia' does not find the product in the new database");
    return `${await released(owner)}, on ${names(owner.cloud.account.databases)}`;
  },
};

/** A migration that D1 does not take is told, and what serves goes on. */
async function refuseMigration(owner: Owner): Promise<void> {
  const before = await released(owner);
  const text = `INSERT INTO stores (slug) VALUES ('${"a".repeat(110_000)}');`;
  writeFileSync(join(owner.folder, "upstream/migrations/9999_too_long.sql"), text);
  const { code, said } = await owner.run(runnable(publish));
  holds(
    code === 1 && said.includes("more than 100,000 bytes"),
    `a long migration ends with ${code}: ${said}`,
  );
  holds((await released(owner)) === before, "what serves has changed");
  console.log(`✓ A migration that is too long: ${said.trim().split("\n").at(-1)}`);
}

const blocks = guide();
const block = (heading: string, at = 0) =>
  blocks.filter((one) => one.heading === heading)[at] ?? { heading, lines: [] };
const publish = block("Every time");

await command(async () => {
  const started = Date.now();
  await build();
  const owner = await startOwner({ plan: "paid", hasR2: true, zones: ["vetrina.example"] });
  const play = async (title: string, { lines, heading }: ReturnType<typeof block>, check = heading) => {
    const began = Date.now();
    const { code, said } = await owner.run(runnable({ heading, lines }));
    if (values.said || code !== 0) console.log(said);
    holds(code === 0 && lines.length > 0, `${title}: exit code ${code}`);
    const sentence = await after[check]?.(owner);
    console.log(`✓ ${title}: ${sentence} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
    return sentence;
  };
  try {
    writeFileSync(join(owner.folder, "feed.csv"), feed);
    await play("Setup of an empty account", block("Once"));
    commit(owner.folder, "Names and ids");
    const first = await play("First deploy", publish);
    await play("Import", block("Every time", 1), "Import");
    await play("Preview", block("A copy to look at"));
    commit(owner.folder, "A new version");
    const second = await play("Second deploy", publish);
    const back = await play("The way back", block("The way back"));
    holds(second !== first && Boolean(back && first?.startsWith(back)), "the way back leads elsewhere");
    await play("And forward again", publish);
    await play("Rotation of keys", block("Another key"));
    await play("Restore into a new database", block("A lost database"));
    await refuseMigration(owner);
    const unknown = owner.cloud.asked.filter((line) => line.startsWith("unknown"));
    holds(unknown.length === 0, `wrangler asked what the stand-in does not know:\n${unknown.join("\n")}`);
  } finally {
    await owner.stop();
  }
  console.log(`✓ docs/deploy.md as it stands, ${((Date.now() - started) / 1000).toFixed(0)} s`);
});
