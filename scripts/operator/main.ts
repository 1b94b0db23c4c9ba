/** `npm run operator -- EMAIL [--role ROLE | --remove] [--remote --origin URL]`: lets somebody in at the desk, or no longer. */
import { parseArgs } from "node:util";
import { type Role, roles } from "contract";
import { addressOf, enrolment, lastNamed, removal } from "upstream/operators/enrolment";
import { askDatabase, inText } from "../local/ask-database";

const usage = `Usage: npm run operator -- EMAIL [--role ${roles.join("|")} | --remove] [--remote --origin https://www.vetrina.example]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remove: { type: "boolean" },
      role: { type: "string" },
      remote: { type: "boolean" },
      origin: { type: "string" },
    },
  });
  const email = addressOf(positionals[0] ?? "");
  const origin =
    values.origin ??
    (values.remote ? process.env.SITE_ORIGIN : `http://localhost:${process.env.PORT ?? 8788}`);
  const role = (values.role ?? null) as Role | null;
  const isRole = role === null || (roles.includes(role) && !values.remove);
  if (email === null || positionals.length > 1 || !origin || !isRole) throw new Error(usage);
  const where = values.remote ? "--remote" : "--local";
  const isLess = values.remove || (role !== null && role !== "tutto");
  if (isLess && (askDatabase([inText(lastNamed(email))], where)[0] ?? []).length > 0)
    throw new Error(`${email} is the only operator who may do everything: let somebody else do that first.`);
  if (values.remove) {
    askDatabase(removal(email, new Date()), where);
    console.log(`${email} is no operator any longer.`);
  } else {
    const { statements, token, recoveryCodes } = enrolment(email, new Date(), role);
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
