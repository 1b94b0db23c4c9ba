/** `npm run chaos:exits`: a tracker in every kind of trouble and a killed worker; the verdict is the exit code. */
import { argumentsOf } from "../../../scripts/local/arguments";
import setup from "../../tools/global-setup";
import { verdict } from "../../tools/promised";
import { runChaos } from "./run";

argumentsOf("npm run chaos:exits", {});
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
const outcome = await runChaos(plan, (line) => console.log(`· ${line} …`));
const { answered, turnedAway, copied, calm, troubled, missing, doubled, repeated } = outcome;
console.log(`  ${repeated} deliveries repeated with the same key; ${copied} pages sent their copy`);
verdict([
  {
    promise: "a tracker in trouble, a killed worker: every click counts once",
    figure: `of ${answered} ${missing} never arrived, ${doubled} did twice`,
    limit: "0, 0",
    holds: missing === 0 && doubled === 0,
  },
  {
    promise: "a tracker in trouble: everybody gets the page",
    figure: `${turnedAway} did not`,
    limit: "0",
    holds: turnedAway === 0,
  },
  {
    promise: "a tracker in trouble: p99 of the page",
    figure: `${troubled.toFixed(0)} ms, ${calm.toFixed(0)} without`,
    limit: "less than 100 ms more",
    holds: troubled - calm < 100,
  },
]);
