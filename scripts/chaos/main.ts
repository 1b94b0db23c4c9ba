/** `npm run chaos:exits`: a tracker in every kind of trouble and a killed worker; prints a verdict, which is the exit code. */
import setup from "../../harness/global-setup";
import { runChaos } from "./run";

const plan = {
  perSecond: 50,
  well: 20,
  moods: [
    ["dead", 20],
    ["failing", 10],
    ["slow", 10],
  ] as [mood: "dead" | "failing" | "slow", seconds: number][],
  beforeKill: 3,
  patience: 80,
};

console.log("· build and fill …");
await setup();
const began = Date.now();
const outcome = await runChaos(plan, (line) => console.log(`· ${line} …`));
const { answered, turnedAway, copied, calm, troubled, missing, doubled, repeated } = outcome;
const verdicts: [holds: boolean, sentence: string][] = [
  [
    missing === 0 && doubled === 0,
    `${answered} answered clicks: ${missing} never reached the tracker, ${doubled} are there twice`,
  ],
  [turnedAway === 0, `${turnedAway} visitors got no page while the worker ran`],
  [
    troubled - calm < 100,
    `p99 of the page ${troubled.toFixed(0)} ms with the fault, ${calm.toFixed(0)} ms without`,
  ],
];
for (const [holds, sentence] of verdicts) console.log(`${holds ? "✓" : "✗"} ${sentence}`);
console.log(`  ${repeated} deliveries repeated with the same key; ${copied} pages sent their copy`);
const holds = verdicts.every(([each]) => each);
console.log(
  `${holds ? "Holds" : "Does not hold"}: every click once, nobody held (${((Date.now() - began) / 1000).toFixed(0)} s).`,
);
process.exit(holds ? 0 : 1);
