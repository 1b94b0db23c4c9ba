/** `npm run operator -- EMAIL [--role ROLE | --remove] [--remote --origin URL]`: lets somebody in at the desk, or no longer. */
import { type Role, roles } from "contract";
import { EmailAddress } from "contract/forms";
import { enrolment, lastNamed, removal } from "upstream/operators/enrolment";
import { argumentsOf } from "../local/arguments";
import { askDatabase, inText } from "../local/ask-database";
import { beginDatabase } from "../local/database.mjs";
import { command } from "../local/steps.mjs";

const usage = `npm run operator -- EMAIL [--role ${roles.join("|")} | --remove] [--remote --origin https://www.vetrina.example]`;

const options = {
  remove: { type: "boolean" },
  role: { type: "string" },
  remote: { type: "boolean" },
  origin: { type: "string" },
} as const;
const { values, names, wrong } = argumentsOf(usage, options, 1);
const email = EmailAddress.safeParse(names[0]).data ?? wrong("name one EMAIL");
const known = values.remote ? process.env.SITE_ORIGIN : `http://localhost:${process.env.PORT ?? 8788}`;
const origin = (values.origin ?? known) || wrong("--remote needs --origin, the address of the site");
const role = (values.role ?? null) as Role | null;
if (role !== null && (values.remove || !roles.includes(role))) wrong(`--role is ${roles.join(", ")}`);

await command(async () => {
  const where = values.remote ? "--remote" : "--local";
  if (!values.remote) await beginDatabase();
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
});
