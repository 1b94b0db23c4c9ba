/** `npm run endurance`: 30 minutes of 100 requests a second (`-- 5 40 7`: five of 40, by another seed) with 1 % upstream faults; the verdict is the exit code. */
import setup from "../../harness/global-setup";
import { endure, slope } from "./run";

const [minutes = 30, perSecond = 100, seed = 8] = process.argv.slice(2).map(Number);
/** Caches fill for so long, while the rate grows; the growth of memory counts after it. */
const warming = Math.min(5, Math.floor(minutes / 2));

console.log("· build and fill …");
await setup();
console.log(`· ${minutes} minutes of ${perSecond} requests a second, seed ${seed}`);
const plan = { perSecond, part: 60, parts: minutes, warming, faults: 0.01, seed };
const { excused, late, injected, broken, heaps } = await endure(plan, (line) => console.log(`  ${line}`));
const growth = slope(heaps.slice(warming)) / 2 ** 20;
const verdicts: [holds: boolean, sentence: string][] = [
  [broken.length === 0, `${broken.length} answers that no fault excuses ${kindsOf(broken)}`],
  [late.length === 0, `${late.length} answers too late without a fault: this machine had no time for them`],
  [excused <= injected, `${excused} failures, each of a request with one of ${injected} injected faults`],
  [!(growth > 1), `memory grows by ${growth.toFixed(2)} MB a minute after the first ${warming}`],
];
for (const [holds, sentence] of verdicts) console.log(`${holds ? "✓" : "✗"} ${sentence}`);
process.exit(verdicts.every(([holds]) => holds) ? 0 : 1);

/** How often each came, and one path of it. */
function kindsOf(lines: string[]): string {
  const kinds = new Map<string, { count: number; path: string }>();
  for (const line of lines) {
    const [kind = "", path = ""] = line.split(" /", 2);
    kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, path });
  }
  return [...kinds].map(([kind, { count, path }]) => `${count} × ${kind} (/${path})`).join(", ");
}
