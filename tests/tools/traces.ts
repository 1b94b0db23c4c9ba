/** What the open pages were when a test failed, beside its error; on second tries, which draw them, their picture too (scripts/local/suites.mjs). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach } from "vitest";
import { openPages } from "./browser";

const folder = process.env.VETRINA_TRACES;
/** A page that hangs says no more than that, in milliseconds. */
const timeout = 5_000;

if (folder)
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    mkdirSync(folder, { recursive: true });
    for (const [number, page] of openPages().entries()) {
      const name = `${task.file.name} ${task.name} ${number}`.replace(/[^\p{L}\d]+/gu, "-").slice(0, 120);
      const path = join(folder, `${name}.png`);
      if (process.env.VETRINA_DRAWS) await page.screenshot({ path, timeout }).catch(() => undefined);
      const html = await Promise.race([
        page.content().catch(String),
        new Promise<string>((late) => setTimeout(late, timeout, "The page does not answer.")),
      ]);
      writeFileSync(join(folder, `${name}.html`), `<!-- ${page.url()} -->\n${html}`);
    }
  });
