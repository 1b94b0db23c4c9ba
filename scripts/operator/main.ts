/** `npm run operator -- EMAIL [--remove] [--remote --origin URL]`: lets somebody in at the desk, or no longer. */
import { parseArgs } from "node:util";
import { askDatabase } from "../local/ask-database";
import { addressOf, enrolment, removal } from "./enrol";

const usage = "Usage: npm run operator -- EMAIL [--remove] [--remote --origin https://www.vetrina.example]";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: "boolean" }, remote: { type: "boolean" }, origin: { type: "string" } },
  });
  const email = addressOf(positionals[0] ?? "");
  const origin =
    values.origin ??
    (values.remote ? process.env.SITE_ORIGIN : `http://localhost:${process.env.PORT ?? 8788}`);
  if (email === null || positionals.length > 1 || !origin) throw new Error(usage);
  const where = values.remote ? "--remote" : "--local";
  if (values.remove) {
    askDatabase(removal(email, new Date()), where);
    console.log(`${email} is no operator any longer.`);
  } else {
    const { statements, token, recoveryCodes } = enrolment(email, new Date());
    askDatabase(statements, where);
    console.log(
      [
        `Open this link once, within 24 hours, to set up the second factor of ${email}:`,
        "",
        `  ${new URL(`/gestione/attivazione?token=${token}`, origin)}`,
        "",
        "Keep these recovery codes in a safe place; each opens the desk once when the phone is lost:",
        "",
        ...recoveryCodes.map((code) => `  ${code}`),
      ].join("\n"),
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
