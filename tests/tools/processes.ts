/** What the workers cost that this process has started, as Linux tells it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

interface Worker {
  id: string;
  /** The fields of its line behind its name; the first is its state. */
  fields: string[];
}

/** None where nobody tells. */
function workers(): Worker[] {
  try {
    return readdirSync("/proc").flatMap((id) => (/^\d+$/.test(id) ? workerOf(id) : []));
  } catch {
    return [];
  }
}

function workerOf(id: string): Worker[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return stat.includes("(workerd)") && Number(fields[1]) === process.pid ? [{ id, fields }] : [];
  } catch {
    // It has just ended.
    return [];
  }
}

/** Milliseconds of processor that they have used, in hundredths of a second; null where nobody tells. */
export function processorMilliseconds(): number | null {
  const found = workers();
  // utime and stime.
  const ticks = found.reduce((sum, { fields }) => sum + Number(fields[11]) + Number(fields[12]), 0);
  return found.length === 0 ? null : ticks * 10;
}

/** Bytes that they hold in memory, now and at most since `forgetPeak`; null where nobody tells. */
export function residentBytes(): { now: number; peak: number } | null {
  const found = workers().map(({ id }) => readFileSync(`/proc/${id}/status`, "utf8"));
  const sum = (name: string) =>
    found.reduce(
      (all, status) => all + 1_024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]),
      0,
    );
  return found.length === 0 ? null : { now: sum("VmRSS"), peak: sum("VmHWM") };
}

export function forgetPeak(): void {
  for (const { id } of workers()) writeFileSync(`/proc/${id}/clear_refs`, "5");
}
