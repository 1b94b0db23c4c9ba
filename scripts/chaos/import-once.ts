/** One import as its own process, in small steps: what `npm run chaos:imports` kills. Arguments: feed, state, `dry` or nothing. */

import { partLimits } from "../import/parts";
import { importFeed } from "../import/run";
import { openLocal } from "../import/target-local";

const [file = "", state = "", dry] = process.argv.slice(2);
partLimits.rows = 25;
const target = await openLocal({ state });
try {
  await importFeed({ target, file, store: "negozio", images: state, dryRun: dry === "dry" });
} finally {
  await target.close();
}
