/** `npm run chaos:database [-- SECONDS]`: clicks while the database is away for so long (default 60); prints a verdict, which is the exit code. */
import setup from "../../harness/global-setup";
import { runOutage } from "./outage";

/** Miniflare's queue takes a timer for each message that waits, and no more than 10,000 of them. */
const mostWaiting = 9_500;

const seconds = Number(process.argv[2] ?? 60);
const perSecond = Math.min(50, Math.floor(mostWaiting / seconds));
console.log("· build and fill …");
await setup();
const plan = { perSecond, well: 10, gone: seconds * 0.8, hangs: seconds * 0.2, patience: 700 };
const outcome = await runOutage(plan, (line) => console.log(`· ${line} …`));
const { answered, turnedAway, missing, doubled, rows, calm, gone, hangs } = outcome;
const slower = Math.max(gone, hangs) - calm;
const verdicts: [holds: boolean, sentence: string][] = [
  [turnedAway === 0, `${turnedAway} of ${answered + turnedAway} visitors got no page`],
  [rows.lost + rows.double === 0, `${rows.lost} rows lost, ${rows.double} double`],
  [missing + doubled === 0, `${missing} never reached the tracker, ${doubled} are there twice`],
  [
    slower < 100,
    `p99 of the page ${calm.toFixed(0)} ms with the database, ${gone.toFixed(0)} without, ${hangs.toFixed(0)} while it does not answer`,
  ],
];
for (const [holds, sentence] of verdicts) console.log(`${holds ? "✓" : "✗"} ${sentence}`);
console.log(`  ${outcome.copied} pages sent a copy; the last row came ${outcome.seconds.toFixed(0)} s after`);
process.exit(verdicts.every(([holds]) => holds) ? 0 : 1);
