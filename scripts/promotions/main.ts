/** `npm run import:promotions -- FILE …`: brings discount codes and offers into the catalogue. */
import { readFileSync } from "node:fs";
import { contract, type PromotionImport } from "contract";
import { createUpstream } from "upstream/index";
import { openLocal } from "../import/target-local";
import { operatorHeaders, ownKeys, remoteCalls } from "../import/target-remote";
import { argumentsOf } from "../local/arguments";
import { command } from "../local/steps.mjs";
import { BrokenFile, type FoundPromotion, readPromotions } from "./read";
import { reportLines, summed } from "./report";

const perCall = 200;
const row = contract.promotions.importAwin;

type Send = (input: Record<string, unknown>) => Promise<PromotionImport>;

async function importAll(found: readonly FoundPromotion[], dryRun: boolean, send: Send): Promise<number> {
  const parts: PromotionImport[] = [];
  // At least one call: promotions that were kept back may have found their store.
  for (let start = 0; start < Math.max(1, found.length); start += perCall) {
    const part = found.slice(start, start + perCall);
    const data = part.map(({ offer }) => offer);
    const righe = part.map(({ line }) => line);
    parts.push(await send({ data, righe, dry_run: dryRun }));
  }
  console.log(reportLines(summed(parts), dryRun).join("\n"));
  return 0;
}

async function main(): Promise<number> {
  const options = {
    "dry-run": { type: "boolean", default: false },
    state: { type: "string" },
    to: { type: "string" },
  } as const;
  const { values, names, wrong } = argumentsOf(new URL("usage.txt", import.meta.url), options, 1);
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
    const call = remoteCalls({ url: values.to, headers: operatorHeaders(ownKeys()) });
    return importAll(found, dryRun, async (input) => (await call(row, input)) as PromotionImport);
  }
  const target = await openLocal({ state: values.state });
  try {
    const upstream = createUpstream({ DB: target.db });
    return await importAll(found, dryRun, async (input) =>
      row.output.parse(await upstream.answer(row, input)),
    );
  } finally {
    await target.close();
  }
}

await command(main);
