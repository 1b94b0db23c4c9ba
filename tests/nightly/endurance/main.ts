/** `npm run endurance`: 30 minutes of 100 requests a second (`-- --minutes 5 --per-second 40`: five of 40) with 1 % upstream faults; the verdict is the exit code. */
import { argumentsOf } from "../../../scripts/local/arguments";
import setup from "../../tools/global-setup";
import { verdict } from "../../tools/promised";
import { endure, slope } from "./run";

const { whole } = argumentsOf("npm run endurance -- [--minutes 30] [--per-second 100] [--seed 8]", {
  minutes: { type: "string", default: "30" },
  "per-second": { type: "string", default: "100" },
  seed: { type: "string", default: "8" },
});
const [minutes, perSecond, seed] = [whole("minutes", 2), whole("per-second"), whole("seed")];
/** Caches fill for so long, while the rate grows; the growth of memory counts after it. */
const warming = Math.min(5, Math.floor(minutes / 2));

console.log("· build and fill …");
await setup();
console.log(`· ${minutes} minutes of ${perSecond} requests a second, seed ${seed}`);
const plan = { perSecond, part: 60, parts: minutes, warming, faults: 0.01, seed };
const { answered, excused, late, injected, broken, heaps } = await endure(plan, (line) =>
  console.log(`  ${line}`),
);
const growth = slope(heaps.slice(warming)) / 2 ** 20;
verdict([
  {
    promise: "endurance: answers that no fault excuses",
    figure: `${broken.length} of ${answered} ${kindsOf(broken)}`.trim(),
    limit: "0",
    holds: broken.length === 0 && answered > 0,
  },
  {
    promise: "endurance: answers too late without a fault, as of a machine without time",
    figure: String(late.length),
    limit: "0",
    holds: late.length === 0,
  },
  {
    promise: "endurance: failures of requests with an injected fault",
    figure: String(excused),
    limit: `${injected} faults`,
    holds: excused <= injected,
  },
  {
    promise: `endurance: memory, each minute after the first ${warming}`,
    figure: `${growth.toFixed(2)} MB more`,
    limit: "1 MB",
    holds: growth <= 1,
  },
]);

/** How often each came, and one path of it. */
function kindsOf(lines: string[]): string {
  const kinds = new Map<string, { count: number; path: string }>();
  for (const line of lines) {
    const [kind = "", path = ""] = line.split(" /", 2);
    kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, path });
  }
  return [...kinds].map(([kind, { count, path }]) => `${count} × ${kind} (/${path})`).join(", ");
}
