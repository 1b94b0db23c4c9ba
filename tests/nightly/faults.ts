/** `npm run faults`: when the first byte comes while the upstream fails, fourteen faults × every route and form; the verdict is the exit code. `-- --only "3 MB"`: that fault alone. */
import { argumentsOf } from "../../scripts/local/arguments";
import { collect, complaint, openMatrix } from "../tools/fault-matrix";
import { faults } from "../tools/faults";
import setup from "../tools/global-setup";
import { type Promised, verdict } from "../tools/promised";
import { delivered } from "../tools/site";

/** Milliseconds. */
const goal = 5_000;
const patience = 20_000;
const atOnce = 12;
const { values } = argumentsOf("npm run faults -- [--only 'answers 3 MB']", {
  only: { type: "string", default: "" },
});
const chosen = faults.filter(({ name }) => name.includes(values.only));

console.log("· build and fill …");
await setup();
// The deadlines as they are delivered: those of tests are as patient as a busy machine is slow.
const { asked, ask, between, stop } = await openMatrix(delivered);
const wells = new Map(asked.map((one) => [one, 0]));
let wellLatest = 0;
for (const _ of ["cold", "measured"]) {
  wellLatest = 0;
  await collect(asked, atOnce, async (one) => {
    const answer = await ask(one, patience);
    wells.set(one, answer?.status ?? 0);
    wellLatest = Math.max(wellLatest, answer?.firstByte ?? patience);
    return null;
  });
}
// What a busy machine adds to every line below.
console.log(`· well: latest first byte ${(wellLatest / 1_000).toFixed(2)} s`);
const found: Promised[] = [];
for (const fault of chosen) {
  between.meddle(() => fault.meddling);
  let latest = { path: "", firstByte: 0 };
  const wrong = await collect(asked, atOnce, async (one) => {
    const answer = await ask(one, patience);
    const firstByte = answer?.firstByte ?? patience;
    if (firstByte > latest.firstByte) latest = { path: one.path, firstByte };
    return complaint(one, answer, fault, wells.get(one) ?? 0);
  });
  console.log(`· ${fault.name}: ${latest.path} was the latest`);
  for (const sentence of wrong) console.log(`    ${sentence}`);
  found.push({
    promise: `the upstream ${fault.name}: latest first byte, wrong answers`,
    figure: `${(latest.firstByte / 1_000).toFixed(2)} s, ${wrong.length}`,
    limit: `${goal / 1_000} s, 0`,
    holds: latest.firstByte <= goal && wrong.length === 0,
  });
}
await stop();
verdict(found);
