/** `npm run endurance`: 30 minutes (`-- 5` for five) of 100 requests a second with 1 % upstream faults; the verdict is the exit code. */
import setup from "../../harness/global-setup";
import { endure, slope } from "./run";

const minutes = Number(process.argv[2] ?? 30);
/** Caches fill for so long; the growth counts after it. */
const warming = Math.min(5, Math.floor(minutes / 2));
const seed = Math.floor(Math.random() * 2 ** 31);

console.log("· build and fill …");
await setup();
console.log(`· ${minutes} minutes, seed ${seed}`);
const plan = { perSecond: 100, part: 60, parts: minutes, faults: 0.01, seed };
const { troubled, injected, broken, heaps } = await endure(plan, (line) => console.log(`  ${line}`));
const growth = slope(heaps.slice(warming)) / 2 ** 20;
const verdicts: [holds: boolean, sentence: string][] = [
  [broken.length === 0, `${broken.length} answers that no fault excuses ${broken.slice(0, 5).join(", ")}`],
  [troubled <= injected, `${troubled} answers above 500 for ${injected} injected faults`],
  [!(growth > 1), `memory grows by ${growth.toFixed(2)} MB a minute after the first ${warming}`],
];
for (const [holds, sentence] of verdicts) console.log(`${holds ? "✓" : "✗"} ${sentence}`);
process.exit(verdicts.every(([holds]) => holds) ? 0 : 1);
