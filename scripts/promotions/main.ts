/** `npm run import:promotions -- FILE …`: brings discount codes and offers into the catalogue. */
import { readFileSync } from "node:fs";
import { contract, type PromotionImport } from "contract";
import { createUpstream } from "upstream/index";
import { openLocal } from "../import/target-local";
import { operatorHeaders, remoteCalls } from "../import/target-remote";
import { argumentsOf, command } from "../local/arguments";
import { BrokenFile, type FoundPromotion, readPromotions } from "./read";
import { reportLines, summed } from "./report";

const usage = `npm run import:promotions -- FILE [options]

  FILE           Awin's offers as JSON or CSV, or a table of GET /api/promotions/export
  --dry-run      only say what would happen
  --state DIR    local state (default: .wrangler/state)
  --to URL       import into this site instead; needs ADMIN_KEY (and API_KEY) in the environment

Exit code 0: done (refused offers included); 1: nothing changed, the file is broken; 2: wrong call.`;

const perCall = 200;
const row = contract.promotions.importAwin;

type Send = (input: Record<string, unknown>) => Promise<PromotionImport>;

async function importAll(
  found: readonly FoundPromotion[],
  dryRun: boolean,
  send: Send,
): Promise<PromotionImport> {
  const parts: PromotionImport[] = [];
  // At least one call: promotions that were kept back may have found their store.
  for (let start = 0; start < Math.max(1, found.length); start += perCall) {
    const part = found.slice(start, start + perCall);
    parts.push(
      await send({
        data: part.map(({ offer }) => offer),
        righe: part.map(({ line }) => line),
        dry_run: dryRun,
      }),
    );
  }
  return summed(parts);
}

async function main(): Promise<number> {
  const options = {
    "dry-run": { type: "boolean", default: false },
    state: { type: "string" },
    to: { type: "string" },
  } as const;
  const { values, names, wrong } = argumentsOf(usage, options, 1);
  const file = names[0] ?? wrong("name one FILE");
  if (values.to && !process.env.ADMIN_KEY) wrong("--to needs ADMIN_KEY in the environment");
  const dryRun = values["dry-run"];
  let found: FoundPromotion[];
  try {
    found = readPromotions(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    console.error(`${file} is no file of promotions: ${error.message}`);
    return 1;
  }
  if (values.to) {
    const { ADMIN_KEY = "", API_KEY = "vetrina-locale" } = process.env;
    const call = remoteCalls({
      url: values.to,
      headers: operatorHeaders({ adminKey: ADMIN_KEY, apiKey: API_KEY }),
    });
    const report = await importAll(
      found,
      dryRun,
      async (input) => (await call(row, input)) as PromotionImport,
    );
    return told(...reportLines(report, dryRun));
  }
  const target = await openLocal({ state: values.state });
  try {
    const upstream = createUpstream({ DB: target.db });
    const report = await importAll(found, dryRun, async (input) =>
      row.output.parse(await upstream.answer(row, input)),
    );
    return told(...reportLines(report, dryRun));
  } finally {
    await target.close();
  }
}

function told(...lines: string[]): number {
  console.log(lines.join("\n"));
  return 0;
}

await command(main);
