/** What it costs to start a Worker: the platform refuses one that takes more than a second of processor before its first request. */
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { builtWorkers } from "../tools/site";
import { median } from "./load";
import type { Row } from "./table";

/** Milliseconds of processor of a fresh process for reading, compiling and running a Worker's modules. */
const starting = `const before = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
process.exit(0);`;

const rounds = 5;

export function measureStartUp(): Row[] {
  const spent = Object.values(builtWorkers).map((file) =>
    median(Array.from({ length: rounds }, () => started(file))),
  );
  return [["–", "CPU of starting each Worker", `${spent.map(Math.round).join(", ")} ms`, "platform: 1 s"]];
}

function started(file: string): number {
  const source = ["--input-type=module", "-e", starting, pathToFileURL(file).href];
  return Number(spawnSync(process.execPath, source, { encoding: "utf8" }).stdout.trim() || Number.NaN);
}
