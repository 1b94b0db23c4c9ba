/** One import as its own process, in small steps: what `npm run chaos:imports` kills. Arguments: feed, folder of the database. Says when it begins to write. */
import { partLimits } from "feeds/parts";
import { importFeed } from "../../../scripts/import/run";
import { targetOn } from "../../../scripts/import/target-local";
import { openStored } from "../../tools/database";

const [file = "", folder = ""] = process.argv.slice(2);
partLimits.rows = 25;
const { db, close } = await openStored(folder);
try {
  const target = targetOn(db, async () => undefined);
  const call = ((name: "stage", input: never) => {
    if (name === "stage") console.log(name);
    return target.call(name, input);
  }) as typeof target.call;
  await importFeed({ target: { ...target, call }, file, store: "negozio", images: folder });
} finally {
  await close();
}
