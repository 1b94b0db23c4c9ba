/** `npm run chaos:database [-- --seconds 60]`: clicks while the database is away for so long; the verdict is the exit code. */
import { argumentsOf } from "../../../scripts/local/arguments";
import setup from "../../tools/global-setup";
import { verdict } from "../../tools/promised";
import { runOutage } from "./outage";

/** Miniflare's queue takes a timer for each message that waits, and no more than 10,000 of them. */
const mostWaiting = 9_500;

const { whole } = argumentsOf("npm run chaos:database -- [--seconds 60]", {
  seconds: { type: "string", default: "60" },
});
const seconds = whole("seconds", 5);
const perSecond = Math.min(50, Math.floor(mostWaiting / seconds));
console.log("· build and fill …");
await setup();
const plan = { perSecond, well: 10, gone: seconds * 0.8, hangs: seconds * 0.2, patience: 700 };
const outcome = await runOutage(plan, (line) => console.log(`· ${line} …`));
const { answered, turnedAway, missing, doubled, rows, calm, gone, hangs } = outcome;
const slower = Math.max(gone, hangs) - calm;
console.log(`  ${outcome.copied} pages sent a copy; the last row came ${outcome.seconds.toFixed(0)} s after`);
verdict([
  {
    promise: "without a database: everybody gets the page",
    figure: `${turnedAway} of ${answered + turnedAway} did not`,
    limit: "0",
    holds: turnedAway === 0,
  },
  {
    promise: "without a database: rows of clicks",
    figure: `${rows.lost} lost, ${rows.double} double`,
    limit: "0, 0",
    holds: rows.lost + rows.double === 0,
  },
  {
    promise: "without a database: clicks told to the tracker",
    figure: `${missing} never, ${doubled} twice`,
    limit: "0, 0",
    holds: missing + doubled === 0,
  },
  {
    promise: "without a database: p99 of the page",
    figure: `${gone.toFixed(0)} ms, ${hangs.toFixed(0)} while it does not answer, ${calm.toFixed(0)} with it`,
    limit: "less than 100 ms more",
    holds: slower < 100,
  },
]);
