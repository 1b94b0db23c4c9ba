/**
 * P12: `npm run lighthouse` (`-- http://localhost:8790` for another address) asks Lighthouse about the site that `npm start` serves,
 * compressed as in production. Lighthouse is no package of the project: npx fetches this version when it is asked.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { argumentsOf } from "../../scripts/local/arguments";
import { findChromium } from "../../scripts/local/chromium.mjs";
import { verdict } from "../tools/promised";
import { compressingEdge } from "./edge";
import { median } from "./load";
import { markdown, promisedIn, type Row } from "./table";

const version = "lighthouse@12.8.2";

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Main-thread milliseconds of a load. */
const work = "mainthread-work-breakdown";

const { names, whole, wrong } = argumentsOf(
  "npm run lighthouse -- [http://localhost:8788] [--runs 3]",
  { runs: { type: "string", default: "3" } },
  1,
);
const runs = whole("runs");
const target = URL.parse(names[0] ?? "http://localhost:8788") ?? wrong(`'${names[0]}' is no address.`);
const home = await fetch(target).catch(() => null);
if (!home?.ok) wrong(`Nothing answers at ${target.href}: run npm start first.`);
const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
const edge = await compressingEdge(target);
const rows: Row[] = [];
try {
  for (const [name, path] of await pages()) {
    console.error(`· ${name} …`);
    const reports: Report[] = [];
    const plain: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await report(edge.url.origin + path));
      plain.push(await report(edge.url.origin + path, ["--blocked-url-patterns=*.js"]));
    }
    const score = (category: string) =>
      Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
    const audit = (key: string, of = reports) =>
      median(of.map(({ audits }) => audits[key]?.numericValue ?? Number.NaN));
    const blocking = [reports, plain].map((of) => `${Math.round(audit("total-blocking-time", of))} ms`);
    const others = ["accessibility", "best-practices", "seo"].map(score).join(" / ");
    const tell = (measured: string, figure: string, goal: string) => {
      rows.push(["P12", `${name}: ${measured}`, figure, goal]);
      console.error(`  ${measured}: ${figure}`);
    };
    tell("performance", String(score("performance")), "≥ 99");
    tell("total blocking time, with all scripts blocked", blocking.join(", "), "≤ 50 ms");
    tell("main thread ÷ with all scripts blocked", (audit(work) / audit(work, plain)).toFixed(2), "≤ 1.25");
    tell("largest paint", `${Math.round(audit("largest-contentful-paint"))} ms`, "–");
    tell("accessibility, best practices, SEO", others, "100");
  }
  console.log(markdown(rows, new Date().toISOString().slice(0, 10)));
} finally {
  await edge.stop();
  await rm(folder, { recursive: true });
}
verdict(promisedIn(rows, /blocking time|main thread/));

/** Home, a listing, and the first product and article that they lead to. */
async function pages(): Promise<[name: string, path: string][]> {
  const html = async (path: string) => (await fetch(new URL(path, target))).text();
  const product = /<h3><a href="(\/[^"]+)"/.exec(await html("/prodotti"))?.[1];
  const article = /href="(\/magazine\/[^"/?.]+)"/.exec(await html("/magazine"))?.[1];
  return [
    ["home", "/"],
    ["listing", "/prodotti"],
    ...(product ? ([["product", product]] as [string, string][]) : []),
    ...(article ? ([["article", article]] as [string, string][]) : []),
  ];
}

/** Now and then Lighthouse loses the trace of a load, and says so: it is then asked again. */
async function report(address: string, more: string[] = [], tries = 3): Promise<Report> {
  const path = join(folder, "report.json");
  const asked = [address, "--quiet", "--output=json", `--output-path=${path}`, ...more];
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const env = { ...process.env, CHROME_PATH: (await findChromium()) ?? undefined };
  try {
    await promisify(execFile)("npx", ["--yes", version, ...asked, flags], { env });
  } catch (error) {
    if (tries === 1) throw error;
    return report(address, more, tries - 1);
  }
  return JSON.parse(await readFile(path, "utf8")) as Report;
}
