/** `npm run bench`: measures the site beside its references in one run and prints the README's table. */
import { argumentsOf } from "../../scripts/local/arguments";
import setup from "../tools/global-setup";
import { verdict } from "../tools/promised";
import { startSite } from "../tools/site";
import { measureBrowser } from "./browser";
import { measureDelay } from "./delay";
import { measureExits } from "./exits";
import { measureInteraction, measurePresses, measureTab } from "./interaction";
import { measureKept } from "./kept";
import { measureSignIn } from "./sign-in";
import { markdown, promisedIn, type Row } from "./table";
import { measureWeight } from "./weight";

async function told(label: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  console.error(`· ${label} …`);
  return measure();
}

argumentsOf("npm run bench", {});
console.error("· build, bundle and fill …");
await setup();
const rows: Row[] = await told("ways out (P1)", measureExits);
rows.push(...(await told("pages (P2, P9, P10, P11)", measureKept)));
rows.push(...(await told("CPU of signing in", measureSignIn)));
const site = await startSite({ LOG: "off" }, { strict: false });
try {
  rows.push(...(await told("weight (P4)", () => measureWeight(site))));
  rows.push(...(await told("browser on slow 4G (P3, P5, P15)", () => measureBrowser(site))));
  rows.push(...(await told("first taps (P12)", () => measureInteraction(site))));
  rows.push(...(await told("twelve presses (P16)", () => measurePresses(site))));
  rows.push(...(await told("a tab after 200 filterings", () => measureTab(site))));
} finally {
  await site.stop();
}
rows.push(...(await told("slow upstream (P6)", measureDelay)));
rows.sort(([one], [other]) => goalNumber(one) - goalNumber(other));
console.log(markdown(rows, new Date().toISOString().slice(0, 10)));

// Ratios of figures of one run, and bytes; milliseconds are the machine's.
verdict(promisedIn(rows, /^P1 |^P6 |^P12 |^P16 .*(frame|slowest|work)|first card ÷ template floor/));

/** Rows without a goal of their own come last. */
function goalNumber(goal: string): number {
  return Number(goal.slice(1)) || Number.POSITIVE_INFINITY;
}
