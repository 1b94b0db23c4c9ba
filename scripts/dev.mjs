/** `npm run dev`: as `npm start`, and every change of the source is built and served at once. */
import { watch } from "node:fs";
import { join } from "node:path";
import { readBrand } from "./local/brand.mjs";
import { prepare } from "./local/prepare.mjs";
import { address, serve } from "./local/serve.mjs";
import { command, readOptions, root, step } from "./local/steps.mjs";

const watched = ["app", "brand", "contract", "desk", "domain", "feeds", "functions", "server", "upstream"];
const quietMs = 120;

readOptions();
await command(async () => {
  await prepare();
  const { build } = await import("./build.mjs");
  const reload = await step("Start the site", () => serve({ logs: true }));
  console.log(`\n${readBrand().name} is open: ${address}\nReload the page after a change; Ctrl-C stops it.`);
  let timer;
  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file.endsWith(".generated.ts")) return;
      clearTimeout(timer);
      timer = setTimeout(() => rebuild(build, reload), quietMs);
    });
  }
});

async function rebuild(build, reload) {
  try {
    await step("Build", build);
    await reload();
  } catch (error) {
    console.error(error.message);
  }
}
