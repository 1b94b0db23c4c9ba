/** `npm start`: from a fresh clone to a running shop window, with nothing installed but Node and npm. `-- --empty`: without the demo. */
import { readBrand } from "./local/brand.mjs";
import { prepare } from "./local/prepare.mjs";
import { address, serve } from "./local/serve.mjs";
import { command, readOptions, step } from "./local/steps.mjs";

const given = readOptions({ empty: { type: "boolean" } });
await command(async () => {
  await prepare(given);
  await step("Start the site", serve);
  console.log(`\n${readBrand().name} is open: ${address}\nCtrl-C stops it.`);
});
