/** `npm run import -- FILE --store SLUG …`: brings a partner store's feed into the catalogue. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { SaidTerms } from "contract/store-terms";
import { type ColumnMap, columnName } from "feeds/read/columns";
import { type Column, columnNames, type FeedFormat, feedFormats } from "feeds/read/record";
import * as z from "zod";
import { argumentsOf } from "../local/arguments";
import { importAsCommand } from "./command";
import type { ImportOptions } from "./options";
import { ownDownloads } from "./pictures/downloads";
import type { StoredSizes } from "./pictures/photo";
import { openLocal } from "./target-local";
import { openRemote, ownKeys } from "./target-remote";

const text = readFileSync(new URL("usage.txt", import.meta.url), "utf8");
const usage = text.replace("{formats}", feedFormats.join(", "));

const StoreInfoFile = z.strictObject({
  name: z.string().min(1).optional(),
  host: z.string().min(1).optional(),
  logo: z.string().min(1).optional(),
  description: z.string().optional(),
  shippingCents: z.number().int().nonnegative().nullable().optional(),
  freeShippingFromCents: z.number().int().nonnegative().nullable().optional(),
  delivery: z.string().optional(),
  terms: SaidTerms.optional(),
  coupons: z.number().int().nonnegative().optional(),
  deals: z.number().int().nonnegative().optional(),
});

/** One sentence; what a validator found is named by its first field, never printed whole. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  const [issue] = error.issues;
  return `${issue?.path.join(".") || "the file"}: ${issue?.message ?? "not understood"}`;
}

function readCall() {
  const { values, names, wrong } = argumentsOf(
    usage,
    {
      store: { type: "string" },
      format: { type: "string", default: "auto" },
      column: { type: "string", multiple: true, default: [] },
      "confirm-columns": { type: "boolean", default: false },
      images: { type: "string" },
      sizes: { type: "string", default: process.env.PICTURE_SIZES || "stored" },
      "store-info": { type: "string" },
      "trust-history": { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      "confirm-prices": { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      state: { type: "string" },
      to: { type: "string" },
    },
    1,
  );
  const { store = "" } = values;
  const file = names[0] ?? wrong("name one FILE");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(store))
    wrong("--store needs a slug: small letters, digits and single hyphens");
  if (values.format !== "auto" && !feedFormats.includes(values.format as FeedFormat))
    wrong(`--format is auto, ${feedFormats.join(", ")}`);
  if (!["stored", "zone"].includes(values.sizes)) wrong("--sizes is stored or zone");
  if (values.to && !process.env.ADMIN_KEY) wrong("--to needs ADMIN_KEY in the environment");
  /** 'Prezzo=price', as often as it was said. */
  const told = values.column.map((pair): [string, Column] => {
    const [, name = "", column = ""] = /^(.+)=([a-z_]+)$/.exec(pair) ?? [];
    if (!columnNames.includes(column as Column))
      wrong(`--column ${pair}: write NAME=COLUMN; columns are ${columnNames.join(", ")}`);
    return [columnName(name), column as Column];
  });
  return { file, values: { ...values, store }, told: Object.fromEntries(told) as ColumnMap };
}

async function main(): Promise<number> {
  const { file, values, told } = readCall();
  const infoFile = values["store-info"];
  const storeInfo = infoFile ? StoreInfoFile.parse(JSON.parse(readFileSync(infoFile, "utf8"))) : undefined;
  const target = values.to
    ? openRemote({ url: values.to, ...ownKeys() })
    : await openLocal({ state: values.state });
  try {
    const options: ImportOptions = {
      target,
      file,
      columns: values.column.length > 0 ? told : undefined,
      store: values.store,
      format: values.format as FeedFormat | "auto",
      images: values.images,
      sizes: values.sizes as StoredSizes,
      downloads: ownDownloads,
      storeInfo,
      dryRun: values["dry-run"],
      force: values.force,
      sure: values["confirm-prices"],
      trustHistory: values["trust-history"],
    };
    const { code, said, wrong } = await importAsCommand(options, values["confirm-columns"]);
    if (said.length > 0) console.log(said.join("\n"));
    if (wrong.length > 0) console.error(wrong.join("\n"));
    return code;
  } finally {
    await target.close();
  }
}

/** The system's own threads, which encode, are four unless the process begins with another number. */
function withThreads(): number | null {
  const cores = availableParallelism();
  if (cores <= 4 || process.env.UV_THREADPOOL_SIZE) return null;
  const env = { ...process.env, UV_THREADPOOL_SIZE: String(cores) };
  const call = [...process.execArgv, ...process.argv.slice(1)];
  return spawnSync(process.execPath, call, { stdio: "inherit", env }).status ?? 1;
}

try {
  process.exitCode = withThreads() ?? (await main());
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
