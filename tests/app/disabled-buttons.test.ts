/** What cannot be pressed says nothing: only what the specification names is disabled. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
/** File of `app/`, and the clause. All other buttons can be pressed, and say what is missing. */
import clauses from "./disabled-buttons.json";

const app = new URL("../../app/", import.meta.url);

/** Forms whose button waits for their fields: `tests/browser/identity.test.ts` fills them in every way. */
const patient = ["routes/login.tsx"];

const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".generated."))
  .map((file) => ({
    file,
    text: readFileSync(new URL(file, app), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
  }));
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test("a button is disabled only where a clause of the specification names it", () => {
  expect(holding(/\b(\.disabled =|ariaDisabled|aria-disabled"?[,=])|\bdisabled(=|>|\s*\n| )/).sort()).toEqual(
    Object.keys(clauses).sort(),
  );
  expect(holding(/^\s+patient$/m)).toEqual(patient);
});
